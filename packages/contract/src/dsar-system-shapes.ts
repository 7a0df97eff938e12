import { requestRights } from '@app/requests/rights.ts';
import { z } from 'zod';
import { requestTask } from './dsar-shapes.ts';
import { dataPoint } from './dsar-steps.ts';

/** A task as the system sees it that answers it: nothing in it says of whom. */
export const taskOfSystem = z.object({
  id: z.uuid(),
  requestId: z.uuid(),
  /** The number of the request. */
  number: z.string(),
  siteId: z.uuid().nullable(),
  rights: z.array(z.enum(requestRights)),
  /** The name of the record of processing. */
  name: z.string(),
  systems: z.array(z.string()),
  outcome: requestTask.shape.outcome,
  /** By when the request is due. */
  dueOn: z.iso.date().nullable(),
  /** Whether the identity of the requester is known as surely as the rights need. */
  isProved: z.boolean(),
  /** Whether data points of the requester wait to be compared. */
  compares: z.boolean(),
});

/** Data points as a system that compares them sees them. */
export const comparisonOfSystem = z.object({
  points: z.array(z.object({ id: z.int(), point: dataPoint })),
  /** The key of the hashes, 64 hexadecimal digits. */
  salt: z.string(),
  triesLeft: z.int(),
  /** Whom to look up. */
  person: z.object({
    name: z.string(),
    email: z.string().nullable(),
    /** The id by which the site knows the requester, if they were signed in there. */
    subject: z.string().nullable(),
    /** Whom it is about, if not the requester. */
    about: z.string().nullable(),
  }),
});
