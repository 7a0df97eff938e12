import { requestStates } from '@app/requests/course.ts';
import { z } from 'zod';
import { place } from './dsar-fields.ts';
import {
  dsarForm,
  dsarRequest,
  letterBlock,
  requestChannels,
  requestFigures,
  requestInput,
  requestSummary,
  requestTask,
  rightsHere,
} from './dsar-shapes.ts';
import { dataPoints, letterInput, requestStep } from './dsar-steps.ts';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';

export { refusalGrounds, requestStates, type RefusalGround, type RequestState } from '@app/requests/course.ts';
export { dataPointKinds, type DataPoint } from '@app/requests/data-points.ts';
export { partsOfCountries } from '@app/requests/places.ts';
export { requestersFor, requestRights, type RequesterFor, type RequestRight } from '@app/requests/rights.ts';
export { dsarFileLimits } from './dsar-fields.ts';
export { type LetterInput, type RequestStep } from './dsar-steps.ts';
export {
  correctedFields,
  requestChannels,
  requestInput,
  type DsarDeadline,
  type DsarFile,
  type DsarForm,
  type DsarRequest,
  type DsarRequestSummary,
  type DsarFigures,
  type DsarTask,
  type RequestInput,
} from './dsar-shapes.ts';

const formPath = '/api/v1/sites/{siteId}/dsar-form';
const path = '/api/v1/dsar-requests';
const one = `${path}/{dsarRequestId}` as const;

/** Requests of data subjects. GDPR Art. 12, 15 to 22, and their like elsewhere. */
export const dsar = {
  readForm: endpoint({
    method: 'GET',
    path: formPath,
    access: 'requests.read',
    summary: 'The form of a site by which people use their rights',
    answer: dsarForm,
  }),
  updateForm: endpoint({
    method: 'PUT',
    path: formPath,
    access: 'requests.manage',
    audit: 'dsar-form.changed',
    summary: 'Publish the form of a site or take it down, and say how its requests are handled',
    verified: true,
    /** What is left out stays as it is; before the first time, the holidays are those of the owner's country, for 36 months. */
    body: z.object({
      isPublished: z.boolean(),
      workplace: place.optional(),
      keepMonths: z.int().min(12).max(120).optional(),
      handlerId: z.uuid().nullable().optional(),
      deputyId: z.uuid().nullable().optional(),
      secondLook: z.boolean().optional(),
      answersItself: z.boolean().optional(),
      points: dataPoints.optional(),
    }),
    answer: dsarForm,
  }),
  list: endpoint({
    method: 'GET',
    path,
    access: 'requests.read',
    refers: { siteId: { to: 'site', permission: 'requests.read' } },
    summary: 'Requests, newest first or what is due first, 50 at a time',
    query: z.object({
      siteId: z.uuid().optional(),
      state: z.enum(requestStates).optional(),
      /**
       * Those that are open, open and late, whose address nobody confirmed, that are yours or those you stand in for, or with a
       * letter that waits for somebody else.
       */
      only: z.enum(['open', 'late', 'unconfirmed', 'mine', 'second-look']).optional(),
      order: z.enum(['received', 'due']).default('received'),
      /** Part of a number, name or address. */
      text: z.string().trim().max(100).optional(),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ requests: z.array(requestSummary), more: z.boolean() }),
  }),
  rights: endpoint({
    method: 'GET',
    path: `${path}/rights`,
    access: 'requests.read',
    refers: { siteId: { to: 'site', permission: 'requests.read' } },
    summary: 'What somebody who lives at a place can ask the owner of a site',
    query: z.object({ place, siteId: z.uuid().optional() }),
    answer: rightsHere,
  }),
  figures: endpoint({
    method: 'GET',
    path: `${path}/figures`,
    access: 'requests.read',
    refers: { siteId: { to: 'site', permission: 'requests.read' } },
    summary: 'How many requests of a time were received and fulfilled, by right and law, and in how many days',
    query: z.object({ from: z.iso.date(), until: z.iso.date(), siteId: z.uuid().optional() }),
    answer: z.object({ figures: z.array(requestFigures) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'requests.manage',
    audit: 'dsar-request.received',
    refers: { siteId: { to: 'site', permission: 'requests.manage', absent: {} } },
    summary: 'Enter a request that came by mail, phone or letter or in person, with the day of its receipt',
    creates: true,
    status: 201,
    body: requestInput.extend({
      siteId: z.uuid().optional(),
      channel: z.enum(requestChannels).exclude(['form', 'agent']),
      receivedOn: z.iso.date(),
    }),
    answer: dsarRequest,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    access: 'requests.read',
    audit: 'dsar-request.opened',
    summary: 'A request with its letters, tasks, steps and deadlines; reading it is logged',
    answer: dsarRequest,
  }),
  step: endpoint({
    method: 'POST',
    path: `${one}/steps`,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    verified: true,
    summary:
      'Go a step on with a request: begin, assign, note, correct, send a letter or let somebody look at it, close',
    creates: true,
    body: z.object({ version: z.int().min(1), step: requestStep }),
    answer: dsarRequest,
  }),
  eraseChoices: endpoint({
    method: 'POST',
    path: `${one}/choices-erasure`,
    access: 'requests.manage',
    also: ['consents.erase'],
    audit: ['dsar-request.handled', 'choices.erased'],
    summary:
      'Erase what was chosen in the banner under the consent ID that the requester gave; a hash of each choice stays',
    answer: dsarRequest,
  }),
  draftLetter: endpoint({
    method: 'POST',
    path: `${one}/letter-drafts`,
    access: 'requests.manage',
    audit: { none: 'Composes a letter and sends nothing' },
    summary: 'A letter as it would be sent',
    body: letterInput,
    answer: z.object({ subject: z.string(), blocks: z.array(letterBlock) }),
  }),
  addTasks: endpoint({
    method: 'POST',
    path: `${one}/tasks`,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    summary: 'Make a task of each confirmed record of the register that has none for this request yet',
    answer: dsarRequest,
  }),
  updateTask: endpoint({
    method: 'PUT',
    path: `${one}/tasks/{dsarTaskId}`,
    access: 'requests.task',
    audit: 'dsar-request.handled',
    summary: 'Say what came of a task',
    body: z.object({ outcome: requestTask.shape.outcome, note: optionalText(2000).default('') }),
    answer: requestTask,
  }),
};

/**
 * The pages of people who use their rights, without sign-in and whole without a script. GET changes nothing. The key of a request
 * stands behind `#`, which browsers send to nobody.
 */
export const dsarPages = {
  form: '/dsar/{formId}',
  request: '/dsar/request',
} as const;
