import { policyReportsPath } from '#platform/http/policy-reports-path.ts';
import type { PublicExchange } from '#platform/http/routes.ts';
import type { policyOf } from './owner-look.ts';
import { pageStyleHash } from './page-style.ts';

/** The only script of a framed page, by its full address: all other files of this origin stay blocked. */
export function scriptsOf(
  { services }: Pick<PublicExchange, 'services'>,
  { ifr }: { readonly ifr?: string | undefined },
): readonly string[] {
  if (ifr !== 'true') return [];
  const { contentUrl, publicUrl } = services.config;
  return [...new Set([contentUrl, publicUrl])].map((origin) => `${origin}/embed/frame.js`);
}

/** Sets headers that let anybody frame and cache hosted pages, which load nothing but their own script in a frame. */
export function pageHeaders(reply: PublicExchange['reply'], more: string, scripts: readonly string[] = []): void {
  for (const [name, value] of Object.entries(pagePolicy(more, scripts))) reply.header(name, value);
}

export function pagePolicy(
  more: string,
  scripts: readonly string[] = [],
  { styles, pictures }: ReturnType<typeof policyOf> = { styles: [], pictures: false },
): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src ${[pageStyleHash, ...styles].join(' ')}`,
    ...(scripts.length > 0 ? [`script-src ${scripts.join(' ')}`] : []),
    // The logo of the owner is a file of this installation.
    pictures ? "img-src 'self' data:" : 'img-src data:',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${policyReportsPath}`,
    more,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}
