import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Mounts the page that checks proofs at `/verify`: one file that also works offline once it is saved. Its own policy forbids
 * all requests.
 */
export function mountVerifier(app: FastifyInstance, dist: string): void {
  // Not built where only tests of the server run.
  if (!existsSync(path.join(dist, 'verify.html'))) return;
  const [html, policy] = ['verify.html', 'verify.csp'].map((name) => readFileSync(path.join(dist, name), 'utf8'));
  app.get('/verify', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        // Headers that a page in a file cannot set itself.
        'content-security-policy': `${String(policy).trim()}; frame-ancestors 'none'`,
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'public, max-age=300',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(html),
  );
}
