import { recordQuestions } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { decide } from './decide.ts';
import { ask, readQuestion, readQuestions, revoke } from './service.ts';

export const recordQuestionRoutes = routes(recordQuestions, {
  list: async ({ query }, exchange) => ({ questions: await readQuestions(exchange, query) }),

  create: ({ body }, exchange) => ask(exchange, body),

  read: ({ params }, exchange) => readQuestion(exchange, params.recordQuestionId),

  decide: ({ params, body }, exchange) => decide(exchange, params.recordQuestionId, body),

  revoke: ({ params }, context) => revoke(context, params.recordQuestionId),
});
