import type { Banner } from '@app/contract';
import { fill, formatDate, plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { bannerQuery, choicesQuery } from './data.ts';
import { useCookieSolutionWords } from './words.ts';

/** A summary of a site's banner, for the site's page. */
export function BannerCard({ siteId }: { readonly siteId: string }) {
  const { page } = useCookieSolutionWords();
  const { sites, shell } = useWords();
  const paths = usePaths();
  const { data, error, refetch } = useQuery(bannerQuery(siteId));
  const facts = useFactsOf(siteId, data);
  if (!data && error) return <Failure message={shell.failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="cards" count={1} label={page.loading} />;
  const isNew = data.revision === 0;
  return (
    <ProductCard
      icon={<IconShieldCheck size={20} stroke={1.7} />}
      title={sites.places.cookieSolution}
      text={page.card.text}
      state={<State banner={data} />}
      facts={facts}
      next={
        <Button component={Link} to={paths.cookieSolution(siteId)} variant={isNew ? 'filled' : 'default'}>
          {isNew ? page.card.setUp : page.card.open}
        </Button>
      }
    />
  );
}

function State({ banner }: { readonly banner: Banner }) {
  const { card, states } = useCookieSolutionWords().page;
  if (banner.revision === 0) return <StatusBadge tone="neutral">{card.none}</StatusBadge>;
  if (banner.closed) return <StatusBadge tone="attention">{states.offline}</StatusBadge>;
  if (!banner.published) return <StatusBadge tone="neutral">{states.draft}</StatusBadge>;
  return banner.changed ? (
    <StatusBadge tone="attention">{states.changed}</StatusBadge>
  ) : (
    <StatusBadge tone="good">{fill(states.published, { number: banner.published.number })}</StatusBadge>
  );
}

function useFactsOf(siteId: string, banner: Banner | undefined): readonly string[] {
  const { card, states } = useCookieSolutionWords().page;
  const locale = useLocale();
  const published = banner?.published;
  const { data: choices } = useQuery({ ...choicesQuery(siteId), enabled: Boolean(published) });
  if (!published) return [];
  return [
    fill(states.since, { date: formatDate(locale, published.publishedAt, 'long') }),
    ...(choices ? [plural(locale, choices.totals.total, card.choices)] : []),
  ];
}
