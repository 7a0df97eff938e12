import { fill, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ArchivedServices } from './archived-services.tsx';
import { useGenerator } from './generator-context.tsx';
import { ServiceRow } from './service-row.tsx';
import { ServiceSearch } from './service-search.tsx';
import classes from './services-panel.module.css';
import { Suggestions } from './suggestions.tsx';

/** The services of the document: a search for adding, the list, and removed services. */
export function ServicesPanel() {
  const words = useWords().policies.services;
  const locale = useLocale();
  const paths = usePaths();
  const { document, site, openService } = useGenerator();
  const { services, serviceLimit } = document;
  const scan = site?.type !== 'MobileApplication' && (
    <Button
      component={Link}
      to={paths.siteScan(document.siteId)}
      variant={services.length > 0 ? 'subtle' : 'light'}
      size="compact-sm"
      leftSection={<IconSearch size={16} aria-hidden />}
    >
      {words.scan}
    </Button>
  );
  return (
    <Card
      title={words.title}
      description={words.description}
      actions={
        services.length === 0 ? (
          scan
        ) : (
          <span className={classes['count']}>
            {serviceLimit === null
              ? plural(locale, services.length, words.count)
              : fill(words.limit, { count: services.length, limit: serviceLimit })}
          </span>
        )
      }
    >
      <ServiceSearch />
      {services.length === 0 ? (
        <Suggestions />
      ) : (
        <ul className={classes['list']}>
          {services.map((service) => (
            <ServiceRow key={service.serviceId ?? service.id} service={service} />
          ))}
        </ul>
      )}
      <div className={classes['foot']}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => openService('new')}
        >
          {words.addOwnPlain}
        </Button>
        {services.length > 0 && scan}
      </div>
      <ArchivedServices />
    </Card>
  );
}
