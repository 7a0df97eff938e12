import { z } from 'zod';
import { isStrictLabel, isTopLevelDomain, labelsOf } from './host.ts';
import { parseUrl } from './parse-url.ts';
import { refused } from './refused.ts';

const maxLength = 254;
const maxLocalLength = 64;
/** Longest address for a purchase: the payment providers' limit. */
const maxPurchaseLength = 70;

// Words joined by a dot, plus or apostrophe, by up to two hyphens, or by both; a plus or hyphen may end the local part.
const localPart = /^\w+(?:(?:[.+']-{0,2}|-{1,2})\w+)*[+-]?$/;
const notInLocalPart = /[^\w.+'-]/u;

/**
 * Whether lower-case text is a possible e-mail address, with its domain in Unicode or Punycode. @see RFC 5321, 4.5.3.1
 * for the lengths
 */
export function isEmail(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = labelsOf(text.slice(at + 1));
  if (local.length > maxLocalLength || !localPart.test(local)) return false;
  return labels.length > 1 && labels.every(isStrictLabel) && isTopLevelDomain(labels.at(-1) ?? '');
}

const notAscii = /[^\0-\u007F]/;
/**
 * Characters of a domain name, before and after encoding. An address parser could read any other as a port, a path or
 * an escape.
 */
const domainSigns = /^[\p{L}\p{M}\p{N}._\-\u3002\uFF0E\uFF61]+$/u;

/**
 * Converts an address to the single form in which it is compared, counted, stored and mailed to: trimmed, NFKC, lower
 * case (no mailbox in use is case-sensitive), with the domain as in DNS. `Ann@exampℓe.com` becomes `ann@example.com`,
 * and `info@münchen.de` becomes `info@xn--mnchen-3ya.de`. Text that cannot be an address is returned as it is, for
 * `isEmail` to refuse.
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

/** Longest input, twice the longest address, since NFKC shortens some texts. */
const longestRead = 2 * 320;

function asciiDomain(domain: string): string | undefined {
  if (!domainSigns.test(domain)) return undefined;
  return parseUrl(`http://${domain}/`)?.hostname;
}

/** An e-mail address, normalized by `normalizeEmail`. */
export const email = z.string().overwrite(normalizeEmail).min(1).max(maxLength).check(whatIsWrong);

/** Whether an address is possible and normalized; if its domain could not be encoded, it is not. */
function isStoredEmail(text: string): boolean {
  return isEmail(text) && !notAscii.test(text);
}

export const purchaseEmail = z.string().overwrite(normalizeEmail).min(1).max(maxPurchaseLength).check(whatIsWrong);

/** Names the part of an address that is wrong: its ending or a character, if it is only that. */
function whatIsWrong({ value, issues }: { readonly value: string; readonly issues: z.core.$ZodRawIssue[] }): void {
  if (isStoredEmail(value)) return;
  const at = value.lastIndexOf('@');
  const labels = labelsOf(value.slice(at + 1));
  const ending = labels.at(-1) ?? '';
  const isDomain = at > 0 && labels.length > 1 && labels.every(isStrictLabel);
  const sign = notInLocalPart.exec(value.slice(0, Math.max(0, at)))?.[0].trim() ?? '';
  const problem =
    isDomain && sign !== ''
      ? refused('field.email-sign', { sign })
      : isDomain && !isTopLevelDomain(ending)
        ? refused('field.email-ending', { ending })
        : refused('field.email');
  issues.push({ code: 'custom', input: value, ...problem });
}
