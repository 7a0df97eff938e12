import { z } from 'zod';
import { requestTask } from './dsar-shapes.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';
import { refused } from './fields/refused.ts';
import { isWebhookUrl } from './webhooks.ts';

const path = '/api/v1/dsar-processors';
const one = `${path}/{dsarProcessorId}` as const;
const ofTask = '/api/v1/dsar-requests/{dsarRequestId}/tasks/{dsarTaskId}/processor';

/** Processors of an account, at most. */
export const mostProcessors = 100;
/** How processors call the address of requests, by the version of the specification. */
export const processorPaths = ['requests', 'opendsr_requests', 'opengdpr_requests'] as const;
/** Identities that requests have. OpenDSR, 5.1 and 5.2. */
export const identityTypes = ['email', 'controller_customer_id'] as const;
export const identityFormats = ['raw', 'sha256', 'sha1', 'md5'] as const;

const identity = z.object({ type: z.enum(identityTypes), format: z.enum(identityFormats) });

const fields = {
  /** The name of the system in the register. */
  name: plainText(100),
  url: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .refine(isWebhookUrl, refused('field.https-url'))
    .transform((text) => text.replace(/\/$/, '')),
  path: z.enum(processorPaths).default('requests'),
  identities: z.array(identity).min(1).max(8),
  propertyId: plainText(200).nullable().default(null),
  sendsItself: z.boolean().default(false),
  /** The value of the `Authorization` header. Left out: it stays, unless requests go to another host. */
  authorization: plainText(4000).nullable().optional(),
};

/** Why a processor could not be reached, or its answer does not count. */
export const processorFailures = [
  'time',
  'address',
  'name',
  'certificate',
  'connection',
  'status',
  'answer',
  'signature',
  'untrusted',
  'unsupported',
  'no-identity',
  'removed',
  'results',
] as const;

const processor = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  path: z.enum(processorPaths),
  identities: z.array(identity),
  propertyId: z.string().nullable(),
  sendsItself: z.boolean(),
  hasAuthorization: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What its discovery said; null: it was not asked yet. */
  check: z
    .object({
      at: z.iso.datetime(),
      failure: z.enum(processorFailures).nullable(),
      apiVersion: z.string().nullable(),
      types: z.array(z.string()),
      /** The last moment of its signing certificate. */
      certificateUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type DsarProcessor = z.infer<typeof processor>;

/** Processors that fulfill requests by OpenDSR. @see OpenDSR 2.0 */
export const dsarProcessors = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'requests.read',
    summary: 'List OpenDSR processors',
    answer: z.object({ processors: z.array(processor) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'requests.manage',
    audit: 'dsar-processor.changed',
    verified: true,
    summary: 'Connect an OpenDSR processor and read its discovery document',
    creates: true,
    status: 201,
    body: z.object(fields),
    answer: processor,
  }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access: 'requests.manage',
    audit: 'dsar-processor.changed',
    verified: true,
    summary: 'Change a processor’s settings and read its discovery document again',
    body: z.object(fields),
    answer: processor,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: one,
    access: 'requests.manage',
    audit: 'dsar-processor.changed',
    summary: 'Disconnect a processor. It gets no further requests',
    status: 204,
    answer: z.unknown(),
  }),
  send: endpoint({
    method: 'POST',
    path: ofTask,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    verified: true,
    summary: 'Send a task to the processor with its system’s name, or retry it',
    answer: requestTask,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: ofTask,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    summary: 'Request cancellation of a task at its processor',
    answer: requestTask,
  }),
};

/** Where processors tell a status. */
export const openDsrCallbackPath = '/opendsr/callbacks/{token}';
