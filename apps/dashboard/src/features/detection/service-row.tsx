import type { FoundService } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { pressed } from '#app/lists/selection.tsx';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ServiceLogo } from '#ui/service-logo.tsx';
import { confidenceOf } from './choice.ts';
import { EvidenceList, PageList, TrackerTable } from './details.tsx';
import classes from './findings.module.css';
import { Finding } from './finding.tsx';
import { useClauseOf, useFound } from './found-context.ts';
import { useDetectionWords, useServiceWords } from './words.ts';

type Props = {
  readonly service: FoundService;
  /** Set if the service can be selected for the documents. */
  readonly choice?: { readonly checked: boolean; readonly onChange: (press: ReturnType<typeof pressed>) => void };
};

/** A detected service, the confidence, its behavior, and the evidence. */
export function ServiceRow({ service, choice }: Props) {
  const words = useDetectionWords().findings;
  const { categories }: { readonly categories: Readonly<Record<string, string>> } = useServiceWords();
  const { cards } = useFound();
  const card = cards.get(service.id);
  const by = [
    card && (categories[card.category] ?? card.category),
    card?.provider !== service.name && card?.provider,
    words.confidences[confidenceOf(service)],
  ].filter((part) => typeof part === 'string');
  return (
    <Finding
      name={service.name}
      label={fill(words.show, { service: service.name })}
      before={
        <>
          {choice && (
            <Checkbox
              className={classes['tick'] ?? ''}
              aria-label={fill(words.choose, { service: service.name })}
              checked={choice.checked}
              onChange={(event) => choice.onChange(pressed(event))}
            />
          )}
          <ServiceLogo name={service.name} size="sm" />
        </>
      }
      by={by.map((part) => (
        <span key={part}>{part}</span>
      ))}
      marks={<Marks service={service} />}
    >
      <EvidenceList evidence={service.evidence} />
      <TrackerTable trackers={service.trackers} />
      <PageList pages={service.pages} />
    </Finding>
  );
}

function Marks({ service: { id, name, waits } }: Pick<Props, 'service'>) {
  const words = useDetectionWords().findings;
  const marks = useWords().sites.serviceMarks;
  const { siteId, comparison, cards } = useFound();
  const paths = usePaths();
  const clauseOf = useClauseOf();
  const card = cards.get(id);
  const early = comparison.early.find((one) => one.id === id)?.phases ?? [];
  const listed = comparison.listed.find((one) => one.id === id);
  const clause = listed && clauseOf(listed.siteServiceId);
  return (
    <>
      {early.includes('before') && <StatusBadge tone="bad">{words.early}</StatusBadge>}
      {early.includes('rejected') && <StatusBadge tone="bad">{words.refusedToo}</StatusBadge>}
      {waits && early.length === 0 && <StatusBadge tone="good">{words.waits}</StatusBadge>}
      {card?.unverified && <StatusBadge tone="neutral">{words.unverified}</StatusBadge>}
      {card && !card.allowed && <StatusBadge tone="info">{marks.pro}</StatusBadge>}
      {clause && (
        <Anchor component={Link} to={clause} size="sm" aria-label={`${words.clause}: ${name}`}>
          {words.clause}
        </Anchor>
      )}
      {listed && (
        <Anchor
          component={Link}
          to={paths.bannerService(siteId, listed.siteServiceId)}
          size="sm"
          aria-label={`${words.switch}: ${name}`}
        >
          {words.switch}
        </Anchor>
      )}
    </>
  );
}
