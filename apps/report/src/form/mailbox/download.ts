import { chunkCount, openFile, partKey } from '@app/sealing';
import type { StoredPart } from '@app/whistleblowing';
import { toBase64 } from '@app/evidence/base64.ts';
import { proofInWorker } from '../files/cleaner.ts';
import { fromBase64url, fromHex, toHex } from '../page/encoding.ts';
import { CallFailed } from '../send/api.ts';
import { keyOf, type LetterFile } from './letters.ts';
import { callMailbox, type Mailbox } from './mailbox.ts';

/** Fetches and opens a file, chunk by chunk. @throws CallFailed, NotOpened */
export async function downloadFile(mailbox: Mailbox, { id, header }: LetterFile): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(header.size);
  const key = partKey(mailbox.content, 'file', fromHex(id));
  const place = { context: mailbox.context, id: fromHex(id) };
  let at = 0;
  for await (const plain of openFile(key, place, header.size, sealedChunks(mailbox, id, header.size))) {
    bytes.set(plain, at);
    at += plain.length;
  }
  return bytes;
}

async function* sealedChunks({ office, keys }: Mailbox, file: string, size: number): AsyncGenerator<Uint8Array> {
  for (let chunk = 0; chunk < chunkCount(size); chunk++) {
    const answer = await callMailbox(office.id, keys, () => ({ action: 'download', file, chunk }));
    if (!('chunk' in answer)) throw new CallFailed('unreachable');
    yield fromBase64url(answer.chunk);
  }
}

/**
 * The file that proves that the report came on its day, and what it says, as far as that is shown.
 * @throws CallFailed `mailbox.no-proof`: there is none yet
 */
export async function downloadProof(mailbox: Mailbox, shown: readonly StoredPart[]): Promise<string> {
  const answer = await callMailbox(mailbox.office.id, mailbox.keys, () => ({ action: 'proof' }));
  if (!('proof' in answer)) throw new CallFailed('unreachable');
  const opened = shown.map((part) => ({
    kind: part.kind,
    number: part.number,
    key: toHex(keyOf(mailbox, part)),
    sealed: toBase64(fromBase64url(part.sealed)),
  }));
  const words = opened.length > 0 && { words: { ...answer.envelope, opened } };
  const file = await proofInWorker({ ...(answer.proof as object), ...words });
  if (file === null) throw new CallFailed('unreachable');
  return file;
}

/** Saves a file. Whatever its type, the browser does not open it. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
