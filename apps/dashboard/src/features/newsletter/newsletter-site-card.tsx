import { plural } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { newslettersQuery } from './data.ts';
import { useNewsletterWords } from './words.ts';

/** The newsletters of a site, for the site's page. If they cannot be loaded, only the link is shown. */
export function NewsletterSiteCard({ siteId }: { readonly siteId: string }) {
  const words = useNewsletterWords();
  const { card } = words;
  const paths = usePaths();
  const locale = useLocale();
  const mayRead = useMayOnSite(siteId)('newsletter.read');
  const { data } = useQuery({ ...newslettersQuery(siteId), enabled: mayRead });
  const all = data?.newsletters ?? [];
  const receiving = all.reduce((sum, { counts }) => sum + counts.confirmed, 0);
  const state =
    all.length === 0 ? (
      <StatusBadge tone="neutral">{card.none}</StatusBadge>
    ) : (
      <StatusBadge tone="good">{card.running}</StatusBadge>
    );
  const title = useWords().sites.places.newsletter;
  if (!mayRead) return null;
  return (
    <ProductCard
      icon={<IconMailCheck size={20} stroke={1.7} />}
      title={title}
      text={card.text}
      state={data && state}
      facts={
        all.length === 0
          ? []
          : [plural(locale, all.length, card.newsletters), plural(locale, receiving, card.receiving)]
      }
      next={
        <Button component={Link} to={paths.newsletter(siteId)} variant="default">
          {card.open}
        </Button>
      }
    />
  );
}
