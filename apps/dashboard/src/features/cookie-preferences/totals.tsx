import type { PreferenceStatistics } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { wholePercent } from '#app/percent.ts';
import { NumberTiles } from '#ui/number-tiles.tsx';
import classes from './statistics.module.css';
import { parts, partsOf, sumOfParts } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

/** The main numbers, with what they mean. */
export function Totals({ statistics: { totals, unanswered, waited } }: { readonly statistics: PreferenceStatistics }) {
  const words = useCookiePreferencesWords();
  const { statistics } = words;
  const locale = useLocale();
  const counts = partsOf({ ...totals, unanswered });
  const all = sumOfParts(counts);
  const seconds = waited === null ? '–' : formatNumber(locale, Math.round(waited / 100) / 10);
  return (
    <NumberTiles
      tiles={[
        { label: statistics.total, value: formatNumber(locale, totals.total), note: statistics.totalText },
        ...parts.map((part) => ({
          label: statistics.parts[part],
          value: wholePercent(locale, all === 0 ? 0 : counts[part] / all),
          note: formatNumber(locale, counts[part]),
          swatch: <span className={classes['swatch']} data-part={part} aria-hidden />,
          title:
            part === 'others' ? statistics.othersText : part === 'unanswered' ? statistics.unansweredText : undefined,
        })),
        {
          label: statistics.waited,
          value: waited === null ? seconds : fill(words.seconds, { number: seconds }),
          note: waited === null ? statistics.waitedNone : statistics.waitedText,
        },
      ]}
    />
  );
}
