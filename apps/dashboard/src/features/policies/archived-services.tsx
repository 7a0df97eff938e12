import { fill, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#app/words.tsx';
import { archivedQuery } from './data.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './services-panel.module.css';
import { useServiceActions } from './use-service-actions.ts';

const dayLong = 86_400_000;

/** Removed services that can still be restored. */
export function ArchivedServices() {
  const words = useWords().policies.services.archive;
  const locale = useLocale();
  const { document } = useGenerator();
  const { data, dataUpdatedAt } = useQuery(archivedQuery(document.id));
  const { restore, isRestoring } = useServiceActions();
  const removed = data?.services ?? [];
  if (removed.length === 0) return null;
  return (
    <details className={classes['archive']}>
      <summary>{plural(locale, removed.length, words.title)}</summary>
      <p>{words.text}</p>
      <ul>
        {removed.map((service) => (
          <li key={service.id}>
            <span>{service.name}</span>
            <span className={classes['days']}>
              {plural(locale, daysLeft(service.until, dataUpdatedAt), words.daysLeft)}
            </span>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={fill(words.takeBackName, { service: service.name })}
              disabled={isRestoring}
              onClick={() => restore(service)}
            >
              {words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function daysLeft(until: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(until) - now) / dayLong));
}
