import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Unreadable } from './unreadable.ts';

/** What a release says of the pages for reports. */
type Manifest = {
  readonly format: typeof format;
  /** SHA-256 of each file by its name, such as `form.html` or `assets/form-ABC.js`. */
  readonly files: Readonly<Record<string, string>>;
  /** The content security policy of each page. */
  readonly policies?: Readonly<Record<string, string>>;
};

const format = 'candor-report-pages-1';
const manifestPath = '/.well-known/candor-report.json';
const largestFile = 16 * 1024 * 1024;
const mostFiles = 2000;
/** Milliseconds. */
const patience = 30_000;

export type PageRequest = { readonly url: string; readonly release: string; readonly json: boolean };

/** One file that was compared. */
export type PageFinding = {
  readonly file: string;
  readonly fault: 'missing' | 'changed' | 'not-in-release' | 'policy' | 'manifest';
};

/**
 * Compares the pages for reports that a server sends to this machine with those of a release. Fetches the manifest and each file.
 * @throws Unreadable if one of them cannot be read
 */
export async function comparePages({ url, release }: PageRequest): Promise<readonly PageFinding[]> {
  const origin = originOf(url);
  const wanted = manifestOf(readRelease(release), release);
  const findings: PageFinding[] = [];
  const sent = await fetched(new URL(manifestPath, origin));
  const served = sent && manifestOf(sent.bytes.toString('utf8'), manifestPath);
  if (!served) return [{ file: manifestPath, fault: 'missing' }];
  // What a server says of itself proves nothing; it tells which files it sends besides.
  for (const file of Object.keys(served.files))
    if (!Object.hasOwn(wanted.files, file)) findings.push({ file, fault: 'not-in-release' });
  for (const [file, hash] of Object.entries(wanted.files)) {
    if (served.files[file] !== hash) findings.push({ file, fault: 'manifest' });
    const answer = await fetched(new URL(addressOf(file, url), origin));
    if (!answer) findings.push({ file, fault: 'missing' });
    else if (createHash('sha256').update(answer.bytes).digest('hex') !== hash)
      findings.push({ file, fault: 'changed' });
    else if (!keepsPolicy(answer.policy, wanted.policies?.[file])) findings.push({ file, fault: 'policy' });
  }
  return findings;
}

/** Lines for people. */
export function pageLines({ url, release }: PageRequest, findings: readonly PageFinding[]): string[] {
  const sentences: Record<PageFinding['fault'], string> = {
    missing: 'is not served',
    changed: 'is not the file of the release',
    'not-in-release': 'is not part of the release',
    policy: 'is served without the content security policy of the release',
    manifest: 'has another hash in the manifest of the server',
  };
  if (findings.length === 0)
    return [
      `${url}: the pages for reports are those of ${release}.`,
      'What was served to this machine, at this time, is unchanged.',
    ];
  return [
    `${url}: the pages for reports are NOT those of ${release}.`,
    'Do not report there before you know why.',
    '',
    ...findings.map(({ file, fault }) => `  ✗ ${visible(file)} ${sentences[fault]}`),
  ];
}

const visible = (text: string): string => text.replaceAll(/\P{ASCII}|\p{Cc}/gu, '\ufffd');

/** Whether a policy allows no more than the one of the release. Of a directive that stands twice, browsers read the first. */
function keepsPolicy(sent: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return true;
  const directives = directivesOf(sent);
  return [...directivesOf(wanted)].every(([name, value]) => directives.get(name) === value);
}

/** The directives of a policy by their names. */
function directivesOf(policy: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const directive of policy.split(/[;,]/)) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    if (name !== '' && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), values.join(' '));
  }
  return found;
}

function addressOf(file: string, form: string): string {
  // The address that was named may be that of a form; every office has the same page.
  if (file === 'form.html') return formPath(form);
  return file === 'tool.html' ? '/report/tool' : `/report/${file}`;
}

function formPath(url: string): string {
  const { pathname } = new URL(url);
  return /^\/report\/[0-9a-f]{32}$/.test(pathname) ? pathname : `/report/${'0'.repeat(32)}`;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Unreadable(`${text} is no address of a page.`, true);
  return url.origin;
}

function readRelease(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** @throws Unreadable */
function manifestOf(text: string, name: string): Manifest {
  try {
    const value = JSON.parse(text) as Partial<Manifest>;
    const hashes = Object.entries(value.files ?? {});
    const isRight = hashes.every(([file, hash]) => /^[\w./-]+$/.test(file) && /^[0-9a-f]{64}$/.test(String(hash)));
    if (value.format === format && hashes.length > 0 && hashes.length <= mostFiles && isRight) return value as Manifest;
  } catch {
    // Said below.
  }
  throw new Unreadable(`${name} is no manifest of pages for reports.`);
}

type Fetched = { readonly bytes: Buffer; readonly policy: string };

/** Undefined: the server has no such file. @throws Unreadable */
async function fetched(url: URL): Promise<Fetched | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return undefined;
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of answer.body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > largestFile) throw new Error('it is too large');
    }
    return { bytes: Buffer.concat(parts), policy: answer.headers.get('content-security-policy') ?? '' };
  } catch (error) {
    throw new Unreadable(`${url.href} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
