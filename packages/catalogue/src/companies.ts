import { isEea } from './regions.ts';
import { contractRegions, type ContractRegion, type ProviderRole } from './choices.ts';
import type { CompanyFacts, CountryCode, Provider } from './service.ts';

/** Regions of the owner, who makes the contract, and of the people whose data is processed. */
export type Reach = { readonly home: ContractRegion; readonly visitors: readonly ContractRegion[] };

type Fields = 'name' | 'country' | 'eeaEntity' | 'eeaCountry' | 'entities' | 'role';
type Companies = { readonly [Field in Fields]?: Provider[Field] | undefined };

/** The region whose companies serve a country. */
export function contractRegionOf(country: CountryCode): ContractRegion {
  if (isEea(country)) return 'eea';
  return singleCountries[country] ?? 'rest';
}

const singleCountries: Readonly<Record<CountryCode, ContractRegion>> = { GB: 'uk', CH: 'ch', US: 'us', BR: 'br' };

/**
 * The provider's company for a region: the one named for it, or else its company for the EEA in the EEA and in Switzerland, or
 * else its main company. `undefined` if no company is known.
 */
export function companyIn(provider: Companies, region: ContractRegion): CompanyFacts | undefined {
  const named = provider.entities?.[region];
  if (named) return named;
  const european = region === 'eea' || region === 'ch' ? europeanCompany(provider) : undefined;
  return european ?? mainCompany(provider);
}

function europeanCompany({ eeaEntity, eeaCountry, entities }: Companies): CompanyFacts | undefined {
  if (entities?.eea) return entities.eea;
  return eeaEntity?.trim() ? { name: eeaEntity, ...(eeaCountry && { country: eeaCountry }) } : undefined;
}

function mainCompany({ name, country }: Companies): CompanyFacts | undefined {
  return name?.trim() ? { name, ...(country && { country }) } : undefined;
}

/**
 * The companies with which an owner deals, that of the owner's own region first. A processor is bound by its contract with the
 * owner, wherever visitors live. Any other provider answers to people in their own region.
 */
export function contractingCompanies(provider: Companies, { home, visitors }: Reach): readonly CompanyFacts[] {
  const regions = isProcessor(provider.role) ? [home] : [home, ...visitors];
  return distinct(regions.flatMap((region) => companyIn(provider, region) ?? []));
}

/**
 * All companies that receive data: the contracting ones and, last, the main company of the group, whose staff usually has
 * access. Omitting it would promise that nothing leaves the region.
 */
export function receivingCompanies(provider: Companies, reach: Reach): readonly CompanyFacts[] {
  const main = mainCompany(provider);
  return distinct([...contractingCompanies(provider, reach), ...(main ? [main] : [])]);
}

/** The contracting companies with the regions of each, as a person reads them. */
export function companiesByRegion(
  provider: Companies,
): readonly { readonly company: CompanyFacts; readonly regions: readonly ContractRegion[] }[] {
  const groups = new Map<string, { company: CompanyFacts; regions: ContractRegion[] }>();
  for (const region of contractRegions) {
    const company = companyIn(provider, region);
    if (!company) continue;
    const group = groups.get(company.name) ?? { company, regions: [] };
    group.regions.push(region);
    groups.set(company.name, group);
  }
  return [...groups.values()];
}

function distinct(companies: readonly CompanyFacts[]): readonly CompanyFacts[] {
  return companies.filter(({ name }, at) => companies.findIndex((each) => each.name === name) === at);
}

/** Roles in which a provider acts on the owner's instructions at least in part. GDPR Art. 28. */
export function isProcessor(role: ProviderRole | undefined): boolean {
  return role === 'processor' || role === 'processor-and-controller';
}
