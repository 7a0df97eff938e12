import { purposes, type Purpose, type ServiceSetting } from '@app/consent';
import type { BannerService } from '@app/contract';
import { fill } from '@app/texts';
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { withService } from '../service-settings.ts';
import { useCookieSolutionWords, useServiceWords } from '../words.ts';
import { BlockingCard } from './blocking-card.tsx';
import { ConfirmField } from './confirm-field.tsx';
import { ReasonField } from './reason-field.tsx';
import classes from './sections.module.css';

/** The purpose that each service of the site waits for, and how it is blocked. */
export function ServicesSection() {
  const words = useCookieSolutionWords().settings.services;
  const { banner } = useConfigurator();
  return (
    <Stack gap="md">
      <Card title={words.title} description={words.text}>
        {banner.services.length === 0 ? <NoServices /> : <Services services={banner.services} />}
      </Card>
      <BlockingCard />
    </Stack>
  );
}

function NoServices() {
  const words = useCookieSolutionWords().settings.services;
  const { siteId } = useConfigurator();
  const paths = usePaths();
  return (
    <EmptyState
      heading="h3"
      picture="services"
      title={words.none}
      text={words.noneText}
      action={
        <>
          <Button component={Link} to={paths.siteScan(siteId)}>
            {words.scan}
          </Button>
          <Button component={Link} to={paths.site(siteId)} variant="default">
            {words.document}
          </Button>
        </>
      }
    />
  );
}

/** The number of services from which a search field is worthwhile. */
const manyServices = 8;

function Services({ services }: { readonly services: readonly BannerService[] }) {
  const words = useCookieSolutionWords().settings.services;
  const { draft, change } = useConfigurator();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = services.filter(({ name, provider }) => `${name} ${provider ?? ''}`.toLowerCase().includes(wanted));
  const asksReason =
    draft.confirmations.necessary !== undefined ||
    services.some(
      ({ id, usualPurpose }) =>
        (usualPurpose === 'measurement' || usualPurpose === 'marketing') &&
        draft.services.some((setting) => setting.id === id && setting.purpose === 'necessary'),
    );
  return (
    <>
      {services.length > manyServices && (
        <TextInput
          mb="sm"
          aria-label={words.search}
          placeholder={words.search}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      <ul className={classes['services']}>
        {shown.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            setting={draft.services.find(({ id }) => id === service.id)}
            onChange={(setting) => change({ services: withService(draft.services, service, setting) })}
          />
        ))}
      </ul>
      {asksReason && <ConfirmField what="necessary" />}
    </>
  );
}

type RowProps = {
  readonly service: BannerService;
  readonly setting: ServiceSetting | undefined;
  readonly onChange: (setting: Omit<ServiceSetting, 'id'>) => void;
};

function ServiceRow({ service, setting, onChange }: RowProps) {
  const words = useCookieSolutionWords().settings.services;
  const names = useServiceWords().categories;
  const problemOf = useProblemOf();
  const { draft } = useConfigurator();
  const purpose = setting?.purpose ?? service.usualPurpose;
  const isChanged = purpose !== service.usualPurpose;
  const path = `services.${service.id}`;
  const at = draft.services.findIndex(({ id }) => id === service.id);
  const problem = problemOf(path) ?? problemOf(`${path}.reason`) ?? problemOf(`services.${at}.reason`);
  return (
    <li>
      <div className={classes['service']}>
        <span>
          <span className={classes['serviceName']}>{service.name}</span>
          <span className={classes['serviceBy']}>
            {[service.provider, isChanged ? words.changed : undefined].filter(Boolean).join(' · ')}
          </span>
          {service.split
            .filter((part) => purposes.indexOf(part.purpose) > purposes.indexOf(purpose))
            .map((part) => (
              <span key={part.purpose} className={classes['serviceBy']}>
                {fill(words.split, {
                  purpose: names[part.purpose],
                  names: [...part.trackers, ...part.hosts].join(', '),
                })}
              </span>
            ))}
        </span>
        <NativeSelect
          data-path={path}
          aria-label={fill(words.purposeOf, { service: service.name })}
          size="sm"
          data={purposes.map((value) => ({ value, label: names[value] }))}
          value={purpose}
          onChange={({ currentTarget }) => {
            const chosen = purposes.find((one): one is Purpose => one === currentTarget.value);
            if (chosen) onChange({ purpose: chosen, ...(setting?.reason ? { reason: setting.reason } : {}) });
          }}
        />
      </div>
      {isChanged && purpose === 'necessary' && (
        <ReasonField
          className={classes['reason']}
          data-path={`${path}.reason`}
          label={fill(words.reason, { service: service.name })}
          description={words.reasonHint}
          minRows={2}
          required
          maxLength={1000}
          value={setting?.reason ?? ''}
          error={problem ?? (setting?.reason ? undefined : words.reasonProblem)}
          onDone={(reason) => onChange({ purpose, reason })}
        />
      )}
      {isChanged && (
        <Button size="compact-xs" variant="subtle" mt={4} onClick={() => onChange({ purpose: service.usualPurpose })}>
          {fill(words.back, { purpose: names[service.usualPurpose] })}
        </Button>
      )}
      {isChanged && purpose !== 'necessary' && problem && (
        <Text size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </li>
  );
}
