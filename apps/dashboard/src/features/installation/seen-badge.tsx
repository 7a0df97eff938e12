import type { Installation } from '@app/contract';
import { unseenAfterDays } from '@app/contract/site-health.ts';
import { fill, formatDate } from '@app/texts';
import { useNow } from '#app/use-now.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useInstallationWords } from './words.ts';

/** Whether pages load the banner: not yet, still, or no longer. */
export function SeenBadge({ installation: { seen, published } }: { readonly installation: Installation }) {
  const words = useInstallationWords().check;
  const locale = useLocale();
  const now = useNow();
  const [last] = seen;
  if (!last) return <StatusBadge tone="neutral">{words.waiting}</StatusBadge>;
  const isGone = published !== null && now - Date.parse(last.day) > (unseenAfterDays + 1) * 86_400_000;
  if (!isGone) return <StatusBadge tone="good">{words.live}</StatusBadge>;
  return <StatusBadge tone="bad">{fill(words.gone, { date: formatDate(locale, last.day, 'medium') })}</StatusBadge>;
}
