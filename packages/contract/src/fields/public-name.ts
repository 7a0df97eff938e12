import { isHostName } from './host.ts';
import { refused } from './refused.ts';
import { oneLine } from './text.ts';
import { isUrl } from './url.ts';

// User-chosen names appear in e-mails to people who do not know that user. A link or address in a name would be that
// user's message, sent by us.
const scheme = /:\/\/|\b(?:mailto|tel|sms|javascript|data):|\bwww\./iu;
const betweenHosts = /[^\p{L}\p{M}\p{N}.-]+/u;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether a name contains an address, a link, or a sign of one. */
export function holdsAddress(name: string): boolean {
  const plain = plainly(name);
  return /[@<>]/.test(plain) || scheme.test(plain) || hostsIn(plain).length > 0;
}

/** Whether a name is only a host: a brand may be named like its site, `Example.com`, with no other words. */
function isHostAlone(name: string): boolean {
  return isHostName(plainly(name).toLowerCase());
}

/** A one-line name that may appear in e-mails to others: of a newsletter or a sender. */
export const publicName = (max: number) =>
  oneLine(max).refine((name) => isHostAlone(name) || !holdsAddress(name), refused('field.name-with-address'));

/** Whether this is allowed as a site's name. Generators accept a name or a URL, so the whole name may be a URL. */
export function isSiteName(name: string): boolean {
  return isHostAlone(name) || isUrl(name) || !holdsAddress(name);
}

const wordJoiner = '\u2060';

/**
 * A name in the form in which it appears in e-mails. If it is a URL, only its host, with a word joiner before each dot
 * so that no mail client makes it a link; if it is an older name that contains an address, only its other words.
 */
export function nameInMail(name: string): string {
  const plain = plainly(name);
  const bare = plain.replace(/^https?:\/\//i, '').replace(/[/:].*$/s, '');
  if ((isUrl(plain) || isHostAlone(plain)) && isHostAlone(bare)) return bare.replaceAll('.', `${wordJoiner}.`);
  if (!holdsAddress(plain)) return name;
  const words = plain
    .split(/\s+/)
    .filter((word) => !holdsAddress(word))
    .join(' ');
  return words === '' ? '…' : words;
}

function plainly(name: string): string {
  return name.normalize('NFKC').replaceAll('。', '.').trim();
}

function hostsIn(plain: string): string[] {
  return plain
    .split(betweenHosts)
    .map((text) => text.replace(/^\.|\.$/g, ''))
    .filter((text) => ipAddress.test(text) || isHostName(text.toLowerCase()));
}
