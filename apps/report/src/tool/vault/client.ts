import type { VaultAnswer, VaultCalls, VaultRequest } from '../vault-worker.ts';

/** The address of the worker's script and its hash, which the build knows. */
declare const VAULT_WORKER: { readonly url: string; readonly integrity: string };

/** A call that the worker refused: the code of `NotOpened`, `failed`, or `locked` because it ended meanwhile. */
export class VaultRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The vault refused: ${code}.`);
    this.name = 'VaultRefusal';
    this.code = code;
  }
}

type Name = keyof VaultCalls;
type Input<N extends Name> = Parameters<VaultCalls[N]> extends [infer One] ? [One] : [];
type Result<N extends Name> = Awaited<ReturnType<VaultCalls[N]>>;

/** The worker that holds the keys. */
export type VaultClient = {
  call<N extends Name>(name: N, ...input: Input<N>): Promise<Result<N>>;
  /** Ends the worker, and its memory with it. */
  end(): void;
};

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

export async function startVault(): Promise<VaultClient> {
  const worker = await startWorker();
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const rejectAll = (code: string) => {
    for (const { reject } of waiting.values()) reject(new VaultRefusal(code));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<VaultAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('refused' in data) call?.reject(new VaultRefusal(data.refused));
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', () => rejectAll('failed'));
  return {
    call: <N extends Name>(name: N, ...input: Input<N>) =>
      new Promise<Result<N>>((resolve, reject) => {
        count += 1;
        // The worker answers with the result of the call that it was sent.
        waiting.set(count, { resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage({ id: count, name, input: input[0] } satisfies VaultRequest);
      }),
    end() {
      worker.terminate();
      rejectAll('locked');
    },
  };
}

type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Starts the worker at its own address, whose policy alone allows WebAssembly. Browsers check no hash of a worker, so it is compared
 * first; its name holds a hash, and the browser keeps it from then on.
 */
async function startWorker(): Promise<Worker> {
  const { url, integrity } = VAULT_WORKER;
  await fetch(url, { integrity });
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('candor-vault', { createScriptURL: () => url });
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' });
}
