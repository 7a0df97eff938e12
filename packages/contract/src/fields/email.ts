import { z } from 'zod';
import { isStrictLabel, isTopLevelDomain, labelsOf } from './host.ts';
import { refused } from './refused.ts';

const maxLength = 254;
const maxLocalLength = 64;
/** The most a purchase takes: the payment providers' limit. */
const maxPurchaseLength = 70;

// Words, joined by a dot or a plus, by up to two hyphens, or by both; a plus or a hyphen may end the part.
const localPart = /^\w+(?:(?:[.+]-{0,2}|-{1,2})\w+)*[+-]?$/;

/** Whether text, in lower case, is an e-mail address that can exist, its domain coded or not. @see RFC 5321, 4.5.3.1 for the lengths */
export function isEmail(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = labelsOf(text.slice(at + 1));
  if (local.length > maxLocalLength || !localPart.test(local)) return false;
  return labels.length > 1 && labels.every(isStrictLabel) && isTopLevelDomain(labels.at(-1) ?? '');
}

const notAscii = /[^\0-\u007F]/;
/** What may stand in the name of a domain, before and after it is coded. All else a parser of addresses could read as a port, a path or an escape. */
const domainSigns = /^[\p{L}\p{M}\p{N}._\-\u3002\uFF0E\uFF61]+$/u;

/**
 * The one form in which an address is compared, counted, stored and mailed to: trimmed, in NFKC and lower case (no
 * mailbox in use tells cases apart), its domain as the DNS knows it. `Ann@exampℓe.com` is `ann@example.com`, and
 * `info@münchen.de` is `info@xn--mnchen-3ya.de`. What cannot be an address comes back as it is, for `isEmail` to refuse.
 *
 * @see Unicode UAX 15 (NFKC), UTS 46 (domains), by the URL standard's "domain to ASCII"
 */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > longestRead) return trimmed;
  if (!notAscii.test(trimmed) && !trimmed.includes('xn--')) return trimmed.toLowerCase();
  const plain = trimmed.normalize('NFKC').toLowerCase().trim();
  const at = plain.lastIndexOf('@');
  const domain = asciiDomain(plain.slice(at + 1));
  return at === -1 || domain === undefined ? plain : `${plain.slice(0, at)}@${domain}`;
}

/** Twice what an address may be long, since NFKC makes some texts shorter. */
const longestRead = 2 * 320;

function asciiDomain(domain: string): string | undefined {
  if (!domainSigns.test(domain)) return undefined;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** An e-mail address in the form of `normalizeEmail`. */
export const email = z
  .string()
  .overwrite(normalizeEmail)
  .min(1)
  .max(maxLength)
  .refine(isStoredEmail, refused('field.email'));

/** Whether an address can exist and stands in its one form: where the domain could not be coded it does not. */
function isStoredEmail(text: string): boolean {
  return isEmail(text) && !notAscii.test(text);
}

export const purchaseEmail = z
  .string()
  .overwrite(normalizeEmail)
  .min(1)
  .max(maxPurchaseLength)
  .refine(isStoredEmail, refused('field.email'));
