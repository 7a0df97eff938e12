import { fill } from '@app/texts';
import { Readable } from 'node:stream';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { masked } from '#platform/mail/masked.ts';
import { wrongCode } from '../codes.ts';
import { languageOf } from '../context.ts';
import { mailCode } from '../jobs.ts';
import { findRequest, updateRequest } from '../request-queries.ts';
import type { PageNote } from '../request-page.ts';
import { code } from '../rules.ts';
import { byRequester, right, wordsOf, wrong, type Done, type Linked, type Saying } from '../saying.ts';
import { goOn } from '../thread.ts';
import { arrivingLimits } from './arriving.ts';
import { bodyOf, certificateFile } from '../certificates/files.ts';
import { certificateFormOf } from '../certificates/items.ts';
import { findErasure } from '../certificates/queries.ts';
import { everythingFor } from './everything.ts';
import { everythingId, heldData, heldFileId, heldFileName } from './held-file.ts';
import { listFiles, updateFiles } from './queries.ts';
import { fileAnswer, ofRequest } from './service.ts';
import { readFile } from './store.ts';

/** A fresh code for a download. Who reads the mails may have changed since the address was confirmed. */
export async function askFileCode(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request } = said;
  const page = await wordsOf(said);
  if (request.codeMails >= code.mailsForFiles) return wrong(page.unavailable.text);
  await updateRequest(tx, linked.accountId, { ...request, codeMails: request.codeMails + 1 });
  const mailId = newId(services.now());
  await enqueue(tx, mailCode, { accountId: linked.accountId, requestId: linked.id, opens: 'file', mailId });
  return right(fill(page.code.sent, { email: masked(request.email ?? '') }));
}

/**
 * Downloads a file of the team, or what the consent records hold. One code opens each file of one letter once; each download is
 * logged.
 */
export async function takeFile(said: Saying): Promise<Done> {
  const { tx, services, linked, request, pressed } = said;
  const { files: words } = await wordsOf(said);
  const { accountId } = linked;
  const files = await listFiles(tx, accountId, linked.id);
  const file = files.find(({ id }) => id === pressed.file);
  const form = certificateFormOf(pressed.file);
  const hasForm = form !== undefined && (await findErasure(tx, accountId, linked.id))?.certificateId;
  const isAll = pressed.file === everythingId;
  const isTheirs =
    hasForm || isAll || pressed.file === heldFileId || (file?.fromOwner === true && file.letterId !== null);
  if (!isTheirs) return { note: wrong(words.gone) };
  const { code: codeWords } = await wordsOf(said);
  const opened = files.filter(({ id }) => request.codeFiles.includes(id));
  // For everything, a code must be fresh, and it opens nothing after that.
  const isSpent = opened.some(({ id, letterId }) => isAll || id === file?.id || letterId !== file?.letterId);
  if (isSpent) return { note: wrong(codeWords.spent) };
  const isWrong = await wrongCode(said);
  if (isWrong) return { note: isWrong };
  const by = byRequester(linked, 'downloaded');
  const codeFiles = file ? [...request.codeFiles, file.id] : [];
  const isLeft = files.some(
    ({ id, letterId, fromOwner }) => fromOwner && letterId === file?.letterId && !codeFiles.includes(id),
  );
  const isOver = isAll || !isLeft;
  const after = isOver ? { ...request, codeHash: null, codeUntil: null, codeFiles: [] } : { ...request, codeFiles };
  await goOn(tx, services, accountId, after, by);
  if (isAll) return { download: await everythingFor(said, files) };
  if (file) {
    const of = ofRequest(accountId, request);
    await updateFiles(tx, of, [file.id], { downloads: file.downloads + 1 });
    return { download: fileAnswer(Readable.from(readFile(services, of, file)), file.name) };
  }
  if (form !== undefined) {
    const made = await certificateFile(tx, accountId, request, { form, withSalt: true });
    return { download: { ...made, body: Readable.from(bodyOf(made.body)) } };
  }
  const held = await heldData(tx, services, accountId, request, by.doer);
  if (!held) return { note: wrong(words.gone) };
  return { download: fileAnswer(Readable.from(held), heldFileName) };
}

/** Files that were too many or too large: none of them is stored, and nothing was sent. */
export async function tooMuch({ db }: Services, { accountId, id }: Linked): Promise<PageNote | undefined> {
  const request = await db.inAccount(accountId, (tx) => findRequest(tx, accountId, id));
  if (!request) return undefined;
  const { filesWrong } = (await wordsOf({ locale: languageOf(request) })).write;
  return wrong(fill(filesWrong, { count: arrivingLimits.files, size: arrivingLimits.megabytes }));
}
