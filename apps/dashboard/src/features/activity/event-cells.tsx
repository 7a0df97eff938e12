import type { AccountEvent } from '@app/contract';
import { cldrLocale, countryName, fill, plural } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useWords } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TwoLines } from '#ui/two-lines.tsx';
import { siteNamesQuery } from './data.ts';
import { useActivityWords } from './words.ts';
import classes from './activity.module.css';

type Props = { readonly event: AccountEvent };

/** The event and its subject. */
export function What({ event }: Props) {
  const words = useActivityWords();
  const about = useAbout(event);
  return (
    <TwoLines>
      <span className={classes['what']}>
        {words.kinds[event.kind]}
        {event.details['newDevice'] === true && <StatusBadge tone="info">{words.newDevice}</StatusBadge>}
      </span>
      {about !== '' && <small>{about}</small>}
    </TwoLines>
  );
}

function useAbout({ kind, details, count }: AccountEvent): string {
  const words = useActivityWords();
  const locale = useLocale();
  const { data } = useQuery(siteNamesQuery);
  const { siteId, shown, evidence, before, after, sites } = details;
  return [
    kind === 'sign-in.failed' && plural(locale, count, words.failures),
    typeof siteId === 'string' && data?.sites.find(({ id }) => id === siteId)?.name,
    typeof shown === 'string' && `${shown}…`,
    evidence === 'delete' && words.withEvidence,
    typeof before === 'number' && typeof after === 'number' && fill(words.retention, { before, after }),
    typeof sites === 'number' && plural(locale, sites, words.sites),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

export function By({ event: { person, apiKey, details } }: Props) {
  const words = useActivityWords();
  const who = person ? (person.email ?? words.formerPerson) : undefined;
  const key = apiKey && (apiKey.name ? fill(words.viaKey, { name: apiKey.name }) : words.deletedKey);
  const nobody = details['consentKeyId'] === undefined ? words.operator : words.consentKey;
  return (
    <TwoLines>
      <span className={classes['email']}>{who ?? nobody}</span>
      {key && <small>{key}</small>}
    </TwoLines>
  );
}

export function DeviceOf({ event: { device, country } }: Props) {
  const { account } = useWords().accounts;
  const locale = useLocale();
  const { browser = '', system = '' } = device ?? {};
  const named = browser && system ? fill(account.browserOn, { browser, system }) : browser || system;
  return (
    <TwoLines>
      <span>{named || account.unknownDevice}</span>
      {country && <small>{countryName(locale, country)}</small>}
    </TwoLines>
  );
}

/** A time in the user's time zone. */
export function At({ event: { at } }: Props) {
  const shown = new Intl.DateTimeFormat(cldrLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{shown.format(new Date(at))}</time>;
}
