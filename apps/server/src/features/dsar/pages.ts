import { dsarPages } from '@app/contract';
import { fill, isLocale, loadWords, wordsLocale, type Locale } from '@app/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '#platform/http/answer.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { newId } from '#platform/database/ids.ts';
import { problemOf } from '#platform/http/failure.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { smallPageHeaders } from '#platform/http/small-page.ts';
import type { Deps } from '#platform/feature.ts';
import { intakeOf } from '../consent-records/index.ts';
import { dayOf } from '../policies/index.ts';
import {
  enteredIn,
  nothingEntered,
  readEntered,
  textOf,
  type Entered,
  type FieldName,
  type SentForm,
} from './entered.ts';
import { readForm, type ArrivedForm } from './files/arriving.ts';
import { uploadOf } from './files/upload.ts';
import { formCache, type PublishedForm } from './form-cache.ts';
import { formPage } from './form-page.ts';
import { formScript, pageStyle, requestScript } from './page-style.ts';
import { receive } from './receive.ts';
import { openPage, problemPage, receivedPage, requestPage } from './request-page.ts';
import { openRequest } from './requester.ts';
import { dayAt } from './rules.ts';
import { requestKey } from './tokens.ts';

/** Requests of one network in a minute. */
const perMinute = 6;
/** Times somebody may enter a key or code in a minute, by network. */
const entriesPerMinute = 30;
const bodyLimit = 64 * 1024;

type Asking = FastifyRequest<{
  Params: { formId: string };
  Querystring: { lang?: unknown; place?: unknown };
  Body: SentForm | Readable | undefined;
}>;

/**
 * Mounts the form of a site and the page of a request. They need neither a cookie nor a script, and reading them changes nothing.
 */
export async function mountDsarPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { services, clock, budgets, https, limits } = deps;
  const intake = intakeOf(deps);
  const findForm = formCache(services.db, clock, budgets);
  const limit = limits === 'off' ? () => 0 : addressLimit(perMinute);
  const entryLimit = limits === 'off' ? () => 0 : addressLimit(entriesPerMinute);
  const formUrl = dsarPages.form.replace('{formId}', ':formId');

  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', async (_: FastifyRequest, payload: Readable) => payload);
    scope.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply));
    scope.get(dsarPages.request, async (request: Asking, reply) =>
      send(reply, 200, await openPage(localeOf(request), false), { script: requestScript }),
    );
    scope.post(dsarPages.request, { bodyLimit }, async (request: Asking, reply) => follow(request, reply));
    scope.get(formUrl, async (request: Asking, reply) => {
      const form = await findForm(request.params.formId);
      if (!form) return send(reply, 404, await problemPage(localeOf(request), 'notFound'));
      const place = placeOf(request.query.place) ?? (await proposedPlace(request));
      return showForm(request, reply, form, { status: 200, place, entered: nothingEntered });
    });
    scope.post(formUrl, { bodyLimit }, async (request: Asking, reply) => submit(request, reply));
  });

  async function submit(request: Asking, reply: FastifyReply): Promise<unknown> {
    const locale = localeOf(request);
    const form = await findForm(request.params.formId);
    if (!form) return send(reply, 404, await problemPage(locale, 'notFound'));
    const sent = request.body instanceof Readable ? {} : (request.body ?? {});
    const entered = enteredIn(sent);
    const place = placeOf(sent['place']);
    const submission = textOf(sent, 'submission');
    const { errors } = (await loadWords(locale, 'dsar')).form;
    const again = (status: number, more: Partial<FormState>) =>
      showForm(request, reply, form, { status, place, entered, submission, ...more });

    const read = readEntered(entered, place ?? '', locale);
    if ('wrong' in read) return again(422, { wrong: read.wrong });
    // People do not see this field; a program that fills it in is asked to come back later.
    const isProgram = textOf(sent, 'website') !== '';
    const seconds = isProgram ? 60 : limit(request.ip, services.now().getTime());
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return again(429, { notice: fill(errors.tooMany, { minutes: Math.ceil(seconds / 60) }) });
    }
    try {
      const now = services.now();
      const { accountId, site, workplace, handlerId, deputyId, owner } = form;
      const received = {
        input: read.input,
        receivedOn: dayAt(workplace, now),
        site,
        workplace,
        handlerId,
        deputyId,
        channel: 'form',
        ownerCountry: owner.country,
        submission: isUuid(submission) ? submission : undefined,
      } as const;
      const stored = await services.db.inAccount(accountId, (tx) => receive(tx, services, accountId, received));
      const key = requestKey(services.secrets, { accountId, id: stored.id }, 'form');
      const page = await receivedPage({ locale, request: stored, owner: owner.name, letters: [], files: [], key });
      return send(reply, 200, page, { framed: true });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'dsar.not-in-law') return again(422, { wrong: ['rights'] });
      if (problem?.status !== 503) throw error;
      reply.header('retry-after', String(problem.values?.['seconds'] ?? 30));
      return again(503, { notice: errors.busy });
    }
  }

  async function follow(request: Asking, reply: FastifyReply): Promise<unknown> {
    const locale = localeOf(request);
    const seconds = entryLimit(request.ip, services.now().getTime());
    if (seconds > 0) {
      reply.header('retry-after', String(seconds));
      return send(reply, 429, await problemPage(locale, 'unavailable'));
    }
    const upload = uploadOf(services);
    const { fields: sent, files, isTooMuch } = await formOf(request, upload);
    const action = isTooMuch ? 'too-much' : textOf(sent, 'action');
    const [text, code, file] = [textOf(sent, 'text'), textOf(sent, 'code'), textOf(sent, 'file')];
    const pressed = action === '' ? undefined : { action, text, code, file, sent: files };
    const page = await openRequest(services, intake, textOf(sent, 'key'), pressed);
    // Those of a message that was not sent.
    await upload.forget(files);
    if (!page) return send(reply, 404, await openPage(locale, true), { script: requestScript });
    if (page.download) return sendFile(reply, page.download);
    return send(reply, 200, await (page.isWhole ? requestPage(page) : receivedPage(page)), { framed: true });
  }

  /** What was sent, and the files with it, which are stored already. */
  async function formOf(
    { body, raw, ip }: Asking,
    upload: ReturnType<typeof uploadOf>,
  ): Promise<Omit<ArrivedForm, 'fields'> & { readonly fields: SentForm }> {
    if (!(body instanceof Readable)) return { fields: body ?? {}, files: [], isTooMuch: false };
    return readForm(body, { headers: raw.headers, address: ip }, upload.store, upload.forget);
  }

  type FormState = {
    readonly status: number;
    readonly place: string | undefined;
    readonly entered: Entered;
    readonly wrong?: readonly FieldName[];
    readonly notice?: string;
    readonly submission?: string;
  };

  async function showForm(
    request: Asking,
    reply: FastifyReply,
    form: PublishedForm,
    { status, wrong = [], notice, submission, ...shown }: FormState,
  ): Promise<unknown> {
    const now = services.now();
    const html = await formPage({
      ...shown,
      form,
      wrong,
      notice,
      locale: localeOf(request),
      on: dayOf(now),
      submission: submission !== undefined && isUuid(submission) ? submission : newId(now),
    });
    return send(reply, status, html, { script: formScript, framed: true });
  }

  /** The country that the address of the browser lies in, as a proposal; it is not stored. */
  async function proposedPlace({ arrival }: Asking): Promise<string | undefined> {
    return placeOf((await arrival.asked.origin()).country);
  }

  async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const problem = problemOf(error);
    const status = problem?.status ?? 500;
    if (!problem) services.log.failure('bug', error, { id: request.id, route: request.routeOptions.url ?? 'none' });
    if (status === 503) reply.header('retry-after', String(problem?.values?.['seconds'] ?? 5));
    return send(reply, status, await problemPage(localeOf(request), 'unavailable'));
  }

  function sendFile(reply: FastifyReply, { body, type, name }: FileAnswer): FastifyReply {
    if (name !== undefined) reply.header('content-disposition', attachment(name));
    return reply
      .code(200)
      .headers(smallPageHeaders({ https, style: pageStyle }))
      .type(type)
      .send(body);
  }

  type Look = { readonly script?: string; readonly framed?: boolean };

  function send(reply: FastifyReply, status: number, html: string, look: Look = {}): FastifyReply {
    return reply
      .code(status)
      .headers(smallPageHeaders({ https, style: pageStyle, ...look }))
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/** The language of the address, else of the browser. */
function localeOf(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return wordsLocale(isLocale(lang) ? lang : request.arrival.asked.locale, 'dsar');
}

function placeOf(given: unknown): string | undefined {
  return typeof given === 'string' && /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(given) ? given : undefined;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
