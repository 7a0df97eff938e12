import { languageTag, loadWords, localeFromPath, localePrefix } from '@app/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MinuteLimit } from '#platform/http/address-limit.ts';
import { securityHeaders } from '#platform/http/headers.ts';
import { pathOf } from '#platform/http/language.ts';
import { publicColors } from '#platform/http/public-look.ts';
import { linkPicture } from '#platform/pictures/draw.ts';
import { policyReportsPath } from '#platform/http/policy-reports-path.ts';
import type { Services } from '#platform/http/context.ts';
import { samplePolicy, withNonce } from '../cookie-solution/index.ts';
import { readDraft, readDraftBanner, startDraft } from './drafts.ts';
import { draftPage, frontPage, gonePage, type Refusal } from './front-page.ts';
import type { PageContext } from './page.ts';

type Deps = {
  readonly services: Services;
  readonly https: boolean;
  readonly clock: () => number;
  /** How often one network may ask for a draft; undefined: as often as it likes. */
  readonly limit: MinuteLimit | undefined;
};

type OfDraft = { readonly Params: { readonly locale: string; readonly token: string } };

const bodyLimit = 4096;

/** Sends the page for whoever is not signed in. */
export function homePage({ services, https }: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(reply, 200, headersOf(request, https), await frontPage(contextOf(services, request, '')));
}

/** Mounts the pages of drafts, and the picture of the front page. They need neither an account nor a cookie nor a script. */
export function mountDraftPages(http: FastifyInstance, deps: Deps): void {
  const { services, https, clock, limit } = deps;

  http.post('/:locale/draft', { bodyLimit }, async (request, reply) => {
    if (!localeFromPath(pathOf(request.url))) return reply.callNotFound();
    const { asked } = request.arrival;
    const address = addressIn(request.body);
    const refuse = async (status: number, refusal: Refusal) =>
      send(
        reply,
        status,
        headersOf(request, https),
        await frontPage(contextOf(services, request, ''), { address, refusal }),
      );
    // Pages of others must not make their visitors ask for scans.
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(403, 'busy');
    if (limit && limit(request.ip, clock()) > 0) return refuse(429, 'often');
    const made = await startDraft(services, { address, locale: asked.locale, country: (await asked.origin()).country });
    if ('refusal' in made) return refuse(made.refusal === 'address' ? 422 : 429, made.refusal);
    return reply
      .headers(securityHeaders('data', '', https))
      .redirect(`/${localePrefix(asked.locale)}/draft/${made.token}`, 303);
  });

  http.get('/:locale/draft', async (request, reply) => {
    if (!localeFromPath(pathOf(request.url))) return reply.callNotFound();
    return reply
      .headers(securityHeaders('data', '', https))
      .redirect(`/${localePrefix(request.arrival.asked.locale)}`, 302);
  });

  http.get('/:locale/picture.png', async (request, reply) => {
    const locale = localeFromPath(pathOf(request.url));
    if (!locale) return reply.callNotFound();
    const { title } = await loadWords(locale, 'frontPage');
    const site = new URL(services.config.publicUrl).hostname;
    const { brand: accent } = publicColors.light;
    const look = { site, note: '', accent, sign: 'check' } as const;
    const asking = { address: request.ip, at: services.now() };
    const png = await linkPicture({ ...look, title, language: languageTag(locale) }, asking);
    return reply
      .headers({ ...securityHeaders('data', '', https), 'cache-control': 'public, max-age=3600' })
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(png);
  });

  http.get<OfDraft>('/:locale/draft/:token', async (request, reply) => {
    if (!localeFromPath(pathOf(request.url))) return reply.callNotFound();
    const { token } = request.params;
    const draft = await readDraft(services, token);
    const context = contextOf(services, request, draft ? `/draft/${token}` : '');
    const html = draft ? await draftPage(context, draft, token) : await gonePage(context);
    return send(reply, draft ? 200 : 404, headersOf(request, https), html);
  });

  http.get<OfDraft>('/:locale/draft/:token/banner', async (request, reply) => {
    const page = await readDraftBanner(services, request.params.token);
    if (page === undefined) return reply.callNotFound();
    const { nonce } = request.arrival;
    const headers = {
      ...securityHeaders('preview', nonce, https),
      'content-security-policy': samplePolicy(nonce, services.config.publicUrl),
    };
    return send(reply, 200, headers, withNonce(page, nonce));
  });
}

function contextOf({ config }: Services, { arrival }: FastifyRequest, path: string): PageContext {
  const { publicUrl, sourceUrl } = config;
  return { locale: arrival.asked.locale, nonce: arrival.nonce, publicUrl, sourceUrl, path };
}

function headersOf({ arrival }: FastifyRequest, https: boolean): Readonly<Record<string, string>> {
  return {
    ...securityHeaders('page', arrival.nonce, https),
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'nonce-${arrival.nonce}'`,
      "img-src 'self' data:",
      "manifest-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${policyReportsPath}`,
    ].join('; '),
  };
}

function send(
  reply: FastifyReply,
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string,
): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

function addressIn(body: unknown): string {
  const { address } = (body ?? {}) as { readonly address?: unknown };
  return typeof address === 'string' ? address.trim() : '';
}
