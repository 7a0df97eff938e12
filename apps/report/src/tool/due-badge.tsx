import { plural } from '@app/texts/plural.ts';
import { writtenDay } from './dates.ts';
import type { DueView } from './table-rules.ts';
import { useWords } from './words.tsx';

/** What is due and when, in words; the color repeats them. */
export function DueBadge({ due }: { readonly due: DueView }) {
  const { words, locale } = useWords();
  const { kind, day, days, tone } = due;
  const left = Math.abs(days);
  const sentence = days === 0 ? words.due.today : plural(locale, left, days < 0 ? words.due.overdue : words.due.left);
  return (
    <span className={`badge ${tone}`}>
      {words.due[kind]}: {sentence} ({writtenDay(day, locale)})
    </span>
  );
}
