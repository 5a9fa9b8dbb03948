import { type Backend, makeBackend, type StoredText } from './backend.ts';
import { optional } from './optional.ts';

const CONNECT_MS = 2000;
const COMMAND_MS = 2000;
const LONGEST_PAUSE_MS = 2000;

export async function openRedis(url: string): Promise<Backend> {
  const { default: KeyvRedis } = await optional('@keyv/redis', () => import('@keyv/redis'));
  const adapter = new KeyvRedis(
    {
      url,
      // While the connection is lost a save is refused at once, instead of waiting without an end.
      disableOfflineQueue: true,
      commandOptions: { timeout: COMMAND_MS },
      socket: {
        connectTimeout: CONNECT_MS,
        reconnectStrategy: (attempts: number) => Math.min(100 * 2 ** attempts, LONGEST_PAUSE_MS),
      },
    },
    { throwOnErrors: true, throwOnConnectError: true, connectionTimeout: CONNECT_MS, keyPrefixSeparator: ':' },
  );
  return makeBackend(adapter, (prefix) => scan((namespace) => adapter.iterator(namespace), prefix));
}

type Iterator = (namespace: string) => AsyncIterable<[string, unknown]>;

/** The adapter takes the prefix for a namespace and cuts it off. A scan may bring a key twice, or one just deleted. */
async function* scan(iterator: Iterator, prefix: string): AsyncGenerator<StoredText> {
  const seen = new Set<string>();
  for await (const [rest, text] of iterator(prefix.replace(/:$/, ''))) {
    if (seen.has(rest) || text === undefined || text === null) continue;
    seen.add(rest);
    yield [prefix + rest, text];
  }
}
