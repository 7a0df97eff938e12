import type { Fields } from './fields.ts';
import { given } from './given.ts';
import { contractRegions, providerRoles } from './choices.ts';
import { sources, type CompanyFacts, type Provider } from './service.ts';

/** Parses the provider of a service. */
export function providerOf(read: Fields, complain: (complaint: string) => void): Provider {
  const framework = read.part('privacyFramework');
  const rules = read.part('bindingRules');
  return {
    name: nameOf(read, 'provider', complain),
    ...given({
      country: read.text('country'),
      eeaEntity: read.text('eeaEntity'),
      eeaCountry: read.text('eeaCountry'),
      entities: entitiesOf(read.part('entities'), complain),
      role: read.choice('role', providerRoles),
      address: read.text('address'),
      nameBasis: read.choice('nameBasis', sources),
      countryBasis: read.choice('countryBasis', sources),
      privacyFramework:
        framework &&
        given({
          eu: framework.flag('eu'),
          uk: framework.flag('uk'),
          ch: framework.flag('ch'),
          entry: framework.text('entry'),
          readOn: framework.text('readOn'),
          until: framework.text('until'),
        }),
      bindingRules: rules && given({ eu: rules.flag('eu'), uk: rules.flag('uk'), url: rules.text('url') }),
    }),
  };
}

function entitiesOf(read: Fields | undefined, complain: (complaint: string) => void): Provider['entities'] {
  if (!read) return undefined;
  const unknown = read.keys().filter((key) => !contractRegions.some((region) => region === key));
  for (const key of unknown) complain(`provider.entities.${key} is no region`);
  const companies = contractRegions.map((region) => {
    const company = read.part(region);
    return [region, company && companyOf(company, region, complain)];
  });
  return given(Object.fromEntries(companies));
}

function companyOf(read: Fields, region: string, complain: (complaint: string) => void): CompanyFacts {
  const places = read.keys().includes('places') ? read.texts('places') : undefined;
  const facts = given({ country: read.text('country'), places });
  return { name: nameOf(read, `provider.entities.${region}`, complain), ...facts };
}

function nameOf(read: Fields, path: string, complain: (complaint: string) => void): string {
  const name = read.text('name');
  if (!name) complain(`${path}.name is missing`);
  return name ?? '';
}
