import { email as emailField, requestInput } from '@app/contract';
import { lawsFor, rightsUnder } from '@app/requests';
import type { Services } from '#platform/http/context.ts';
import { loadForm, type PublishedForm } from '../form-cache.ts';
import { receive } from '../receive.ts';
import { countMailed } from '../request-count-queries.ts';
import { findRequest, type StoredRequest } from '../request-queries.ts';
import { dayAt, mostUnanswered, unansweredIn } from '../rules.ts';
import { listLetters } from '../thread-queries.ts';
import { isOfForm, isOfRequest, isOwnAddress, numberOf, readTag, type Tag } from './address.ts';
import { cutText } from './cut-text.ts';
import { storeFiles, type Of } from './mailed-files.ts';
import type { ArrivedMail, DatedMail } from './parse-mail.ts';
import { findMail, insertMail, listByNumber } from './queries.ts';
import { languageIn, originalSender, receivedAt, rightsIn } from './rules.ts';
import { putIntoThread } from './thread.ts';

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
  const before = await db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, id);
    const isKnown = (await findMail(tx, accountId, mail.hash)) !== undefined;
    const isFull = unansweredIn(await listLetters(tx, accountId, id)) >= mostUnanswered;
    return { request, isKnown, isFull };
  });
  if (!before.request || before.request.name === null) return 'no-thread';
  if (before.isKnown) return 'known';
  if (before.isFull) return 'too-many';
  return withFiles(services, { accountId, request: before.request }, mail, { opened: false });
}

async function open(services: Services, tag: Tag, mail: DatedMail): Promise<Taken> {
  const { db, secrets } = services;
  const form = isOfForm(secrets, tag) ? await loadForm(db, tag.name) : undefined;
  if (!form) return 'no-thread';
  const { accountId } = form;
  const known = await db.inAccount(accountId, (tx) => findMail(tx, accountId, mail.hash));
  const opened = known ? { id: known.requestId } : await openRequest(services, form, mail);
  if (typeof opened === 'string') return opened;
  // A stop between the request and its files: they are stored now.
  const filesDue = known ? known.filesDue : mail.attachments.length > 0;
  const request = filesDue && (await db.inAccount(accountId, (tx) => findRequest(tx, accountId, opened.id)));
  if (request) await withFiles(services, { accountId, request }, mail, { opened: true });
  return known && !filesDue ? 'known' : 'request';
}

/** Stores the files of a mail, and then its message together with them. */
async function withFiles(
  services: Services,
  of: Of,
  mail: DatedMail,
  { opened }: { readonly opened: boolean },
): Promise<Taken> {
  const files = await storeFiles(services, of, mail.attachments);
  try {
    const became = await putIntoThread(services, of, mail, { ...files, opened });
    if (became !== 'message') await files.forget();
    return became;
  } catch (error) {
    await files.forget();
    throw error;
  }
}

/** @returns the request that the mail opened */
async function openRequest(
  services: Services,
  form: PublishedForm,
  mail: DatedMail,
): Promise<Pick<StoredRequest, 'id'> | 'too-many' | 'not-possible'> {
  const now = services.now();
  const { accountId, site, workplace, handlerId, deputyId, owner } = form;
  const receivedOn = dayAt(workplace, receivedAt(mail, now));
  const input = inputOf(services, form, mail, receivedOn);
  if (!input) return 'not-possible';
  return services.db.inAccount(accountId, async (tx) => {
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
    const filesDue = mail.attachments.length > 0;
    const isNew = await insertMail(tx, { accountId, message: mail.hash, requestId: id, filesDue });
    // Another process took it meanwhile: what this one did is rolled back.
    if (!isNew) throw new Error('A mail was taken twice at once.');
    return { id };
  });
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
    details: cutText([mail.subject, mail.text].join('\n\n'), longestDetails),
    language: languageIn(mail.text, mail.language),
  });
  return parsed.success ? parsed.data : undefined;
}
