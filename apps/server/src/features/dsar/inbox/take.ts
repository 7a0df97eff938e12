import { email as emailField, requestInput } from '@app/contract';
import { lawsFor, rightsUnder } from '@app/requests';
import type { Services } from '#platform/http/context.ts';
import { dayOf } from '../../policies/index.ts';
import { loadForm, type PublishedForm } from '../form-cache.ts';
import { receive } from '../receive.ts';
import { countMailed } from '../request-count-queries.ts';
import { lockRequest } from '../request-queries.ts';
import { dayAt, mostUnanswered, resumed, unansweredIn } from '../rules.ts';
import { byRequester } from '../saying.ts';
import { tellTeam } from '../tell-team.ts';
import { goOn } from '../thread.ts';
import { listLetters } from '../thread-queries.ts';
import { isOfForm, isOfRequest, isOwnAddress, numberOf, readTag, type Tag } from './address.ts';
import { cutText } from './cut-text.ts';
import type { ArrivedMail, DatedMail } from './parse-mail.ts';
import { hasMail, insertMail, listByNumber } from './queries.ts';
import { languageIn, originalSender, rightsIn } from './rules.ts';

/** Requests that mails to an account open in an hour; more of them stay in the mailbox. */
const mostInAnHour = 200;
const longestDetails = 5000;
const longestName = 200;

/** What became of a mail. Its sender is told nothing, so that addresses cannot be tried. */
export type Taken = 'message' | 'request' | 'known' | 'no-thread' | 'too-many' | 'not-possible';

/** Puts a mail into its thread, or opens a request from it. What was taken before changes nothing. */
export async function takeMail(services: Services, mail: DatedMail): Promise<Taken> {
  for (const text of mail.tags) {
    const tag = readTag(text);
    const taken = tag && (tag.kind === 'request' ? await reply(services, tag, mail) : await open(services, tag, mail));
    if (taken && taken !== 'no-thread') return taken;
  }
  return 'no-thread';
}

async function reply(services: Services, tag: Tag, mail: DatedMail): Promise<Taken> {
  const { db, secrets } = services;
  const found = await db.acrossAccounts((tx) => listByNumber(tx, numberOf(tag)));
  const named = found.find((request) => isOfRequest(secrets, tag, request));
  if (!named) return 'no-thread';
  const { accountId, id } = named;
  return db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request || request.name === null) return 'no-thread';
    if (await hasMail(tx, accountId, mail.hash)) return 'known';
    const unanswered = unansweredIn(await listLetters(tx, accountId, id));
    if (unanswered >= mostUnanswered) return 'too-many';
    if (!(await insertMail(tx, { accountId, message: mail.hash, requestId: id }))) return 'known';
    const today = dayOf(receivedAt(mail, services.now()));
    const pauses = resumed(resumed(request.pauses, 'clarification', today), 'identity', today);
    const letter = { fromOwner: false, kind: 'message', subject: mail.subject, blocks: blocksOf(mail) };
    // Whoever has the address was written to; that it is another one is for the team to know.
    const isOther = mail.from.address.toLowerCase() !== request.email?.toLowerCase();
    const note = isOther ? cutText(mail.from.address, 300) : '';
    const did = { ...byRequester({ accountId, id }, 'wrote'), letter, note };
    await goOn(tx, services, accountId, { ...request, pauses }, did);
    if (unanswered === 0) await tellTeam(tx, services, accountId, 'requestAnswered', request);
    return 'message';
  });
}

async function open(services: Services, tag: Tag, mail: DatedMail): Promise<Taken> {
  const { db, secrets } = services;
  const form = isOfForm(secrets, tag) ? await loadForm(db, tag.name) : undefined;
  if (!form) return 'no-thread';
  const now = services.now();
  const { accountId, site, workplace, handlerId, deputyId, owner } = form;
  const receivedOn = dayAt(workplace, receivedAt(mail, now));
  const input = inputOf(services, form, mail, receivedOn);
  if (!input) return 'not-possible';
  return db.inAccount(accountId, async (tx) => {
    if (await hasMail(tx, accountId, mail.hash)) return 'known';
    if ((await countMailed(tx, accountId, new Date(now.getTime() - 3_600_000))) >= mostInAnHour) return 'too-many';
    const { id } = await receive(tx, services, accountId, {
      input,
      site,
      workplace,
      handlerId,
      deputyId,
      receivedOn,
      channel: 'email',
      rightsGuessed: true,
      ownerCountry: owner.country,
    });
    const isNew = await insertMail(tx, { accountId, message: mail.hash, requestId: id });
    // Another process took it meanwhile: what this one did is rolled back.
    if (!isNew) throw new Error('A mail was taken twice at once.');
    return 'request';
  });
}

/** When a mail was received: once it was in the mailbox, however late it is read. */
function receivedAt({ arrivedAt }: DatedMail, now: Date): Date {
  return arrivedAt < now ? arrivedAt : now;
}

/** Undefined: no law that applies gives such a right, or nobody is named. */
function inputOf({ config }: Services, { workplace, owner }: PublishedForm, mail: ArrivedMail, today: string) {
  const sender = originalSender(mail.subject, mail.text) ?? mail.from;
  const place = owner.country ?? workplace;
  const offered = rightsUnder(lawsFor(place, owner.country, today), today);
  const rights = rightsIn(`${mail.subject}\n${mail.text}`, offered);
  if (!rights.every((right) => offered.includes(right))) return undefined;
  const parsed = requestInput.safeParse({
    place,
    rights,
    name: cutText(sender.name.trim() || (sender.address.split('@')[0] ?? ''), longestName),
    ...(emailField.safeParse(sender.address).success &&
      !isOwnAddress(config.inboundMail, sender.address) && { email: sender.address }),
    details: cutText([mail.subject, mail.text, ...mail.attachments.map(named)].join('\n\n'), longestDetails),
    language: languageIn(mail.text, mail.language),
  });
  return parsed.success ? parsed.data : undefined;
}

function blocksOf({ text, attachments }: ArrivedMail) {
  const said = text === '' ? [] : [{ kind: 'text', text, required: false } as const];
  return [...said, ...attachments.map((name) => ({ kind: 'item', text: named(name), required: false }) as const)];
}

/** The sign of an attachment, in any language. */
const named = (name: string): string => `📎 ${name}`;
