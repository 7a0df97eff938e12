import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languageAsked } from './language-asked.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What pages with the banner's tag load. */
export const hostedBanner = {
  /** `{id}.js`, `{id}.kept.js`, `{id}.granted.js`, `{id}.guard.js` or `{id}.rules.json` of a published banner. */
  script: endpoint({
    method: 'GET',
    path: '/embed/cs/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ file: z.string().regex(/^[0-9a-z]{10}\.(?:js|kept\.js|granted\.js|guard\.js|rules\.json)$/) }),
    query: z.object({ lang: languageAsked(20) }),
    answer: z.unknown(),
  }),
  /** Files loaded on demand. The content at such a URL never changes. */
  part: endpoint({
    method: 'GET',
    path: '/e/{sha256}/{name}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({
      sha256: sha256.or(z.string().regex(/^[A-Za-z0-9]{43}$/)),
      name: z.string().regex(/^[a-z][a-z-]{0,30}\.(?:js|json)$/),
    }),
    answer: z.unknown(),
  }),
  /** The visitor's country as two letters, or `US-CA`; empty if unknown. Nothing is stored. RULES A7. */
  where: endpoint({
    method: 'GET',
    path: '/e/where',
    access: 'public',
    produces: 'text',
    cors: '*',
    answer: z.unknown(),
  }),
  file: endpoint({
    method: 'GET',
    path: '/e/file/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.(?:png|jpg|webp)$/) }),
    answer: z.unknown(),
  }),
  previewPage: endpoint({
    method: 'GET',
    path: '/e/preview/{token}',
    access: 'public',
    produces: 'html',
    params: z.object({ token: z.string().regex(/^[\w-]{20,60}$/) }),
    answer: z.unknown(),
  }),
};
