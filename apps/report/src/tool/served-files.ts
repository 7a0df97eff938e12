import { toHex } from './encoding.ts';

/** The files of the pages, by their path, with the SHA-256 of each. */
type Manifest = { readonly files: Readonly<Record<string, string>> };

export type ServedFiles =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'other' | 'unknown'; readonly file: string };

const manifestPath = '/.well-known/candor-report.json';

/** Compares what the server serves with its manifest. The browser already refuses scripts that differ from their page. */
export async function checkServedFiles(office: string): Promise<ServedFiles> {
  const manifest = await read(manifestPath).then(
    async (response) => (await response?.json()) as Manifest | undefined,
    () => undefined,
  );
  if (!manifest?.files) return { kind: 'unknown', file: manifestPath };
  for (const [name, hash] of Object.entries(manifest.files)) {
    const response = await read(addressOf(name, office));
    if (!response) return { kind: 'unknown', file: name };
    const found = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    if (toHex(found) !== hash) return { kind: 'other', file: name };
  }
  return { kind: 'same', count: Object.keys(manifest.files).length };
}

function addressOf(name: string, office: string): string {
  if (name === 'tool.html') return '/report/tool';
  return name === 'form.html' ? `/report/${office}` : `/report/${name}`;
}

const read = (path: string) =>
  fetch(path, { credentials: 'omit' }).then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
