import { fill } from '@app/texts';
import { Text } from '@mantine/core';
import { localMoment } from '#app/dates.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The state of the banner: what visitors see, and which settings they do not see yet. */
export function BannerState() {
  const words = useCookieSolutionWords().page.states;
  const locale = useLocale();
  const { banner } = useConfigurator();
  const { published } = banner;
  const waits = banner.changed && published ? words.changed : undefined;
  return (
    <>
      {banner.closed ? (
        <StatusBadge tone="attention">{words.offline}</StatusBadge>
      ) : published ? (
        <StatusBadge tone="good">{fill(words.published, { number: published.number })}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">{words.draft}</StatusBadge>
      )}
      <span role="status">{waits && <StatusBadge tone="attention">{waits}</StatusBadge>}</span>
      {published && !banner.closed && (
        <Text span size="sm" c="dimmed">
          {fill(words.since, { date: localMoment(locale, published.publishedAt) })}
        </Text>
      )}
    </>
  );
}
