import { accountEvent } from '@app/contract';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Announces an event that the people of the account must be told about at once. */
export const eventRecorded = job({
  name: 'activity.recorded',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    eventId: z.uuid(),
    at: z.iso.datetime(),
    kind: accountEvent.shape.kind,
    personId: z.uuid().nullable(),
    apiKeyId: z.uuid().nullable(),
    device: accountEvent.shape.device,
    country: z.string().nullable(),
    details: accountEvent.shape.details,
  }),
});
