import { dsar } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { eraseChoicesFor } from './choices.ts';
import { readFigures } from './figures.ts';
import { changeForm, readForm } from './form-service.ts';
import { draftLetter, enterRequest, readRequest, readRequests, readRights } from './service.ts';
import { takeStep } from './steps.ts';
import { addTasks, changeTask } from './tasks.ts';

export const dsarRoutes = routes(dsar, {
  readForm: ({ params }, exchange) => readForm(exchange, params.siteId),

  updateForm: ({ params, body }, exchange) => changeForm(exchange, params.siteId, body),

  list: ({ query }, exchange) => readRequests(exchange, query),

  rights: ({ query }, exchange) => readRights(exchange, query),

  figures: ({ query }, exchange) => readFigures(exchange, query),

  create: ({ body }, exchange) => enterRequest(exchange, body),

  read: ({ params }, exchange) => readRequest(exchange, params.dsarRequestId),

  step: ({ params, body }, exchange) => takeStep(exchange, params.dsarRequestId, body),

  eraseChoices: ({ params }, exchange) => eraseChoicesFor(exchange, params.dsarRequestId),

  draftLetter: ({ params, body }, exchange) => draftLetter(exchange, params.dsarRequestId, body),

  addTasks: ({ params }, exchange) => addTasks(exchange, params.dsarRequestId),

  updateTask: ({ params, body }, exchange) => changeTask(exchange, params, body),
});
