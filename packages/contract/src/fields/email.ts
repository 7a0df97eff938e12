import { z } from 'zod';
import { isStrictLabel, isTopLevelDomain, labelsOf } from './host.ts';
import { refused } from './refused.ts';

const maxLength = 254;
const maxLocalLength = 64;
/** The most a purchase takes: the payment providers' limit. */
const maxPurchaseLength = 70;

// Words, joined by a dot or a plus, by up to two hyphens, or by both; a plus or a hyphen may end the part.
const localPart = /^\w+(?:(?:[.+]-{0,2}|-{1,2})\w+)*[+-]?$/;

/** Whether text, in lower case, is an e-mail address that can exist. @see RFC 5321, 4.5.3.1 for the lengths */
export function isEmail(text: string): boolean {
  if (text.length > maxLength) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = labelsOf(text.slice(at + 1));
  if (local.length > maxLocalLength || !localPart.test(local)) return false;
  return labels.length > 1 && labels.every(isStrictLabel) && isTopLevelDomain(labels.at(-1) ?? '');
}

/** An e-mail address, kept in lower case: no mailbox in use tells cases apart. */
export const email = z.string().trim().toLowerCase().min(1).max(maxLength).refine(isEmail, refused('field.email'));

export const purchaseEmail = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(maxPurchaseLength)
  .refine(isEmail, refused('field.email'));
