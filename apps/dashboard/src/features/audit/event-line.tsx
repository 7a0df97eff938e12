import { audit, type AuditEvent } from '@app/contract';
import { cldrLocale, countryName, fill, plural } from '@app/texts';
import { Anchor, Tooltip } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDates } from '#app/dates.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Filter } from './data.ts';
import { useAuditWords } from './words.ts';
import classes from './audit.module.css';

type Props = {
  readonly event: AuditEvent;
  readonly siteName: (id: string) => string | undefined;
  readonly narrow: (change: Partial<Record<keyof Filter, string>>) => void;
};

/** One event as a sentence: who did what to what, when and from where, and what changed. */
export function EventLine({ event, siteName, narrow }: Props) {
  const words = useAuditWords();
  const locale = useLocale();
  const { at, kind, number, count, details } = event;
  const time = useDates().time(at);
  return (
    <li className={classes['event']}>
      <time dateTime={at} className={classes['time']}>
        {time}
      </time>
      <div className={classes['sentence']}>
        <p>
          <Who event={event} narrow={narrow} />{' '}
          <Anchor component="button" type="button" inherit c="inherit" onClick={() => narrow({ kind })}>
            {words.kinds[kind]}
          </Anchor>
          <What event={event} siteName={siteName} narrow={narrow} />
          {details['newDevice'] === true && (
            <>
              {' '}
              <StatusBadge tone="info">{words.newDevice}</StatusBadge>
            </>
          )}
          {count > 1 && <span className={classes['aside']}> {plural(locale, count, words.failures)}</span>}
        </p>
        <Changes event={event} />
        <From event={event} />
      </div>
      <span className={classes['number']}>
        {number === null ? (
          <span className={classes['aside']}>{words.waiting}</span>
        ) : (
          <>
            <span className={classes['aside']}>{fill(words.number, { number })}</span>
            <Tooltip label={words.prove}>
              <Anchor
                href={audit.proveEvent.path.replace('{auditEventId}', event.id)}
                download
                aria-label={fill(words.proveNumber, { number })}
                className={classes['prove']}
              >
                <IconCertificate size={17} aria-hidden />
              </Anchor>
            </Tooltip>
          </>
        )}
      </span>
    </li>
  );
}

type PartProps = Pick<Props, 'event' | 'narrow'>;

function Who({ event: { actor }, narrow }: PartProps) {
  const words = useAuditWords();
  const { person, viaKey: key, kind } = actor;
  const byKey =
    key &&
    (key.name ? fill(words.viaKey, { name: key.name }) : kind === 'consent-key' ? words.consentKey : words.deletedKey);
  const nobody = kind === 'job' ? words.job : words.operator;
  return (
    <>
      {person && (
        <Doer onPick={() => narrow({ person: person.id })}>
          <span className={classes['email']}>{person.email ?? words.formerPerson}</span>
        </Doer>
      )}
      {person && key && ' · '}
      {key && <Doer onPick={() => narrow({ viaKey: key.id })}>{byKey}</Doer>}
      {!person && !key && <strong>{nobody}</strong>}
      {' ·'}
    </>
  );
}

/** A person or key, by which the log can be filtered. */
function Doer({ onPick, children }: { readonly onPick: () => void; readonly children: ReactNode }) {
  return (
    <Anchor component="button" type="button" inherit fw={600} c="inherit" onClick={onPick}>
      {children}
    </Anchor>
  );
}

function What({ event, siteName, narrow }: Props) {
  const words = useAuditWords();
  const locale = useLocale();
  const { details, siteId, target } = event;
  const name = typeof details['name'] === 'string' ? details['name'] : siteId === null ? undefined : siteName(siteId);
  const { shown, evidence, sites } = details;
  const more = [
    typeof shown === 'string' && `${shown}…`,
    evidence === 'delete' && words.withEvidence,
    typeof sites === 'number' && plural(locale, sites, words.sites),
  ].filter((part) => typeof part === 'string');
  const id = siteId ?? target?.id;
  return (
    <>
      {name !== undefined && id !== undefined && (
        <>
          {' · '}
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => narrow(siteId === null ? { target: id } : { site: id })}
          >
            {name}
          </Anchor>
        </>
      )}
      {more.length > 0 && <span className={classes['aside']}> {more.join(', ')}</span>}
    </>
  );
}

/** What changed, with the value before and after. */
function Changes({ event: { changes } }: Pick<Props, 'event'>) {
  const words = useAuditWords();
  const locale = useLocale();
  const shown = (value: string | number | boolean | null): string => {
    if (value === null || value === '') return words.empty;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'number' ? new Intl.NumberFormat(cldrLocale(locale)).format(value) : value;
  };
  const names: Readonly<Record<string, string>> = words.fields;
  const lines = Object.entries(changes);
  if (lines.length === 0) return undefined;
  return (
    <ul className={classes['changes']}>
      {lines.map(([name, { before, after }]) => (
        <li key={name}>
          {fill(words.changed, { field: names[name] ?? name, before: shown(before), after: shown(after) })}
        </li>
      ))}
    </ul>
  );
}

/** On what device, and in which country. */
function From({ event: { device, country } }: Pick<Props, 'event'>) {
  const { account } = useWords();
  const locale = useLocale();
  const { browser = '', system = '' } = device ?? {};
  const named = browser && system ? fill(account.browserOn, { browser, system }) : browser || system;
  const parts = [named, country && countryName(locale, country)].filter(Boolean);
  return parts.length > 0 && <p className={classes['aside']}>{parts.join(', ')}</p>;
}
