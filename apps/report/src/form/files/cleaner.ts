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
 * Cleans a file in a worker of its own, so that the page stays usable; its memory is given back at once.
 * @throws Error if the worker did not start or did not end properly
 */
export async function cleanInWorker(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Cleaned> {
  const worker = new Worker(await prepareCleaner());
  try {
    return await new Promise<Cleaned>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data as Cleaned)); // our own worker
      worker.addEventListener('error', () => reject(new Error('The cleaner failed.')));
      worker.postMessage({ bytes, limit });
    });
  } finally {
    worker.terminate();
  }
}
