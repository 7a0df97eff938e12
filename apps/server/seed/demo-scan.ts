import type { Observation, RequestKind } from '@app/catalogue';
import { phases, type PageCookie, type PageRequest, type PageResult, type Phase, type ScanResult } from '@app/scanner';

/** A visitor's page in a few words: what it asked for and what it kept, and whether that waits for consent. */
type Example = {
  readonly url: string;
  readonly kind: RequestKind;
  readonly waits?: true;
  /** The tag that loads it, where one stands in the html. */
  readonly tag?: string;
  readonly cookies?: readonly PageCookie[];
};

/**
 * A scan as it would have gone at an example site, which stands nowhere: statistics and a font come before any choice,
 * a pixel waits for it, and one party nobody knows keeps a cookie.
 */
export function demoScan(url: string): ScanResult {
  const host = new URL(url).hostname;
  const cookie = (name: string, domain: string, days: number): PageCookie => ({
    name,
    domain,
    path: '/',
    lifetime: days * 86_400,
    secure: true,
    httpOnly: false,
  });
  const asked: readonly Example[] = [
    {
      url: 'https://www.googletagmanager.com/gtag/js?id=G-0000000000',
      kind: 'script',
      tag: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-0000000000">',
      cookies: [cookie('_ga', host, 400)],
    },
    {
      url: 'https://fonts.googleapis.com/css2?family=Inter',
      kind: 'style',
      tag: '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">',
    },
    { url: 'https://js.stripe.com/v3/', kind: 'script', cookies: [cookie('__stripe_mid', host, 365)] },
    {
      url: 'https://static.hotjar.com/c/hotjar-0.js?sv=6',
      kind: 'script',
      cookies: [cookie('_hjSessionUser_0', host, 365)],
    },
    {
      url: 'https://connect.facebook.net/en_US/fbevents.js',
      kind: 'script',
      waits: true,
      cookies: [cookie('_fbp', host, 90)],
    },
    {
      url: 'https://pixel.counting-house.example/p.gif',
      kind: 'image',
      tag: '<img src="https://pixel.counting-house.example/p.gif" alt="" width="1" height="1">',
      cookies: [cookie('chid', 'counting-house.example', 30)],
    },
  ];
  const pages = phases.flatMap((phase) =>
    ['', 'products', 'contact'].map((path) => seen(`${url}/${path}`, phase, asked)),
  );
  const banner = { found: true, by: 'words', accepted: true, rejected: true };
  return { engine: 'browser', url, finalUrl: `${url}/`, ending: 'done', ms: 41_000, banner, pages };
}

function seen(url: string, phase: Phase, asked: readonly Example[]): PageResult {
  const happened = asked.filter(({ waits }) => phase === 'accepted' || !waits);
  const own: PageRequest = { url, kind: 'document', status: 200, at: 0 };
  const requests = [
    own,
    ...happened.map(({ url: to, kind }, index) => ({ url: to, kind, status: 200, at: 120 + 30 * index })),
  ];
  const cookies = happened.flatMap(({ cookies: kept = [] }) => kept);
  const observation: Observation = {
    url,
    requests: asked.map(({ url: to, kind, waits }) => ({
      url: to,
      kind,
      ...(waits && phase !== 'accepted' && { waits }),
    })),
    scripts: [],
    cookies,
    storage: [],
    meta: [],
    globals: [],
    elements: [],
  };
  return {
    url,
    phase,
    ending: 'done',
    status: 200,
    ms: 1_900,
    bytes: 840_000,
    requests,
    cookies,
    storage: [],
    observation,
    ...(phase === 'before' && {
      tags: asked.flatMap(({ url: to, tag }) => (tag ? [{ markup: tag, addresses: [to] }] : [])),
    }),
    links: [],
  };
}
