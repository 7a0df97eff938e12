import type { Cleaned } from '@app/cleaning';

/** The script that cleans files and its SHA-256: inserted by the build. */
declare const cleanerFile: readonly [file: string, integrity: string];

type Policy = { readonly createScriptURL: (url: string) => string };
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy };

let address: Promise<string> | undefined;

/**
 * Loads the cleaners, for everybody who opens the page: what is loaded does not tell who adds files. The browser refuses other
 * bytes than those of the build, which it would not do for the script of a worker.
 */
export function prepareCleaner(): Promise<string> {
  address ??= loadCleaner();
  address.catch(() => {
    address = undefined;
  });
  return address;
}

async function loadCleaner(): Promise<string> {
  const inlined = document.querySelector('script[data-cleaner]')?.textContent;
  const [file, integrity] = cleanerFile;
  const load = () => fetch(`/report/assets/${file}`, { integrity, credentials: 'omit', referrerPolicy: 'no-referrer' });
  const code = inlined ?? (await (await load()).text());
  return trusted(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
}

/** The address of our own script and of no other. @see Trusted Types */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy = trustedTypes.createPolicy('candor-cleaner', {
    createScriptURL(wanted) {
      if (wanted !== url) throw new TypeError('Only the cleaner is a script.');
      return wanted;
    },
  });
  return policy.createScriptURL(url);
}

/**
 * Does a task in a worker of its own, so that the page stays usable; its memory is given back at once.
 * @throws Error if the worker did not start or did not end properly
 */
async function inWorker(task: object): Promise<unknown> {
  const worker = new Worker(await prepareCleaner());
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

// It is our own worker, whose answers are these.
export const cleanInWorker = (file: Blob, limit: number): Promise<Cleaned> =>
  inWorker({ file, limit }) as Promise<Cleaned>;

/** The file of a proof, see `proofFile`. */
export const proofInWorker = (proof: object): Promise<string | null> => inWorker({ proof }) as Promise<string | null>;
