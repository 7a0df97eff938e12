import { chunkCount, openFile, partKey } from '@app/sealing';
import { fromBase64url, fromHex } from '../page/encoding.ts';
import { CallFailed } from '../send/api.ts';
import type { LetterFile } from './letters.ts';
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

/** The proof that the report came on its day. @throws CallFailed if there is none yet */
export async function downloadProof({ office, keys }: Mailbox): Promise<unknown> {
  const answer = await callMailbox(office.id, keys, () => ({ action: 'proof' }));
  if (!('proof' in answer)) throw new CallFailed('unreachable');
  return answer.proof;
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
