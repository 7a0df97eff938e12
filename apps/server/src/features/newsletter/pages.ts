import { newsletterPages } from '@app/contract';
import { wordsLocale, type Locale } from '@app/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Budgets } from '#platform/http/budgets.ts';
import type { Services } from '#platform/http/context.ts';
import { problemOf } from '#platform/http/failure.ts';
import { smallPageHeaders } from '#platform/http/small-page.ts';
import { addParser } from '#platform/http/server.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { answerConfirm, readConfirm } from './confirm.ts';
import { refusalPage, subscriptionPage } from './page.ts';
import { answerReplyTo, readReplyTo } from './reply-page.ts';
import { answerUnsubscribe, readUnsubscribe } from './unsubscribe.ts';
import type { Answered, Entered } from './visit.ts';

type Deps = {
  readonly services: Services;
  readonly intake: ConsentIntake;
  readonly https: boolean;
  readonly budgets: Budgets;
};

/** More bytes than the forms of these pages, or mail programs, send. */
const bodyLimit = 16 * 1024;

/**
 * Mounts the pages behind the links in mails. Reading one changes nothing, since scanners open the links of a mail: only a POST
 * does. The pages need neither a cookie nor a script; the token in the address proves who sends a form.
 */
export async function mountNewsletterPages(
  app: FastifyInstance,
  { services, intake, https, budgets }: Deps,
): Promise<void> {
  await app.register(async (scope) => {
    // Mail programs post either kind of form, and its content does not matter. @see RFC 8058, 3.1
    addParser(scope, '*', budgets, () => ({}), bodyLimit);
    scope.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply));

    const pages = [
      { path: newsletterPages.confirm, read: readConfirm, answer: answerConfirm },
      { path: newsletterPages.replyTo, read: readReplyTo, answer: answerReplyTo },
      { path: newsletterPages.unsubscribe, read: readUnsubscribe, answer: answerUnsubscribe },
    ];
    for (const { path, read, answer } of pages) {
      const url = path.replace('{token}', ':token');
      scope.get<{ Params: { token: string } }>(url, async (request, reply) =>
        send(await read(services, request.params.token), request, reply),
      );
      scope.post<{ Params: { token: string } }>(url, { bodyLimit }, async (request, reply) =>
        send(await answer(services, intake, request.params.token, enteredIn(request.body)), request, reply),
      );
    }
  });

  async function send(answered: Answered | undefined, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!answered) return sendPage(reply, 404, await refusalPage('notFound', readerOf(request)));
    if ('to' in answered) return reply.headers(headersOf()).redirect(answered.to, 303);
    if (answered.shown === 'unavailable') {
      return sendPage(reply, 429, await refusalPage('unavailable', answered.around.locale));
    }
    const { shown, around, leadsTo } = answered;
    return sendPage(reply, 200, await subscriptionPage(shown, around), leadsTo);
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const problem = problemOf(error);
    const status = problem?.status ?? 500;
    if (!problem) services.log.failure('bug', error, { id: request.id, route: request.routeOptions.url ?? 'none' });
    if (status === 503) reply.header('retry-after', String(problem?.values?.['seconds'] ?? 5));
    return sendPage(reply, status, await refusalPage('unavailable', readerOf(request)));
  }

  function sendPage(reply: FastifyReply, status: number, html: string, leadsTo?: string | null): FastifyReply {
    return reply.code(status).headers(headersOf(leadsTo)).type('text/html; charset=utf-8').send(html);
  }

  /** @param leadsTo where the form may redirect: a browser follows a redirect only to origins in the policy */
  function headersOf(leadsTo?: string | null): Readonly<Record<string, string>> {
    return smallPageHeaders({ https, leadsTo: leadsTo ? [new URL(leadsTo).origin] : [] });
  }
}

/** For an unknown subscription, the language of the browser. */
function readerOf(request: FastifyRequest): Locale {
  return wordsLocale(request.arrival.asked.locale, 'newsletter');
}

function enteredIn(body: unknown): Entered {
  const { action, undo } = (body ?? {}) as { readonly action?: unknown; readonly undo?: unknown };
  return {
    action: typeof action === 'string' ? action : undefined,
    undo: typeof undo === 'string' ? undo : undefined,
  };
}
