import PostalMime, { type Address, type Email } from 'postal-mime';
import { sha256 } from '#platform/crypto/tokens.ts';
import { isOwnAddress } from './address.ts';
import { cutText } from './cut-text.ts';
import { textOfHtml } from './html-text.ts';

/** Bytes of a mail that are read for its text. Attachments are read by themselves. */
export const mostRead = 1024 * 1024;
const mostHeader = 256 * 1024;
const mostParts = 100;
/** Characters that are looked at. */
const mostHtml = 256 * 1024;
const mostText = 100_000;
const longestText = 20_000;
const mostNames = 100;

/** A file that came with a mail. */
export type Attachment = {
  readonly name: string;
  /** Bytes, as far as the mail server tells. */
  readonly size: number;
  /** Undefined: it cannot be read by itself. */
  readonly read?: () => AsyncIterable<Uint8Array>;
};

export type ArrivedMail = {
  /** Hash of the Message-ID, or of the mail itself where it has none. */
  readonly hash: Buffer;
  /** What stands behind `+` in the addresses of ours that it was sent to. */
  readonly tags: readonly string[];
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Of the header Content-Language, in lower case. */
  readonly language: string;
};

/** A mail, and when it arrived in the mailbox. */
export type DatedMail = ArrivedMail & { readonly arrivedAt: Date };

/** Why a mail is passed over: it stays in the mailbox, and changes nothing. */
export type PassedOver = 'automatic' | 'headers' | 'parts' | 'unreadable' | 'empty' | 'not-ours';

const toHeaders = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to', 'resent-to']);

/**
 * Reads a mail: its text, and the names of its attachments. HTML is turned into text, and nothing is rendered or loaded.
 * @param source the mail, or its first `mostRead` bytes
 */
export async function parseMail(
  source: Buffer,
  { local, domain }: { readonly local: string; readonly domain: string },
): Promise<ArrivedMail | PassedOver> {
  if (headerLength(source) > mostHeader) return 'headers';
  if (countParts(source) > mostParts) return 'parts';
  const email = await parsed(source);
  if (!email) return 'unreadable';
  // What comes from an address of ours was written by nobody.
  if (isAutomatic(email) || isOwnAddress({ local, domain }, mailboxOf(email.from).address)) return 'automatic';
  const tags = tagsOf(email, local, domain);
  if (tags.length === 0) return 'not-ours';
  const isPlain = /\S/.test(email.text ?? '');
  const text = cleaned(
    cutText(isPlain ? (email.text ?? '') : textOfHtml(cutText(email.html ?? '', mostHtml)), mostText),
  );
  const attachments = email.attachments.slice(0, mostNames).map(({ filename }) => ({ name: filename ?? '', size: 0 }));
  // What has no readable charset would stand in the thread as signs that nobody wrote.
  if (text.includes('\uFFFD')) return 'unreadable';
  if (text === '' && attachments.length === 0) return 'empty';
  const from = mailboxOf(email.from);
  return {
    tags,
    text: text.length > longestText ? `${cutText(text, longestText)}…` : text,
    attachments,
    hash: sha256(email.messageId?.trim() || source),
    from: { name: cutText(cleaned(from.name), 200), address: cleaned(from.address) },
    subject: cutText(cleaned(email.subject ?? '').replaceAll('\n', ' '), 300),
    language: headerOf(email, 'content-language'),
  };
}

async function parsed(source: Buffer): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(source, {
      maxNestingDepth: 20,
      maxHeadersSize: mostHeader,
      forceRfc822Attachments: true,
    });
  } catch {
    // It says what it refuses by quoting the mail.
    return undefined;
  }
}

function headerLength(source: Buffer): number {
  const ends = [source.indexOf('\r\n\r\n'), source.indexOf('\n\n')].filter((end) => end !== -1);
  return ends.length === 0 ? source.length : Math.min(...ends);
}

function countParts(source: Buffer): number {
  let parts = 0;
  for (let at = source.indexOf('\n--'); at !== -1 && parts <= 4 * mostParts; at = source.indexOf('\n--', at + 3)) {
    const head = source.subarray(at + 3, at + 400).toString('latin1');
    if (/\ncontent-(?:type|disposition|transfer-encoding):/i.test(head)) parts += 1;
  }
  return parts;
}

/** Answers that a program gave, and notices of mail servers. @see RFC 3834 */
function isAutomatic(email: Email): boolean {
  const submitted = headerOf(email, 'auto-submitted').split(';')[0]?.trim() ?? '';
  const sender = mailboxOf(email.from).address.toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'auto_reply'].includes(headerOf(email, 'precedence')) ||
    ['x-autoreply', 'x-autorespond'].some((name) => headerOf(email, name) !== '') ||
    headerOf(email, 'return-path') === '<>' ||
    headerOf(email, 'content-type').startsWith('multipart/report') ||
    /^(?:mailer-daemon|postmaster)@/.test(sender) ||
    sender === ''
  );
}

function headerOf({ headers }: Email, name: string): string {
  return (
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? ''
  );
}

function tagsOf({ headers }: Email, local: string, domain: string): string[] {
  const tags = new Set<string>();
  for (const { key, value } of headers) {
    if (!toHeaders.has(key)) continue;
    for (const piece of value.toLowerCase().slice(0, 20_000).split(`${local}+`).slice(1, 20)) {
      const [tag, rest = ''] = piece.split('@', 2);
      if (tag !== undefined && rest.startsWith(domain)) tags.add(tag);
    }
  }
  return [...tags].slice(0, 5);
}

function mailboxOf(address: Address | undefined): { readonly name: string; readonly address: string } {
  if (address?.address !== undefined) return address;
  return address?.group?.[0] ?? { name: '', address: '' };
}

/** Without signs that neither the database nor a page takes. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
