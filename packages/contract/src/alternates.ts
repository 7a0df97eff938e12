import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';
import { processingRecord } from './processing-records-shapes.ts';
import { ipmSetting, recordAppearances } from './record-in-policy.ts';

const one = '/api/v1/processing-records/{processingRecordId}';

/** Several records of a service, what the policy shows of each, and where each appears. PRODUCT §3, "Alternate". */
export const alternates = {
  appearances: endpoint({
    method: 'GET',
    path: `${one}/appearances`,
    access: 'register.read',
    summary:
      'Where what a record is about appears: in the policy, the banner, other records, discrepancies and requests',
    answer: recordAppearances,
  }),
  setInPolicy: endpoint({
    method: 'PUT',
    path: `${one}/in-policy`,
    access: 'register.edit',
    also: ['documents.edit'],
    audit: 'processing-record.changed',
    summary:
      'Show in the privacy policy, or hide, the service of a record or what the register adds to it; a published policy then counts as changed',
    body: ipmSetting,
    answer: processingRecord,
  }),
  addAlternate: endpoint({
    method: 'POST',
    path: `${one}/alternates`,
    access: 'register.edit',
    audit: 'processing-record.created',
    summary: 'Create an alternate record of a record’s service, as a draft that the policy does not show',
    creates: true,
    status: 201,
    body: z.object({ label: plainText(200) }),
    answer: processingRecord,
  }),
};
