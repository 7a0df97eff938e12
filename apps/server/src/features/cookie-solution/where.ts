import { isCountry, type Geo } from '#platform/geo/geo.ts';
import type { PublicExchange } from '#platform/http/routes.ts';

/** A US state, if a reverse proxy sends it with the country. */
const usState = /^[A-Z]{2}$/;

/**
 * The visitor's place: `DE`, `US-CA`, or empty. Headers of a reverse proxy or CDN take precedence over the IP table,
 * because they are more accurate than an address's registration. Neither is stored, and the route is logged without
 * either (RULES A7).
 */
export async function whereIs({ services: { config }, asked, reply }: PublicExchange, geo: Geo): Promise<string> {
  // Without a header of its own, a response gets `no-store`; a shared cache would give it to other visitors.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('timing-allow-origin', '*');
  const said = config.countryHeader && header(asked.headers[config.countryHeader]);
  if (isCountry(said)) {
    const state = config.regionHeader && header(asked.headers[config.regionHeader]).replace(/^US-/, '');
    return said === 'US' && state && usState.test(state) ? `US-${state}` : said;
  }
  return (await geo.countryOf(asked.address)) ?? '';
}

function header(value: string | string[] | undefined): string {
  return String(value ?? '')
    .trim()
    .toUpperCase();
}
