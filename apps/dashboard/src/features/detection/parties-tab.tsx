import type { UnknownParty } from '@app/contract';
import { fill, formatList, formatNumber, plural } from '@app/texts';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { DescribeParty } from './describe-party.tsx';
import details from './details.module.css';
import { PageList, TrackerTable } from './details.tsx';
import classes from './findings.module.css';
import { Finding } from './finding.tsx';
import { useClauseOf, useFound, useMayAdopt } from './found-context.ts';
import { NoDocument } from './no-document.tsx';
import { Panel } from './panel.tsx';
import { useDetectionWords } from './words.ts';

/** Parties that the catalogue does not know: the owner describes them one by one. */
export function PartiesTab() {
  const words = useDetectionWords().findings;
  const { report } = useFound();
  const [described, setDescribed] = useState<UnknownParty>();
  if (report.unknown.length === 0)
    return <EmptyState picture="done" heading="h2" title={words.unknownNone} text={words.unknownNoneText} />;
  return (
    <>
      <Panel title={words.unknownTitle} text={words.unknownText} count={report.unknown.length}>
        <NoDocument />
        <ul className={classes['findings']}>
          {report.unknown.map((party) => (
            <PartyRow key={party.site} party={party} onDescribe={() => setDescribed(party)} />
          ))}
        </ul>
      </Panel>
      {described && <DescribeParty party={described} onClose={() => setDescribed(undefined)} />}
    </>
  );
}

type Props = { readonly party: UnknownParty; readonly onDescribe: () => void };

function PartyRow({ party, onDescribe }: Props) {
  const words = useDetectionWords().findings;
  const locale = useLocale();
  const { site, hosts, kinds, requests, trackers, pages, example } = party;
  const by = [
    ...(requests > 0 ? [plural(locale, requests, words.requests)] : []),
    ...(kinds.length > 0
      ? [
          formatList(
            locale,
            kinds.map((kind) => words.requestKinds[kind]),
          ),
        ]
      : []),
    ...(trackers.length > 0 ? [plural(locale, trackers.length, words.cookies)] : []),
  ];
  return (
    <Finding
      name={site}
      label={fill(words.show, { service: site })}
      by={by.map((part) => (
        <span key={part}>{part}</span>
      ))}
      marks={<PartyMarks site={site} onDescribe={onDescribe} />}
    >
      {hosts.length > 0 && (
        <section className={details['part']}>
          <h3>
            {words.hosts} <span className={classes['count']}>{formatNumber(locale, hosts.length)}</span>
          </h3>
          <ul className={details['labels']}>
            {hosts.map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
          <p className={details['example']}>
            {words.example}: <code>{example}</code>
          </p>
        </section>
      )}
      <TrackerTable trackers={trackers} />
      <PageList pages={pages} />
    </Finding>
  );
}

function PartyMarks({ site, onDescribe }: { readonly site: string; readonly onDescribe: () => void }) {
  const words = useDetectionWords().findings;
  const marks = useWords().sites.serviceMarks;
  const { siteId, comparison } = useFound();
  const paths = usePaths();
  const clauseOf = useClauseOf();
  const mayAdopt = useMayAdopt();
  const adopted = comparison.adopted[site];
  if (adopted === undefined) {
    return (
      mayAdopt && (
        <Button size="compact-sm" variant="default" aria-label={`${words.describe}: ${site}`} onClick={onDescribe}>
          {words.describe}
        </Button>
      )
    );
  }
  const clause = clauseOf(adopted);
  return (
    <>
      <StatusBadge tone="good">{marks.custom}</StatusBadge>
      {clause && (
        <Anchor component={Link} to={clause} size="sm" aria-label={`${words.describedLink}: ${site}`}>
          {words.describedLink}
        </Anchor>
      )}
      <Anchor
        component={Link}
        to={paths.bannerService(siteId, adopted)}
        size="sm"
        aria-label={`${words.switch}: ${site}`}
      >
        {words.switch}
      </Anchor>
    </>
  );
}
