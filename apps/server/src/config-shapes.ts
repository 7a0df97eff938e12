import { z } from 'zod';

// Shapes of settings. Each message completes the sentence "NAME must be …".

/** An address of one of these protocols. @param shape what it must be */
export function urlOf(protocols: readonly string[], shape: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), shape)
    .transform((value) => new URL(value));
}

export const onOff = z.enum(['on', 'off'], 'on or off');
export const origin = urlOf(['http:', 'https:'], 'an address like https://example.com, without a path')
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash && !url.username,
    'an address like https://example.com, without a path',
  )
  .transform((url) => url.origin);

export const headerName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]{0,60}$/, 'the name of a header like cf-ipcountry');

export const perMinute = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'a number from 1 to 999999999')
  .transform(Number);
export const megabytes = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'a number from 1 to 1000')
  .transform(Number)
  .refine((count) => count <= 1000, 'a number from 1 to 1000');
export const databaseAddress = urlOf(
  ['postgres:', 'postgresql:'],
  'an address like postgresql://user:password@host:5432/candor',
)
  .transform(String)
  .optional();
export const threeNumbers = z
  .string()
  .regex(/^\d{1,7},\d{1,7},\d{1,7}$/, 'three numbers like 20,200,5000')
  .transform((text) => {
    const [firstDay = 0, firstWeek = 0, later = 0] = text.split(',').map(Number);
    return { firstDay, firstWeek, later };
  });

/** A folder of this machine, or a database of its own. */
export const reportKeys = urlOf(
  ['file:', 'postgres:', 'postgresql:'],
  'a folder like file:///var/lib/report-keys, or an address like postgresql://user:password@host:5432/report-keys',
)
  .refine(
    (url) => url.protocol !== 'file:' || url.host === '',
    'a folder of this machine like file:///var/lib/report-keys',
  )
  .transform(String)
  .optional();
