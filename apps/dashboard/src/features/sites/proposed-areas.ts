import { areaOf } from '@app/catalogue/areas.ts';
import { areas, type Area } from '@app/catalogue/choices.ts';
import { isCountryCode } from '@app/catalogue/countries.ts';
import { isEea } from '@app/catalogue/regions.ts';
import type { GeneratorForm } from '@app/contract';
import { withHome } from './areas.ts';

type Known = {
  /** That of the owner, if it is known. */
  readonly country?: string | undefined;
  /** The language of the first document. */
  readonly language?: string | undefined;
  /** What was entered as the address of the site. */
  readonly address?: string | undefined;
};

/** Top-level domains of countries that sites everywhere use. */
const worldwideDomains = new Set(['ai', 'app', 'cc', 'co', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'to', 'tv', 'ws']);

/** Languages that are read in one area above all. English, French, Russian, Spanish and others tell nothing. */
const areaOfLanguage: Readonly<Record<string, Area>> = {
  ...Object.fromEntries(
    'bg ca cs da de el et fi hr hu it lt lv nl no pl pt ro sk sl sv'.split(' ').map((language) => [language, 'eea']),
  ),
  'en-GB': 'uk',
  ja: 'jp',
  'pt-BR': 'br',
};

/**
 * The audience proposed for a new site: the owner's country, with the rest of the EEA if it is there, and where its address and
 * the language of its document point to. All areas, if none of these is known.
 */
export function proposedAreas({ country, language = '', address = '' }: Known): readonly Area[] {
  const addressed = countryOfAddress(address);
  const read = areaOfLanguage[language];
  if (country === undefined && addressed === undefined && read === undefined) return areas;
  const named = [...(country !== undefined && isEea(country) ? [country] : []), ...(addressed ? [addressed] : [])];
  const around = named.map((code) => areaOf(code)).filter((area) => area !== 'elsewhere');
  return withHome(['home', ...around, ...(read ? [read] : [])], country);
}

/** A form of the generator with the areas that it shows: those that were chosen, else those proposed. */
export function withAreas<Form extends GeneratorForm>(form: Form, country: string | undefined): Form {
  const { areas, pp_locale: language, site_name: address } = form;
  return { ...form, areas: areas ?? proposedAreas({ country, language, address }) };
}

/** The country of a top-level domain: `IT` for `shop.example.it`. */
function countryOfAddress(address: string): string | undefined {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const [host = ''] = bare.split(/[/?#:]/, 1);
  const domain = host.split('.').at(-1) ?? '';
  if (!host.includes('.') || worldwideDomains.has(domain)) return undefined;
  const code = domain === 'uk' ? 'GB' : domain.toUpperCase();
  return isCountryCode(code) ? code : undefined;
}
