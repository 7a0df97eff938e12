import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that browsers and phones ask for by fixed names. */
const icons = {
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/manifest.webmanifest': 'application/manifest+json',
} as const;

/** Serves the icons of the product, and the logos of services, from the dashboard's build. */
export async function mountIcons(app: FastifyInstance, dist: string): Promise<void> {
  for (const [name, type] of Object.entries(icons)) {
    const file = path.join(dist, name);
    // Not built where only tests of the server run.
    if (!existsSync(file)) continue;
    const body = readFileSync(file);
    app.get(name, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'same-origin' })
        .type(type)
        .send(body),
    );
  }
  const logos = path.join(dist, 'service-logos');
  if (!existsSync(logos)) return;
  await app.register(fastifyStatic, {
    root: logos,
    prefix: '/service-logos/',
    index: false,
    decorateReply: false,
    maxAge: '7d',
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'same-origin');
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    },
  });
}
