import type { PreferenceStatistics } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { wholePercent } from '#app/percent.ts';
import classes from './statistics.module.css';
import { parts, partsOf } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

/** The main numbers, with what they mean. */
export function Totals({ statistics: { totals, waited } }: { readonly statistics: PreferenceStatistics }) {
  const words = useCookiePreferencesWords();
  const { statistics } = words;
  const locale = useLocale();
  const counts = partsOf(totals);
  const seconds = waited === null ? '–' : formatNumber(locale, Math.round(waited / 100) / 10);
  return (
    <dl className={classes['totals']}>
      <div className={classes['tile']}>
        <dt>{statistics.total}</dt>
        <dd>
          <strong>{formatNumber(locale, totals.total)}</strong>
          <span>{statistics.totalText}</span>
        </dd>
      </div>
      {parts.map((part) => (
        <div key={part} className={classes['tile']} title={part === 'others' ? statistics.othersText : undefined}>
          <dt>
            <span className={classes['swatch']} data-part={part} aria-hidden />
            {statistics.parts[part]}
          </dt>
          <dd>
            <strong>{wholePercent(locale, counts[part] / totals.total)}</strong>
            <span>{formatNumber(locale, counts[part])}</span>
          </dd>
        </div>
      ))}
      <div className={classes['tile']}>
        <dt>{statistics.waited}</dt>
        <dd>
          <strong>{waited === null ? seconds : fill(words.seconds, { number: seconds })}</strong>
          <span>{waited === null ? statistics.waitedNone : statistics.waitedText}</span>
        </dd>
      </div>
    </dl>
  );
}
