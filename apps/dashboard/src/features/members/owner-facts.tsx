import { countryName, fill, type Locale } from '@app/texts';
import { authoritiesOf, inLanguage } from '@app/catalogue';
import type { OwnerData } from '@app/contract';
import { useLocale, useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { contactGroups } from './owner-groups.ts';

type Contact = { readonly name: string; readonly email?: string | undefined; readonly country?: string | undefined };

/** All that is known of an owner but its name, to be read. */
export function OwnerFacts({ owner }: { readonly owner: OwnerData }) {
  const words = useWords().sites.owner;
  const locale = useLocale();
  const authority = authoritiesOf(owner.country).find(({ part }) => part !== undefined && part === owner.part);
  return (
    <FactsList
      facts={[
        { label: words.address, value: owner.address },
        { label: words.country, value: countryName(locale, owner.country) },
        { label: words.contactEmail, value: owner.email },
        ...(owner.serviceEmail ? [{ label: words.serviceEmail, value: owner.serviceEmail }] : []),
        ...(owner.phone ? [{ label: words.phone, value: owner.phone }] : []),
        ...(owner.vatNumber ? [{ label: words.vatNumber, value: owner.vatNumber }] : []),
        ...(owner.legalRepresentative ? [{ label: words.legalRepresentative, value: owner.legalRepresentative }] : []),
        ...(owner.kind ? [{ label: words.kind, value: words.kinds[owner.kind] }] : []),
        ...(owner.legalForm ? [{ label: words.legalForm, value: owner.legalForm }] : []),
        ...(owner.register
          ? [{ label: words.registerName, value: `${owner.register.name}, ${owner.register.number}` }]
          : []),
        ...(owner.businessNumber ? [{ label: words.businessNumber, value: owner.businessNumber }] : []),
        ...(owner.capital ? [{ label: words.capital, value: owner.capital }] : []),
        ...(owner.contactUrl ? [{ label: words.contactUrl, value: owner.contactUrl }] : []),
        ...(owner.certifiedEmail ? [{ label: words.certifiedEmail, value: owner.certifiedEmail }] : []),
        ...(owner.supervisor ? [{ label: words.supervisor.label, value: owner.supervisor.name }] : []),
        ...(owner.profession ? [{ label: words.profession.label, value: owner.profession.title }] : []),
        ...(authority ? [{ label: words.authority, value: inLanguage(authority.name, locale) }] : []),
        ...contactGroups.flatMap((group) => {
          const contact = owner[group];
          return contact ? [{ label: words.groups[group].label, value: inShort(contact, locale) }] : [];
        }),
        ...(owner.jointControllers ?? []).map((contact, at) => ({
          label: fill(words.jointController, { number: at + 1 }),
          value: inShort(contact, locale),
        })),
      ]}
    />
  );
}

function inShort({ name, email, country }: Contact, locale: Locale): string {
  return [name, email, country && countryName(locale, country)].filter(Boolean).join(', ');
}
