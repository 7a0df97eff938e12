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
    summary: 'Get a site’s privacy request form',
    answer: dsarForm,
  }),
  updateForm: endpoint({
    method: 'PUT',
    path: formPath,
    access: 'requests.manage',
    audit: 'dsar-form.changed',
    summary: 'Publish or unpublish a site’s form, and set how its requests are handled',
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
    summary: 'List requests, newest or due first, 50 per page',
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
    summary: 'Get the rights of a person at a place towards a site’s owner',
    query: z.object({ place, siteId: z.uuid().optional() }),
    answer: rightsHere,
  }),
  figures: endpoint({
    method: 'GET',
    path: `${path}/figures`,
    access: 'requests.read',
    refers: { siteId: { to: 'site', permission: 'requests.read' } },
    summary: 'Get request figures for a period: received and fulfilled by right and law, and response days',
    query: z.object({ from: z.iso.date(), until: z.iso.date(), siteId: z.uuid().optional() }),
    answer: z.object({ figures: z.array(requestFigures) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'requests.manage',
    audit: 'dsar-request.received',
    refers: { siteId: { to: 'site', permission: 'requests.manage', absent: {} } },
    summary: 'Add a request received by email, phone or letter or in person, with its receipt date',
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
    summary: 'Get a request with its letters, tasks, steps and deadlines. Each read is logged',
    answer: dsarRequest,
  }),
  step: endpoint({
    method: 'POST',
    path: `${one}/steps`,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    verified: true,
    summary: 'Act on a request: begin, assign, note, correct, send a letter or submit it for review, close',
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
    summary: 'Erase the banner choices for the requester’s consent ID. A hash of each choice stays',
    answer: dsarRequest,
  }),
  draftLetter: endpoint({
    method: 'POST',
    path: `${one}/letter-drafts`,
    access: 'requests.manage',
    audit: { none: 'Composes a letter and sends nothing' },
    summary: 'Preview a letter',
    body: letterInput,
    answer: z.object({ subject: z.string(), blocks: z.array(letterBlock) }),
  }),
  addTasks: endpoint({
    method: 'POST',
    path: `${one}/tasks`,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    summary: 'Create the missing tasks for the register’s confirmed records',
    answer: dsarRequest,
  }),
  updateTask: endpoint({
    method: 'PUT',
    path: `${one}/tasks/{dsarTaskId}`,
    access: 'requests.task',
    audit: 'dsar-request.handled',
    summary: 'Set a task’s outcome',
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
