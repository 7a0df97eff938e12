import { fill, formatDate, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { stateQuery, statisticsQuery } from './data.ts';
import { timeOfDay } from './moment.ts';
import { wholePercent } from '#app/percent.ts';
import { useNow } from '#app/use-now.ts';
import { useCookiePreferencesWords } from './words.ts';

const tones = { fine: 'good', late: 'attention', outage: 'bad' } as const;
const day = 86_400_000;

/** A summary of recent choices of a site's visitors, for the site's page. If it cannot be loaded, only the link is shown. */
export function PreferencesCard({ siteId }: { readonly siteId: string }) {
  const words = useCookiePreferencesWords();
  const { card } = words;
  const paths = usePaths();
  const { data: state } = useQuery({ ...stateQuery(siteId), refetchInterval: false });
  const facts = useFacts(siteId, state?.lastReceivedAt ?? null);
  const badge = state && (
    <StatusBadge tone={state.lastReceivedAt ? tones[state.state] : 'neutral'}>
      {state.lastReceivedAt ? card.states[state.state] : card.none}
    </StatusBadge>
  );
  return (
    <ProductCard
      icon={<IconListCheck size={20} stroke={1.7} />}
      title={useWords().sites.places.cookiePreferences}
      text={card.text}
      state={badge}
      facts={facts}
      next={
        <Button component={Link} to={paths.cookiePreferences(siteId)} variant="default">
          {card.open}
        </Button>
      }
    />
  );
}

function useFacts(siteId: string, last: string | null): readonly string[] {
  const { card } = useCookiePreferencesWords();
  const locale = useLocale();
  // Rounded to the day, so that the query key stays the same.
  const today = Math.floor(useNow() / day) * day;
  const range = { from: today - 30 * day, to: today + day };
  const { data } = useQuery({ ...statisticsQuery(siteId, { range, step: 'day' }), enabled: last !== null });
  if (!data || last === null) return [];
  const { totals, optIn } = data;
  const { total } = totals;
  return [
    plural(locale, total, card.choices),
    ...(optIn.rate === null ? [] : [fill(card.accepted, { share: wholePercent(locale, optIn.rate) })]),
    fill(card.last, { date: formatDate(locale, last, 'medium'), time: timeOfDay(last) }),
  ];
}
