import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Problem } from '#platform/http/problem.ts';
import { network } from '#platform/http/rate.ts';
import type { StoredFile } from './queries.ts';

const mebibyte = 1024 * 1024;
/** What a requester can send at once: files, and bytes of each. */
export const arrivingLimits = { files: 5, file: 10 * mebibyte, megabytes: 10 } as const;

/** Forms that arrive at a time, in all and from one network; each takes some MiB of memory. */
const mostAtOnce = 16;
const mostOfNetwork = 2;
/** Bytes and milliseconds of a form. */
const mostBytes = (arrivingLimits.files + 1) * arrivingLimits.file;
const longest = 10 * 60_000;
const arriving = new Map<string, number>();

/** What a form said, and the files that came with it. */
export type ArrivedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly StoredFile[];
  /** Whether there were too many files or too large ones; then none is stored. */
  readonly isTooMuch: boolean;
};

/** Stores a file of a form. @param fields what stood in the form before the file */
export type StoreFile = (
  fields: Readonly<Record<string, string>>,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<StoredFile>;

/**
 * Reads a form with files. Files are stored as they arrive.
 * @param forget deletes what was stored of a form that is refused
 * @throws Problem `server.busy`, `input.unreadable`, `input.too-large`, and what `store` throws
 * @see RFC 7578
 */
export async function readForm(
  body: Readable,
  { headers, address }: { readonly headers: IncomingHttpHeaders; readonly address: string },
  store: StoreFile,
  forget: (files: readonly StoredFile[]) => Promise<void>,
): Promise<ArrivedForm> {
  const from = network(address);
  const own = arriving.get(from) ?? 0;
  const all = arriving.values().reduce((sum, count) => sum + count, 0);
  if (own >= mostOfNetwork || all >= mostAtOnce) throw new Problem('server.busy', { seconds: 10 });
  arriving.set(from, own + 1);
  const fields: Record<string, string> = {};
  const files: StoredFile[] = [];
  try {
    await parse(
      body,
      headers,
      fields,
      async (before, name, bytes) => void files.push(await store(before, name, bytes)),
    );
    return { fields, files, isTooMuch: false };
  } catch (error) {
    await forget(files);
    if (error instanceof Problem && error.code === 'dsar-file.too-many') return { fields, files: [], isTooMuch: true };
    throw error;
  } finally {
    const left = (arriving.get(from) ?? 1) - 1;
    if (left > 0) arriving.set(from, left);
    else arriving.delete(from);
  }
}

type OnFile = (
  fields: Readonly<Record<string, string>>,
  name: string,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<void>;

function parse(
  body: Readable,
  headers: IncomingHttpHeaders,
  fields: Record<string, string>,
  onFile: OnFile,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let stored: Promise<void> = Promise.resolve();
    let isOver = false;
    const current = new Set<Readable>();
    const refuse = (problem: Problem) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      // The rest is read and thrown away, so that the sender gets the answer.
      body.unpipe();
      body.resume();
      for (const bytes of current) bytes.destroy(problem);
      const end = () => reject(problem);
      stored.then(end, end);
    };
    const patience = setTimeout(() => {
      refuse(new Problem('input.unreadable'));
      body.destroy();
    }, longest);
    let length = 0;
    body.on('data', (data: Buffer) => {
      length += data.length;
      if (length > mostBytes) refuse(new Problem('dsar-file.too-many'));
      // What is far above the limit is not even read to its end.
      if (length > 4 * mostBytes) body.destroy();
    });
    const form = parserOf(headers);
    if (!form) return refuse(new Problem('input.unreadable'));
    form.on('field', (name: string, value: string) => {
      if (name !== '__proto__') fields[name] = value;
    });
    form.on('file', (_field: string, bytes: Readable, name: string | undefined) => {
      // A field for files in which nothing was chosen.
      if (!name) return void bytes.resume();
      current.add(bytes);
      // Whoever reads it is told as well.
      bytes.on('error', () => undefined);
      bytes.on('limit', () => refuse(new Problem('dsar-file.too-many')));
      stored = stored.then(() => onFile(fields, name, bytes));
      stored.catch((error: unknown) =>
        refuse(error instanceof Problem ? error : new Problem('server.busy', { seconds: 5 })),
      );
    });
    form.on('filesLimit', () => refuse(new Problem('dsar-file.too-many')));
    form.on('partsLimit', () => refuse(new Problem('input.too-large')));
    form.on('fieldsLimit', () => refuse(new Problem('input.too-large')));
    form.on('error', () => refuse(new Problem('input.unreadable')));
    form.on('finish', () => {
      clearTimeout(patience);
      stored.then(resolve, () => undefined);
    });
    body.on('error', () => refuse(new Problem('input.unreadable')));
    body.pipe(form);
  });
}

/** Undefined: the headers describe no form. */
function parserOf(headers: IncomingHttpHeaders): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: {
        files: arrivingLimits.files,
        fileSize: arrivingLimits.file,
        fields: 10,
        fieldSize: 64 * 1024,
        fieldNameSize: 100,
        parts: 20,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    return undefined;
  }
}
