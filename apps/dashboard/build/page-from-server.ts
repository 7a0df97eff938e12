import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

// What the server writes at the place: the tokens and the data of the page.
const written = /<meta name="csrf-token"[^]*?<\/script>/;
const dashboardPath = /^\/[a-z]{2}(-[a-z]{2})?(\/|$)/;

/**
 * While developing, Vite answers with the page. What differs from visitor to visitor is taken from the running server, whose
 * cookies are handed on.
 */
export function pageFromServer(server: string): Plugin {
  return {
    name: 'page-from-server',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const asksForPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
        if (asksForPage && dashboardPath.test(request.url ?? ''))
          void answer(vite, server, request, response).then(undefined, next);
        else next();
      });
    },
  };
}

async function answer(
  vite: ViteDevServer,
  server: string,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const asked = { cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' };
  const page = await fetch(new URL(url, server), { headers: asked, redirect: 'manual' });
  const [data] = written.exec(await page.text()) ?? [];
  const html = readFileSync(path.join(vite.config.root, 'index.html'), 'utf8').replace(
    '<!-- page -->',
    () => data ?? '',
  );
  response.setHeader('set-cookie', page.headers.getSetCookie());
  response.setHeader('content-type', 'text/html');
  response.end(await vite.transformIndexHtml(url, html));
}
