export type Check = { readonly name: string; readonly ok: () => boolean | Promise<boolean> };

/** A check that hangs counts as failed after this long: probes expect an answer within two seconds. */
const CHECK_TIMEOUT_MS = 1_500;

/** Runs each check at most once at a time, so nothing piles up behind a hanging database. */
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

/** What a bot needs to work. A named check that never ran counts as failed. */
export class Health {
  readonly #checks = new Map<string, () => Promise<boolean>>();

  constructor(names: readonly string[]) {
    for (const name of names) this.check({ name, ok: () => false });
  }

  check({ name, ok }: Check): void {
    this.#checks.set(name, once(ok));
  }

  /** The names of the failed checks. */
  async missing(): Promise<string[]> {
    const asked = [...this.#checks].map(async ([name, ok]) => ((await withTimeout(ok())) ? [] : [name]));
    return (await Promise.all(asked)).flat();
  }
}
