import { Readable } from 'node:stream';
import type { FileAnswer } from '#platform/http/routes.ts';
import { byRequester, type Saying } from '../saying.ts';
import { listLetters } from '../thread-queries.ts';
import { certificatesOf } from './archive.ts';
import { heldData, heldFileName } from './held-file.ts';
import { updateFiles, type StoredFile } from './queries.ts';
import { ofRequest } from './service.ts';
import { fileEntries, numbered, textEntry, writtenLetter, zipped } from './zip.ts';

/** All letters, the files that were sent, what the consent records hold, and the certificate, as one ZIP. */
export async function everythingFor(said: Saying, files: readonly StoredFile[]): Promise<FileAnswer> {
  const { tx, services, linked, request } = said;
  const { accountId, id } = linked;
  const sent = files.filter(({ fromOwner, letterId }) => fromOwner && letterId !== null);
  const of = ofRequest(accountId, request);
  for (const { id: fileId, downloads } of sent) await updateFiles(tx, of, [fileId], { downloads: downloads + 1 });
  const letters = (await listLetters(tx, accountId, id)).map((letter, place) =>
    textEntry(`${numbered(place)}-${letter.at.toISOString().slice(0, 10)}.txt`, writtenLetter(letter)),
  );
  const held = await heldData(tx, services, accountId, request, byRequester(linked, 'downloaded').doer);
  const entries = [
    ...letters,
    ...(held ? [{ path: heldFileName, isText: true, bytes: held }] : []),
    ...(await certificatesOf(tx, accountId, request)),
    ...fileEntries(services, of, sent),
  ];
  return { body: Readable.from(zipped(entries)), type: 'application/zip', name: `${request.number}.zip` };
}
