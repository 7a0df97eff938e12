import { alternates, processingRecords, registerImports } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { addAlternate, setInPolicy } from './alternates.ts';
import { readAppearances } from './appearances.ts';
import { compareDays, readOn } from './as-of.ts';
import { exportRegister } from './export.ts';
import { acceptDrift } from './drift-accept.ts';
import { readDrift } from './drift.ts';
import { proveEdition } from './attested.ts';
import { changeDriftMail, readDriftMail } from './drift-mail.ts';
import { fillRegister } from './fill.ts';
import { checkImport, createImport, readImports, undoImport } from './imports.ts';
import { addTypical } from './typical.ts';
import {
  changeRecord,
  changeStated,
  confirmRecord,
  createRecord,
  endRecord,
  readEditions,
  readRecord,
  readRecords,
  removeRecord,
} from './service.ts';

export const processingRecordRoutes = routes(processingRecords, {
  list: ({ query }, exchange) => readRecords(exchange, query),

  fill: async ({ body }, exchange) => ({ created: await fillRegister(exchange, body.siteId) }),

  addTypical: async ({ body }, context) => ({ created: await addTypical(context, body.activities) }),

  export: ({ query }, exchange) => exportRegister(exchange, query),

  drift: async ({ query }, exchange) => ({ findings: await readDrift(exchange, query.siteId) }),

  readOn: ({ query }, exchange) => readOn(exchange, query),

  proveEdition: ({ query }, exchange) => proveEdition(exchange, query),

  compareDays: ({ query }, exchange) => compareDays(exchange, query),

  acceptDrift: ({ body }, exchange) => acceptDrift(exchange, body),

  readDriftMail: (_, context) => readDriftMail(context),

  changeDriftMail: ({ body }, context) => changeDriftMail(context, body),

  create: ({ body }, exchange) => createRecord(exchange, 'controller', body),

  createOnBehalf: ({ body }, exchange) => createRecord(exchange, 'processor', body),

  read: ({ params }, exchange) => readRecord(exchange, params.processingRecordId),

  update: ({ params, body }, exchange) => changeRecord(exchange, params.processingRecordId, body),

  changeStated: ({ params, body }, exchange) => changeStated(exchange, params.processingRecordId, body),

  confirm: ({ params, body }, exchange) => confirmRecord(exchange, params.processingRecordId, body),

  end: ({ params, body }, exchange) => endRecord(exchange, params.processingRecordId, body),

  history: ({ params }, context) => readEditions(context, params.processingRecordId),

  delete: ({ params }, context) => removeRecord(context, params.processingRecordId),
});

export const registerImportRoutes = routes(registerImports, {
  list: (_, context) => readImports(context),

  check: ({ body }, exchange) => checkImport(exchange, body),

  create: ({ body }, exchange) => createImport(exchange, body),

  undo: ({ params }, context) => undoImport(context, params.registerImportId),
});

export const alternateRoutes = routes(alternates, {
  appearances: ({ params }, exchange) => readAppearances(exchange, params.processingRecordId),

  setInPolicy: ({ params, body }, exchange) => setInPolicy(exchange, params.processingRecordId, body),

  addAlternate: ({ params, body }, exchange) => addAlternate(exchange, params.processingRecordId, body),
});
