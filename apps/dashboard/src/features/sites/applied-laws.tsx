import type { Area } from '@app/catalogue/choices.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { lawsQuery } from './data.ts';
import classes from './applied-laws.module.css';

type Props = {
  /** That of the owner, if there is one. */
  readonly country: string | undefined;
  readonly areas: readonly Area[];
  readonly usStates: readonly string[];
  readonly forChildren: boolean;
};

/** The laws that documents follow with an audience, as it is chosen. */
export function AppliedLaws(audience: Props) {
  const { laws: words } = useWords().sites;
  const { data, error, isFetching, refetch } = useQuery(lawsQuery(audience));
  return (
    <section aria-label={words.title} aria-live="polite" aria-busy={isFetching} className={classes['laws']}>
      <h3 className={classes['title']}>{words.title}</h3>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons shape="text" label={words.title} />}
      {data && data.laws.length > 0 && (
        <ul className={classes['list']}>
          {data.laws.map(({ id, name, reason, main }) => (
            <li key={id}>
              <span className={classes['name']}>
                {name} {main && <StatusBadge tone="info">{words.main}</StatusBadge>}
              </span>
              <span className={classes['reason']}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {data?.laws.length === 0 && <Text size="sm">{words.none}</Text>}
      {audience.country === undefined && <p className={classes['reason']}>{words.noOwner}</p>}
      <p className={classes['reason']}>{words.banner}</p>
    </section>
  );
}
