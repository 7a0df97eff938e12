import { isHostName } from './host.ts';
import { refused } from './refused.ts';
import { oneLine } from './text.ts';
import { isUrl } from './url.ts';

// Names that somebody chooses stand in mails to people who never heard of them. What could be clicked or answered there
// would be that somebody's message, sent by us.
const scheme = /:\/\/|\b(?:mailto|tel|sms|javascript|data):|\bwww\./iu;
const betweenHosts = /[^\p{L}\p{M}\p{N}.-]+/u;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether a name holds an address, a link, or a sign of one beside other words. */
export function holdsAddress(name: string): boolean {
  const plain = plainly(name);
  return /[@<>]/.test(plain) || scheme.test(plain) || hostsIn(plain).length > 0;
}

/** A brand may be called as its site: `Example.com`, and nothing beside it. */
function isHostAlone(name: string): boolean {
  return isHostName(plainly(name).toLowerCase());
}

/** A name on one line that may be read in mails to others: of a newsletter, of a sender. */
export const publicName = (max: number) =>
  oneLine(max).refine((name) => isHostAlone(name) || !holdsAddress(name), refused('field.name-with-address'));

/** Whether a site may be called so. Generators take a name or an address: the whole may be one. */
export function isSiteName(name: string): boolean {
  return isHostAlone(name) || isUrl(name) || !holdsAddress(name);
}

const wordJoiner = '\u2060';

/**
 * A name as it goes into a mail: of a name that is a web address its host alone, with a word joiner before each dot, so
 * that no mail program makes a link of it; of an older name that holds one beside other words those words.
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
