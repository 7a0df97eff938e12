import type { FoundService, FoundTracker } from '@app/contract';
import { formatList, plural } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './details.module.css';
import { lifetimeOf } from './lifetime.ts';
import { shortAddress } from './short-address.ts';
import { useDetectionWords, useServiceWords } from './words.ts';

/** The evidence of a detected service. */
export function EvidenceList({ evidence }: Pick<FoundService, 'evidence'>) {
  const words = useDetectionWords().findings;
  return (
    <section className={classes['part']}>
      <h3>{words.evidence}</h3>
      <ul className={classes['evidence']}>
        {evidence.map(({ kind, seen, pattern, waits }) => (
          <li key={`${kind} ${pattern}`}>
            <span className={classes['kind']}>{words.kinds[kind]}</span> <code>{seen}</code>
            {waits && <StatusBadge tone="good">{words.waits}</StatusBadge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cookies and stored keys, with their lifetime and when they were seen. */
export function TrackerTable({ trackers }: { readonly trackers: readonly FoundTracker[] }) {
  const words = useDetectionWords().findings;
  const locale = useLocale();
  const lifetime = useLifetimeWords();
  if (trackers.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h3>{words.trackers}</h3>
      <div className={classes['scroll']} role="group" aria-label={words.trackers} tabIndex={0}>
        <table className={classes['trackers']}>
          <thead>
            <tr>
              <th scope="col">{words.trackerName}</th>
              <th scope="col">{words.trackerArea}</th>
              <th scope="col">{words.trackerLifetime}</th>
              <th scope="col">{words.trackerDomain}</th>
              <th scope="col">{words.trackerPhases}</th>
            </tr>
          </thead>
          <tbody>
            {trackers.map((tracker) => (
              <tr key={`${tracker.area} ${tracker.name} ${tracker.domain}`}>
                <td>
                  <code>{tracker.name}</code>
                </td>
                <td>{words.areas[tracker.area]}</td>
                <td>{lifetime(tracker)}</td>
                <td>{tracker.domain}</td>
                <td>
                  {formatList(
                    locale,
                    tracker.phases.map((phase) => words.phases[phase]),
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function useLifetimeWords(): (tracker: FoundTracker) => string {
  const words = useDetectionWords().findings;
  const { lifetimes, periods } = useServiceWords();
  const locale = useLocale();
  return (tracker) => {
    const lifetime = lifetimeOf(tracker);
    if (lifetime === 'tab') return words.untilTabCloses;
    if (lifetime === 'unknown') return words.unknownLifetime;
    return typeof lifetime === 'string' ? lifetimes[lifetime] : plural(locale, lifetime.amount, periods[lifetime.unit]);
  };
}

/** The pages on which something was seen. */
export function PageList({ pages }: { readonly pages: readonly string[] }) {
  const words = useDetectionWords().findings;
  const locale = useLocale();
  if (pages.length === 0) return null;
  return (
    <section className={classes['part']}>
      <h3>{plural(locale, pages.length, words.onPages)}</h3>
      <ul className={classes['addresses']}>
        {pages.map((page) => (
          <li key={page}>
            <a href={page} target="_blank" rel="noreferrer">
              {shortAddress(page)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
