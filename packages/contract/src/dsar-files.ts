import { z } from 'zod';
import { dsarFileLimits } from './dsar-fields.ts';
import { requestFile } from './dsar-shapes.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';

const path = '/api/v1/dsar-requests/{dsarRequestId}/files';
const one = `${path}/{dsarFileId}` as const;

/** Files of a request. They are sent with letters, and deleted 30 days later. */
export const dsarFiles = {
  begin: endpoint({
    method: 'POST',
    path,
    access: 'requests.task',
    audit: 'dsar-request.handled',
    summary: 'Start a file upload. Its parts follow',
    creates: true,
    status: 201,
    body: z.object({ name: plainText(200), size: z.int().min(1).max(dsarFileLimits.file) }),
    answer: requestFile,
  }),
  addPart: endpoint({
    method: 'PUT',
    path: `${one}/parts/{part}`,
    access: 'requests.task',
    audit: { none: 'The beginning of the upload is logged' },
    summary: 'Upload a file’s next part: 1 MiB each, the last one with the rest. A repeated part changes nothing',
    params: z.object({
      dsarRequestId: z.uuid(),
      dsarFileId: z.uuid(),
      part: z.coerce.number().int().min(0).max(dsarFileLimits.file),
    }),
    bodyLimit: 2 * dsarFileLimits.part,
    body: z.object({ data: z.base64() }),
    answer: requestFile,
  }),
  download: endpoint({
    method: 'GET',
    path: one,
    access: 'requests.read',
    audit: 'dsar-request.opened',
    summary: 'Download a request’s file. Each read is logged',
    produces: 'file',
    answer: z.unknown(),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: one,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    summary: 'Delete an unsent file, or one from the requester',
    status: 204,
    answer: z.unknown(),
  }),
  addHeld: endpoint({
    method: 'POST',
    path: '/api/v1/dsar-requests/{dsarRequestId}/held-file',
    access: 'requests.manage',
    also: ['consents.read'],
    audit: ['dsar-request.handled', 'person.exported'],
    verified: true,
    summary: 'Add a file with all of the site’s consent records for the confirmed address',
    status: 201,
    answer: requestFile,
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/v1/dsar-requests/{dsarRequestId}/certificate',
    access: 'requests.read',
    audit: 'dsar-request.opened',
    summary:
      'The certificate of an erasure once its request is closed: a PDF in the language of the request, or its proof bundle',
    query: z.object({ form: z.enum(['pdf', 'proof']) }),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  archive: endpoint({
    method: 'GET',
    path: '/api/v1/dsar-requests/{dsarRequestId}/archive',
    access: 'requests.manage',
    audit: 'dsar-request.opened',
    verified: true,
    summary: 'Download a request as a ZIP for an authority: its facts, steps, tasks, letters and files',
    produces: 'file',
    answer: z.unknown(),
  }),
};
