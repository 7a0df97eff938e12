import { fill, formatDate } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { DsarRequestSummary } from './data.ts';

/** The next day on which something is due. */
export function Due({ due }: Pick<DsarRequestSummary, 'due'>) {
  const words = useAreaWords('requests');
  const locale = useLocale();
  if (!due) return words.nothingDue;
  const date = formatDate(locale, due.day, 'medium');
  if (due.isLate) return <StatusBadge tone="bad">{fill(words.late, { date })}</StatusBadge>;
  if (due.standsStill) return <StatusBadge tone="attention">{words.standsStill}</StatusBadge>;
  return <span style={{ whiteSpace: 'nowrap' }}>{date}</span>;
}
