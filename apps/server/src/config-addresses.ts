import { z } from 'zod';

// Each message completes the sentence "NAME must be …".

export function urlOf(protocols: readonly string[], shape: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), shape)
    .transform((value) => new URL(value));
}

export const origin = urlOf(['http:', 'https:'], 'an address like https://example.com, without a path')
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username,
    'an address like https://example.com, without a path',
  )
  .transform((url) => url.origin);

export const databaseAddress = urlOf(
  ['postgres:', 'postgresql:'],
  'an address like postgresql://user:password@host:5432/candor',
)
  .transform(String)
  .optional();

/** Where reports are sent and shown, and where the halves of their keys are. */
export const reportAddresses = {
  REPORT_URL: origin.optional(),
  REPORT_ONION_URL: origin
    .refine((url) => new URL(url).hostname.endsWith('.onion'), 'an address that ends with .onion')
    .optional(),
  REPORT_KEYS_URL: urlOf(
    ['file:', 'postgres:', 'postgresql:'],
    'a folder like file:///var/lib/report-keys, or an address like postgresql://user:password@host:5432/report-keys',
  )
    .refine(
      (url) => url.protocol !== 'file:' || url.host === '',
      'a folder of this machine like file:///var/lib/report-keys',
    )
    .transform(String)
    .optional(),
};
