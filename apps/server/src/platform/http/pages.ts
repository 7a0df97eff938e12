import type { Config } from '../../config.ts';
import type { Home } from '../feature.ts';
import fastifyStatic from '@fastify/static';
import { languageTag, localeFromPath, localePrefix } from '@app/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomToken } from '../crypto/tokens.ts';
import { actorOf, type Actors } from './actor.ts';
import type { Arriving } from './arrival.ts';
import { writeCookie } from './cookies.ts';
import { csrfToken } from './csrf.ts';
import { securityHeaders } from './headers.ts';
import { mountIcons } from './icons.ts';
import { pathOf, varyByLanguage } from './language.ts';

/** Settings of this installation that the dashboard receives with its page. */
export type PageSettings = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export type Pages = {
  /** The output folder of the dashboard's build. */
  readonly dist: string;
  readonly arriving: Arriving;
  readonly https: boolean;
  readonly actors: Actors;
  readonly settings: PageSettings;
  /** Sends the page at the address of a language, to whoever is not signed in. Undefined: the dashboard, which asks to sign in. */
  readonly home: Home | undefined;
};

export type Page = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

// The placeholder in the built page for content that differs between visitors.
const place = '<!-- page -->';

/** Serves the dashboard: its files, and one page that starts it under every localized path. */
export async function mountPages(app: FastifyInstance, pages: Pages): Promise<Page> {
  const { dist, https } = pages;
  const built = readBuilt(dist);
  const page: Page = (request, reply) => shell(request, reply, pages, built ?? unbuilt);

  if (built) await serveAssets(app, path.join(dist, 'assets'));
  await mountIcons(app, dist);

  app.get('/', async (request, reply) => {
    const { locale } = request.arrival.asked;
    return reply
      .headers(securityHeaders('page', '', https))
      .header('vary', varyByLanguage)
      .redirect(`/${localePrefix(locale)}/`, 302);
  });
  const sendHome = async (request: FastifyRequest, reply: FastifyReply) => {
    const isHome = pages.home && localeFromPath(pathOf(request.url)) && !(await isSignedIn(request, pages.actors));
    return isHome ? pages.home(request, reply) : sendPage(request, reply, page, https);
  };
  app.get('/:locale', sendHome);
  app.get('/:locale/*', async (request, reply) => sendPage(request, reply, page, https));
  return page;
}

/** Whoever sends no session is signed in nowhere, and needs no look at the database. */
async function isSignedIn({ arrival }: FastifyRequest, actors: Actors): Promise<boolean> {
  const { credentials } = arrival;
  return (
    credentials.session !== undefined && (await actorOf(actors, { ...credentials, apiKey: undefined })) !== undefined
  );
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, https: boolean): Promise<unknown> {
  if (!localeFromPath(pathOf(request.url))) return reply.callNotFound();
  const html = await page(request, reply);
  return reply
    .headers(securityHeaders('page', request.arrival.nonce, https))
    .type('text/html; charset=utf-8')
    .send(html);
}

/** File names contain a hash of their content, so browsers may cache them forever. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
      // A worker runs under the policy of its own file, and loads its parts from here.
      reply.header('content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'");
    },
  });
}

function readBuilt(dist: string): string | undefined {
  let html: string;
  try {
    html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (!html.includes(place))
    throw new Error(`${dist}/index.html has no place for the page's data: build the dashboard again.`);
  return html;
}

/** The page to serve when the dashboard was not built: the API works all the same. */
const unbuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${place}<title>Candor</title></head><body><div id="root"></div></body></html>
`;

async function shell(request: FastifyRequest, reply: FastifyReply, pages: Pages, built: string): Promise<string> {
  const { arriving, actors, settings } = pages;
  const { nonce, asked, credentials } = request.arrival;
  const actor = await actorOf(actors, { ...credentials, apiKey: undefined });
  const secret = actor && credentials.session ? credentials.session : visitSecret(request, reply, arriving);
  const data = { locale: asked.locale, signedIn: actor !== undefined, ...settings };
  const given = [
    `<meta name="csrf-token" content="${csrfToken(arriving.csrfKey, secret)}">`,
    `<meta name="csp-nonce" content="${nonce}">`,
    `<script type="application/json" id="page">${inScript(data)}</script>`,
  ].join('\n    ');
  // Functions, because `$` in a replacement string has a special meaning.
  return built
    .replace('<html lang="en"', () => `<html lang="${languageTag(asked.locale)}"`)
    .replace(place, () => given);
}

/** The secret of a visitor who is not signed in, which protects their forms against CSRF too. */
function visitSecret(request: FastifyRequest, reply: FastifyReply, { names, secure }: Arriving): string {
  const known = request.arrival.credentials.visit;
  if (known) return known;
  const secret = randomToken();
  reply.header('set-cookie', writeCookie(names.visit, secret, { httpOnly: true, secure }));
  return secret;
}

/** JSON that cannot end the script element it is placed in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The settings that the dashboard may know before anybody signs in. */
export function pageSettings({ contentUrl, hostedPlans, smtpUrl, sourceUrl }: Config): PageSettings {
  return { contentUrl, hostedPlans, mailConfigured: smtpUrl !== undefined, ...(sourceUrl && { sourceUrl }) };
}
