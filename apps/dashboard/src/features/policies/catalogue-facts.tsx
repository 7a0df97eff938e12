import { countryName, fill, formatDate, formatList, plural } from '@app/texts';
import type { ServiceDetail } from '@app/contract';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { nameIn, useServiceWords } from './service-words.ts';

/** What the catalogue knows about a service, each fact from memory marked as such. */
export function CatalogueFacts({ detail }: { readonly detail: ServiceDetail }) {
  const words = useWords().policies.service.facts;
  const { role: roles } = useWords().policies.service;
  const { purposes, periods } = useServiceWords();
  const locale = useLocale();
  const { aliases, contractUrl, privacyFramework, retention, duties } = detail;
  const marked = (field: string, value: ReactNode): ReactNode => (
    <>
      {value}
      {detail.unconfirmed.includes(field) && (
        <Text span c="dimmed" size="sm" display="block">
          {words.fromMemory}
        </Text>
      )}
    </>
  );
  const linked = (label: string, address: string | null, field = '') =>
    address ? [{ label, value: marked(field, <Link address={address} />) }] : [];
  const facts = [
    ...(detail.companies.length > 0
      ? [{ label: words.provider, value: marked('provider.entities', <Companies companies={detail.companies} />) }]
      : []),
    ...(detail.role ? [{ label: roles.title, value: marked('provider.role', roles.names[detail.role]) }] : []),
    ...linked(words.contract, contractUrl, 'links.contract'),
    {
      label: words.purposes,
      value: formatList(
        locale,
        detail.purposes.map((purpose) => nameIn(purposes, purpose)),
      ),
    },
    ...(aliases.length > 0 ? [{ label: words.alsoKnown, value: aliases.slice(0, 4).join(', ') }] : []),
    ...(retention ? [{ label: words.kept, value: marked('retention', kept(retention)) }] : []),
    ...(privacyFramework ? [{ label: words.framework, value: framework(privacyFramework) }] : []),
    ...(duties.length > 0 ? [{ label: words.duties, value: duties.map(duty) }] : []),
    ...linked(words.privacy, detail.privacyUrl),
    ...linked(words.optOut, detail.optOutUrl),
    ...linked(words.adSettings, detail.adSettingsUrl),
  ];

  function period({ amount, unit }: NonNullable<ServiceDetail['retention']>['usual']): string {
    return plural(locale, amount, periods[unit]);
  }

  function kept({ usual, choices }: NonNullable<ServiceDetail['retention']>): string {
    if (choices.length === 0) return period(usual);
    return fill(words.keptChoices, { period: period(usual), choices: formatList(locale, choices.map(period)) });
  }

  function framework({ entry, readOn, confirmed }: NonNullable<ServiceDetail['privacyFramework']>): ReactNode {
    const read = confirmed && readOn;
    const text = read ? fill(words.frameworkRead, { date: formatDate(locale, readOn) }) : words.frameworkUnread;
    return entry ? <Link address={entry} text={text} /> : text;
  }

  function duty({ statement, source }: ServiceDetail['duties'][number]): ReactNode {
    return (
      <Text key={statement} component="div" inherit>
        <Link address={source} text={nameIn(words.statements, statement)} />
      </Text>
    );
  }

  return (
    <section aria-label={words.title}>
      <FactsList facts={facts} />
    </section>
  );
}

/** One line per company. A single one serves everybody, so its regions are left out. */
function Companies({ companies }: Pick<ServiceDetail, 'companies'>) {
  const words = useWords().policies.service.facts;
  const locale = useLocale();
  return companies.map(({ name, country, regions }) => {
    const company = country ? `${name} (${countryName(locale, country)})` : name;
    const names = formatList(
      locale,
      regions.map((region) => words.regions[region]),
    );
    return <div key={name}>{companies.length === 1 ? company : fill(words.company, { company, regions: names })}</div>;
  });
}

function Link({ address, text }: { readonly address: string; readonly text?: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noreferrer">
      {text ?? URL.parse(address)?.hostname ?? address}
    </Anchor>
  );
}
