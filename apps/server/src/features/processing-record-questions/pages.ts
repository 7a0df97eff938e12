import { recordQuestionPages } from '@app/contract';
import { isLocale, wordsLocale, type Locale } from '@app/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#platform/feature.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { problemOf } from '#platform/http/failure.ts';
import { smallPageHeaders } from '#platform/http/small-page.ts';
import { openLink } from './answering.ts';
import { keyScript, pageStyle } from './page-style.ts';
import { openPage, problemPage, questionPage } from './page.ts';
import { pressedIn, textOf, type SentForm } from './pressed.ts';
import { readLinkKey } from './tokens.ts';

/** Pages that one network may open or save in a minute. */
const perMinute = 60;
const bodyLimit = 64 * 1024;

type Asking = FastifyRequest<{ Querystring: { lang?: unknown }; Body: SentForm | undefined }>;

/**
 * Mounts the page of colleagues who are asked about records. It needs neither a cookie nor a script, and reading it changes
 * nothing.
 */
export async function mountQuestionPages(app: FastifyInstance, { services, https, limits }: Deps): Promise<void> {
  const limit = limits === 'off' ? () => 0 : addressLimit(perMinute);
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply));
    scope.get(recordQuestionPages.answer, async (request: Asking, reply) =>
      send(reply, 200, await openPage(localeOf(request), false), keyScript),
    );
    scope.post(recordQuestionPages.answer, { bodyLimit }, async (request: Asking, reply) => follow(request, reply));
  });

  async function follow(request: Asking, reply: FastifyReply): Promise<unknown> {
    const locale = localeOf(request);
    const seconds = limit(request.ip, services.now().getTime());
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return send(reply, 429, await problemPage(locale));
    }
    const form = request.body ?? {};
    const key = textOf(form, 'key');
    const linked = readLinkKey(services.secrets, key);
    const opened = linked && (await openLink(services, linked, pressedIn(form)));
    if (!opened) return send(reply, 404, await openPage(locale, true), keyScript);
    return send(reply, opened.notice ? 422 : 200, await questionPage({ ...opened, key }));
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const problem = problemOf(error);
    const status = problem?.status ?? 500;
    if (!problem) services.log.failure('bug', error, { id: request.id, route: request.routeOptions.url ?? 'none' });
    if (status === 503) reply.header('retry-after', String(problem?.values?.['seconds'] ?? 5));
    return send(reply, status, await problemPage(localeOf(request)));
  }

  function send(reply: FastifyReply, status: number, html: string, script?: string): FastifyReply {
    return reply
      .code(status)
      .headers(smallPageHeaders({ https, style: pageStyle, ...(script !== undefined && { script }) }))
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/** The language of the address, else of the browser. */
function localeOf(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return wordsLocale(isLocale(lang) ? lang : request.arrival.asked.locale, 'recordQuestions');
}
