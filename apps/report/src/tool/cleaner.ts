import type { Cleaned } from '@app/cleaning';

/** The address of the script that cleans files and its hash, which the build knows. It is the one of the form. */
declare const CLEANER_WORKER: { readonly url: string; readonly integrity: string };

type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

let policy: Policy | undefined;

/**
 * Cleans a file in a worker of its own, whose memory is given back at once. Browsers check no hash of a worker, so its script is
 * compared first.
 * @throws Error if the worker did not start or did not end properly
 */
export async function cleanFile(file: Blob, limit: number): Promise<Cleaned> {
  const { url, integrity } = CLEANER_WORKER;
  await fetch(url, { integrity });
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('candor-cleaner', { createScriptURL: () => url });
  const worker = new Worker(policy?.createScriptURL(url) ?? url);
  try {
    return await new Promise<Cleaned>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as Cleaned)); // our own worker
      worker.addEventListener('error', () => reject(new Error('The cleaner failed.')));
      worker.postMessage({ file, limit });
    });
  } finally {
    worker.terminate();
  }
}
