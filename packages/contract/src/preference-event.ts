import { choiceActions, regimeIds } from '@app/consent';
import { locales } from '@app/texts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Maximum length of each text in an event, in characters. Additional Consent: a thousand providers, the most a banner
 * may have.
 */
export const eventLimits = { tc: 8192, gpp: 4096, ac: 10_240, body: 26_000, unanswered: 500 } as const;

/** Purposes as bits; `necessary` is always granted, so it is optional in either set. */
const purposeSet = z.int().min(0).max(31);

/**
 * Schema of a choice as a banner sends it: the `PreferenceEvent` of the consent package. The server parses bodies with
 * a faster validator of its own, which is tested to accept and refuse the same.
 */
export const preferenceEvent = z.object({
  id: z
    .string()
    .regex(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    .describe('A UUID of version 7 made by the sender, of the time of the choice: a repetition is the same event'),
  consentId: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .describe('128 random bits, the same for all choices of a browser'),
  action: z.enum(choiceActions),
  decided: purposeSet.describe('1 necessary, 2 functionality, 4 experience, 8 measurement, 16 marketing'),
  granted: purposeSet,
  version: z.int().min(1).max(2_000_000_000).describe('Of the configuration that was shown'),
  language: z.enum(locales).describe('That was shown'),
  regime: z
    .union([
      z.enum(regimeIds),
      z
        .int()
        .min(0)
        .max(regimeIds.length - 1),
    ])
    .describe('The law that applied, or its place in this list, as banners send it'),
  variant: z.int().min(0).max(100).optional(),
  waited: z.int().min(0).max(2_000_000_000).optional().describe('Milliseconds from the first frame to the choice'),
  tc: z
    .string()
    .regex(/^[\w.-]{1,8192}$/)
    .optional(),
  gpp: z
    .string()
    .regex(/^[\w.~-]{1,4096}$/)
    .optional(),
  ac: z
    .string()
    .regex(/^[\w.~]{1,10240}$/)
    .optional(),
});

/** A banner that was left unanswered: which one it was, and nothing of the visitor. It has no id. */
export const unansweredEvent = preferenceEvent.pick({ version: true, language: true, regime: true, variant: true });

/** The endpoints of banners. They look up no person, and read and set no cookie. */
export const choiceIntake = {
  record: endpoint({
    method: 'POST',
    path: '/e/choice/{siteId}',
    access: 'public',
    audit: { none: 'The choices of each hour are a leaf of the same tree' },
    cors: '*',
    summary: 'Store a choice. The response is sent once it is on disk',
    params: z.object({ siteId: z.string().regex(/^[a-z0-9]{10}$/) }),
    body: preferenceEvent,
    bodyLimit: eventLimits.body,
    status: 204,
    answer: z.unknown(),
  }),
  unanswered: endpoint({
    method: 'POST',
    path: '/e/unanswered/{siteId}',
    access: 'public',
    audit: { none: 'A count, of nobody and of nothing that was decided' },
    cors: '*',
    summary: 'Count a visit that left its first page with the banner unanswered',
    params: z.object({ siteId: z.string().regex(/^[a-z0-9]{10}$/) }),
    body: unansweredEvent,
    bodyLimit: eventLimits.unanswered,
    status: 204,
    answer: z.unknown(),
  }),
};
