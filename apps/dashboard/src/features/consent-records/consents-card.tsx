import { fill, formatDate, formatNumber, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileCertificate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { countQuery, stateQuery } from './data.ts';
import { timeOfDay } from '#app/records/moment.ts';
import { useConsentRecordsWords } from './words.ts';

/** A summary of a site's consent records, for the site's page. If it cannot be loaded, only the link is shown. */
export function ConsentsCard({ siteId }: { readonly siteId: string }) {
  const words = useConsentRecordsWords();
  const { card } = words;
  const paths = usePaths();
  const locale = useLocale();
  const mayRead = useMayOnSite(siteId)('consents.read');
  const { data: state } = useQuery({ ...stateQuery(siteId), refetchInterval: false, enabled: mayRead });
  const newest = state?.newest ?? undefined;
  const { data: counted } = useQuery({ ...countQuery(siteId, {}), enabled: newest !== undefined });
  const facts = [
    ...(counted
      ? [
          counted.more
            ? fill(card.moreThan, { number: formatNumber(locale, counted.count) })
            : plural(locale, counted.count, card.count),
        ]
      : []),
    ...(newest ? [fill(card.last, { date: formatDate(locale, newest.at, 'medium'), time: timeOfDay(newest.at) })] : []),
  ];
  const title = useWords().sites.places.consentRecords;
  if (!mayRead) return null;
  return (
    <ProductCard
      icon={<IconFileCertificate size={20} stroke={1.7} />}
      title={title}
      text={card.text}
      state={state && <State state={state.state} isEmpty={newest === undefined} />}
      facts={facts}
      next={
        <Button component={Link} to={paths.consentRecords(siteId)} variant="default">
          {card.open}
        </Button>
      }
    />
  );
}

const tones = { fine: 'good', late: 'attention', outage: 'bad' } as const;

type StateProps = { readonly state: keyof typeof tones; readonly isEmpty: boolean };

function State({ state, isEmpty }: StateProps) {
  const { card } = useConsentRecordsWords();
  if (isEmpty) return <StatusBadge tone="neutral">{card.none}</StatusBadge>;
  const names = { fine: card.recording, late: card.late, outage: card.interrupted };
  return <StatusBadge tone={tones[state]}>{names[state]}</StatusBadge>;
}
