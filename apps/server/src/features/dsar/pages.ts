import { dsarPages } from '@app/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { attachment } from '#platform/http/answer.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { problemOf } from '#platform/http/failure.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { smallPageHeaders } from '#platform/http/small-page.ts';
import type { Deps } from '#platform/feature.ts';
import { intakeOf } from '../consent-records/index.ts';
import { textOf, type SentForm } from './entered.ts';
import { readForm, type ArrivedForm } from './files/arriving.ts';
import { uploadOf } from './files/upload.ts';
import { formRoute } from './form-route.ts';
import { localeOf, pageSender, type Asking } from './page-answer.ts';
import { ownFields } from './own-data.ts';
import { overlayScript, pageStyle, requestScript } from './page-style.ts';
import { openPage, problemPage, receivedPage, requestPage, scriptOf } from './request-page.ts';
import { openRequest } from './requester.ts';

/** Times somebody may enter a key or code in a minute, by network. */
const entriesPerMinute = 30;
const bodyLimit = 64 * 1024;

/**
 * Mounts the form of a site and the page of a request. They need neither a cookie nor a script, and reading them changes nothing.
 */
export async function mountDsarPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { services, https, limits } = deps;
  const intake = intakeOf(deps);
  const send = pageSender(https);
  const form = formRoute(deps, intake, send);
  const entryLimit = limits === 'off' ? () => 0 : addressLimit(entriesPerMinute);
  const formUrl = dsarPages.form.replace('{formId}', ':formId');

  await app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', async (_: FastifyRequest, payload: Readable) => payload);
    scope.setErrorHandler<FastifyError>((error, request, reply) => refuse(error, request, reply));
    scope.get(dsarPages.request, async (request: Asking, reply) =>
      send(reply, 200, await openPage(localeOf(request), false), { script: requestScript }),
    );
    scope.post(dsarPages.request, { bodyLimit }, async (request: Asking, reply) => follow(request, reply));
    scope.get(formUrl, async (request: Asking, reply) => form.open(request, reply));
    scope.post(formUrl, { bodyLimit }, async (request: Asking, reply) => form.submit(request, reply));
  });

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
    const points = ['point1', 'point2', 'point3'].map((name) => textOf(sent, name));
    const isDeclared = textOf(sent, 'declared') !== '';
    const proof = { points, isDeclared, signature: textOf(sent, 'signature') };
    const fields = Object.fromEntries(
      ownFields.flatMap((name) => (name in sent ? [[name, textOf(sent, name)] as const] : [])),
    );
    const pressed = action === '' ? undefined : { action, text, code, file, ...proof, fields, sent: files };
    const page = await openRequest(services, intake, textOf(sent, 'key'), pressed);
    // Those of a message that was not sent.
    await upload.forget(files);
    if (!page) return send(reply, 404, await openPage(locale, true), { script: requestScript });
    if (page.download) return sendFile(reply, page.download);
    const status = isTooMuch ? 413 : 200;
    if (!page.isWhole) return send(reply, status, await receivedPage(page), { script: overlayScript, framed: true });
    return send(reply, status, await requestPage(page), { script: scriptOf(page), framed: true });
  }

  /** What was sent, and the files with it, which are stored already. */
  async function formOf(
    { body, raw, ip }: Asking,
    upload: ReturnType<typeof uploadOf>,
  ): Promise<Omit<ArrivedForm, 'fields'> & { readonly fields: SentForm }> {
    if (!(body instanceof Readable)) return { fields: body ?? {}, files: [], isTooMuch: false };
    return readForm(body, { headers: raw.headers, address: ip }, upload.store, upload.forget);
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
}
