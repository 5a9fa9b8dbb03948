export type Check = { readonly name: string; readonly ok: () => boolean | Promise<boolean> };

/** A check that hangs counts as failed after this long: probes expect an answer within two seconds. */
const CHECK_TIMEOUT_MS = 1_500;

/** Asks one check at most once at a time: behind a database that hangs nothing piles up. */
function once(ok: Check['ok']): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= (async () => ok())()
      .catch(() => false)
      .finally(() => {
        running = null;
      });
    return running;
  };
}

async function withTimeout(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, false);
  });
  const ok = await Promise.race([answer, late]);
  clearTimeout(timer);
  return ok;
}

/** What a bot needs to be of use. What was named and never checked is missing. */
export class Health {
  readonly #checks = new Map<string, () => Promise<boolean>>();

  constructor(names: readonly string[]) {
    for (const name of names) this.check({ name, ok: () => false });
  }

  check({ name, ok }: Check): void {
    this.#checks.set(name, once(ok));
  }

  /** The names of those that are not well. */
  async missing(): Promise<string[]> {
    const asked = [...this.#checks].map(async ([name, ok]) => ((await withTimeout(ok())) ? [] : [name]));
    return (await Promise.all(asked)).flat();
  }
}
