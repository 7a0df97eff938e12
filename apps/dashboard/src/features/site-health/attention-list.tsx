import type { SiteHealth } from '@app/contract';
import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { needsOfAttention, pathOfAttention } from './places.ts';
import classes from './site-health.module.css';

/** What needs attention on a site, the most harmful first, each with the press that mends it. */
export function AttentionList({ health: { siteId, attention, launch } }: { readonly health: SiteHealth }) {
  const words = useAreaWords('siteHealth').attention;
  const locale = useLocale();
  const paths = usePaths();
  const may = useMayOnSite(siteId);
  // The checklist says it already.
  const shown = attention.filter(({ kind }) => kind !== 'notLive');
  if (shown.length === 0 && launch.length > 0) return null;
  return (
    <section className={classes['attention']} aria-labelledby="attention">
      <h2 id="attention" className={classes['heading']}>
        {words.title}
      </h2>
      {shown.length === 0 ? (
        <p className={classes['dimmed']}>{words.nothing}</p>
      ) : (
        <ul className={classes['list']}>
          {shown.map(({ kind, count }) => (
            <li key={kind} className={classes['item']} data-kind={kind}>
              <span>{plural(locale, count, words.kinds[kind])}</span>
              {needsOfAttention[kind].some(may) && (
                <Button component={Link} to={pathOfAttention(kind, siteId, paths)} variant="default" size="compact-md">
                  {words.actions[kind]}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
