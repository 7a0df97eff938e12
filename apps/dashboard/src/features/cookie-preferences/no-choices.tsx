import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { bannerQuery, stateQuery } from './data.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

/** Shown where a timeframe has no choices: the next step if there were never any. */
export function NoChoices({ siteId }: { readonly siteId: string }) {
  const words = useCookiePreferencesWords().list.empty;
  const paths = usePaths();
  const { chosen, choose } = useAddress();
  const { data: banner, isPending: isBannerPending } = useQuery(bannerQuery(siteId));
  const { data: state, isPending } = useQuery(stateQuery(siteId));
  // Not one step and then another: which one is next is known once both are.
  if (isPending || isBannerPending) return null;
  if (state?.lastReceivedAt) {
    return (
      <EmptyState
        picture="search"
        title={words.range}
        text={words.rangeText}
        action={
          chosen.preset !== 'all' && (
            <Button variant="default" onClick={() => choose({ preset: 'all' })}>
              {words.showAll}
            </Button>
          )
        }
      />
    );
  }
  const isPublished = Boolean(banner?.published);
  return (
    <EmptyState
      picture="choices"
      title={isPublished ? words.none : words.noBanner}
      text={isPublished ? words.noneText : words.noBannerText}
      action={
        <Button
          component={Link}
          variant={isPublished ? 'default' : 'filled'}
          to={isPublished ? paths.installation(siteId) : paths.cookieSolution(siteId)}
        >
          {isPublished ? words.toEmbed : words.toBanner}
        </Button>
      }
    />
  );
}
