import { requestRights, type RequestRight } from '@app/requests/rights.ts';
import { z } from 'zod';

/** A country, or a part of one. ISO 3166. */
export const place = z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/);
/** What is asked for: each once. */
export const askedRights = z
  .array(z.enum(requestRights))
  .min(1)
  .max(requestRights.length)
  .transform((all): RequestRight[] => [...new Set(all)]);

/** Why something is blacked out: others, secrets of a business, what lawyers were told, or security. GDPR Art. 15(4). */
export const redactionReasons = ['third-party', 'trade-secret', 'legal-privilege', 'security'] as const;
export const redactionScopes = ['passage', 'row'] as const;

const mebibyte = 1024 * 1024;
/** In bytes, but for `files` and `keptDays`. */
export const dsarFileLimits = {
  part: mebibyte,
  file: 256 * mebibyte,
  request: 1024 * mebibyte,
  files: 100,
  /** Days after which a file is deleted. */
  keptDays: 30,
} as const;
