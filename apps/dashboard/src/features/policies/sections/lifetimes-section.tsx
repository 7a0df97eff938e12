import type { ServiceDetail, TrackerLifetimes } from '@app/contract';
import { plural } from '@app/texts';
import { useLocale, useWords } from '#app/words.tsx';
import { nameIn, useServiceWords, type ServiceWords } from '../service-words.ts';
import { LifetimesFields } from './lifetimes-fields.tsx';
import { OverrideSection } from './override-section.tsx';
import classes from './sections.module.css';

type Trackers = ServiceDetail['trackers'];
type Props = { readonly trackers: Trackers; readonly asked: string | undefined };

/** The lifetimes of the service's trackers: from the catalogue, or the owner's. */
export function LifetimesSection({ trackers, asked }: Props) {
  const words = useWords().policies.service.lifetimes;
  const begin: TrackerLifetimes = {
    mode: 'custom',
    range: 'range_all',
    trackers: trackers.map(({ name, party, storage, lifetime, necessary }) => ({
      name,
      storage,
      ...(party && { party }),
      ...(necessary && { necessary }),
      ...durationOf(lifetime),
    })),
    showInCookiePolicy: true,
    acknowledged: false,
  };
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['lifetimes']}
      standard={trackers.length === 0 ? words.none : <KnownTrackers trackers={trackers} />}
      begin={{ lifetimes: begin }}
      asked={asked}
    >
      <LifetimesFields known={trackers} />
    </OverrideSection>
  );
}

function durationOf(lifetime: Trackers[number]['lifetime']) {
  if (lifetime?.kind === 'session') return { duration: { value: 0, unit: 'day' as const } };
  if (lifetime?.kind !== 'period' || !lifetime.period) return {};
  // The contract accepts only whole numbers.
  return { duration: { value: Math.ceil(lifetime.period.amount), unit: lifetime.period.unit } };
}

function KnownTrackers({ trackers }: { readonly trackers: Trackers }) {
  const words = useWords().policies.service.lifetimes;
  const services = useServiceWords();
  const locale = useLocale();
  const caption = plural(locale, trackers.length, words.known);
  return (
    <div className={classes['scroll']} role="region" aria-label={caption} tabIndex={0}>
      <table className={classes['trackers']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.nameColumn}</th>
            <th scope="col">{words.category}</th>
            <th scope="col">{words.party}</th>
            <th scope="col">{words.lifetimeColumn}</th>
          </tr>
        </thead>
        <tbody>
          {trackers.map(({ name, party, lifetime, category, purposes, necessary }, at) => (
            <tr key={at}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                {nameIn(services.categories, category)}
                <div className={classes['hint']}>
                  {necessary
                    ? words.grounds[necessary]
                    : purposes.map((id) => nameIn(services.purposes, id)).join(', ')}
                </div>
              </td>
              <td>{party ? words.parties[party] : words.unknown}</td>
              <td>{lifetimeWords(lifetime, services, locale) ?? words.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lifetimeWords(
  lifetime: Trackers[number]['lifetime'],
  { lifetimes, periods }: ServiceWords,
  locale: ReturnType<typeof useLocale>,
): string | undefined {
  if (!lifetime || lifetime.kind === 'unspecified') return undefined;
  if (lifetime.kind !== 'period') return lifetimes[lifetime.kind];
  return lifetime.period && plural(locale, lifetime.period.amount, periods[lifetime.period.unit]);
}
