import { isCountry, type Geo } from '#platform/geo/geo.ts';
import type { PublicExchange } from '#platform/http/routes.ts';

/** A state of the USA, where whoever stands in front of us says it beside the country. */
const usState = /^[A-Z]{2}$/;

/**
 * Where a visitor is: `DE`, `US-CA`, or nothing. What a network in front of this server says counts before the table,
 * for it knows more than who registered an address. Neither is kept, and the route is logged without either (RULES A7).
 */
export async function whereIs({ services: { config }, asked, reply }: PublicExchange, geo: Geo): Promise<string> {
  // `no-store` is what every answer says that nobody said more of; a shared cache would give it to others.
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
