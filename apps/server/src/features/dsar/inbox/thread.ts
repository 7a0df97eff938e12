import type { LetterBlock } from '@app/requests';
import { fill, loadWords } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../policies/index.ts';
import { languageOf } from '../context.ts';
import { arrivingLimits } from '../files/arriving.ts';
import { updateFiles } from '../files/queries.ts';
import { ofRequest } from '../files/service.ts';
import { lockRequest, type StoredRequest } from '../request-queries.ts';
import { mostUnanswered, resumed, unansweredIn } from '../rules.ts';
import { byRequester } from '../saying.ts';
import { tellTeam } from '../tell-team.ts';
import { goOn } from '../thread.ts';
import { listLetters } from '../thread-queries.ts';
import { cutText } from './cut-text.ts';
import type { MailedFiles, Of } from './mailed-files.ts';
import type { DatedMail } from './parse-mail.ts';
import { insertMail, markFilesStored } from './queries.ts';
import { receivedAt } from './rules.ts';

type Brought = Pick<MailedFiles, 'files' | 'left'> & {
  /** Whether the request came of this mail, so that its text is there already. */
  readonly opened: boolean;
};

/** Puts a mail with its files into the thread of a request, once. */
export async function putIntoThread(
  services: Services,
  { accountId, request: { id } }: Of,
  mail: DatedMail,
  { files, left, opened }: Brought,
): Promise<'message' | 'known' | 'no-thread' | 'too-many' | 'not-possible'> {
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request || request.name === null) return 'no-thread';
    // What was closed meanwhile keeps no files of the requester.
    if (request.state === 'closed' && files.length > 0) return 'not-possible';
    const unanswered = unansweredIn(await listLetters(tx, accountId, id));
    if (unanswered >= mostUnanswered) return 'too-many';
    const mailed = { accountId, message: mail.hash, requestId: id, filesDue: false };
    const isNew = opened ? await markFilesStored(tx, accountId, mail.hash) : await insertMail(tx, mailed);
    if (!isNew) return 'known';
    const today = dayOf(receivedAt(mail, services.now()));
    const pauses = opened
      ? request.pauses
      : resumed(resumed(request.pauses, 'clarification', today), 'identity', today);
    const text = opened ? '' : mail.text;
    const blocks = await blocksOf(request, text, left);
    const letter = { fromOwner: false, kind: 'message', subject: mail.subject, blocks };
    // Whoever has the address was written to; that it is another one is for the team to know.
    const isOther = !opened && mail.from.address.toLowerCase() !== request.email?.toLowerCase();
    const note = isOther ? cutText(mail.from.address, 300) : '';
    const did = { ...byRequester({ accountId, id }, 'wrote'), letter, note };
    const { letterId = '' } = await goOn(tx, services, accountId, { ...request, pauses }, did);
    const ids = files.map((file) => file.id);
    await updateFiles(tx, ofRequest(accountId, request), ids, { letterId });
    if (unanswered === 0 && !opened) await tellTeam(tx, services, accountId, 'requestAnswered', request);
    return 'message';
  });
}

async function blocksOf(request: StoredRequest, text: string, left: readonly string[]): Promise<LetterBlock[]> {
  const said: LetterBlock[] = text === '' ? [] : [{ kind: 'text', text, required: false }];
  if (left.length === 0) return said;
  const { write } = (await loadWords(languageOf(request), 'dsar')).page;
  const limits = fill(write.filesHint, { count: arrivingLimits.files, size: arrivingLimits.megabytes });
  const notTaken = left.map((name): LetterBlock => ({
    kind: 'item',
    text: fill(write.notTaken, { name }),
    required: false,
  }));
  return [...said, ...notTaken, { kind: 'text', text: limits, required: false }];
}
