import type { PreferenceStatistics } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { wholePercent } from '#app/percent.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import classes from './statistics.module.css';
import { useCookiePreferencesWords } from './words.ts';

/** The opt-in rate with its change and its course. The server computes it, the same for every page. */
export function OptInCard({ statistics: { optIn, previous, series } }: { readonly statistics: PreferenceStatistics }) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const values = { accepted: number(optIn.accepted), answered: number(optIn.answered) };
  return (
    <Card>
      <div className={classes['optIn']}>
        <dl>
          <dt>{words.optIn}</dt>
          <dd>
            <strong>{optIn.rate === null ? '–' : wholePercent(locale, optIn.rate)}</strong>
            <small>{optIn.rate === null ? words.optInNone : fill(words.optInOf, values)}</small>
            {previous && optIn.rate !== null && <small>{changeOf(optIn.rate, previous.rate)}</small>}
            <small>{words.optInText}</small>
          </dd>
        </dl>
        <Sparkline series={series} />
      </div>
    </Card>
  );

  function changeOf(rate: number, before: number | null): string {
    if (before === null) return words.noChange;
    const points = Math.round((rate - before) * 1000) / 10;
    if (points === 0) return words.same;
    return fill(words.change, { points: `${points > 0 ? '+' : ''}${number(points)}` });
  }
}

const [width, height] = [100, 32];

/** The opt-in rate by day. Days without an answer are left out. */
function Sparkline({ series }: Pick<PreferenceStatistics, 'series'>) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  const days = series
    .map(({ at, accept, custom, reject, close }) => ({
      at: Date.parse(at),
      accept,
      of: accept + custom + reject + close,
    }))
    .filter(({ of }) => of > 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const rates = days.map(({ accept, of }) => accept / of);
  const points = days.map(({ at, accept, of }) => {
    const x = ((at - first.at) / (last.at - first.at)) * width;
    return `${x.toFixed(2)},${((1 - accept / of) * height).toFixed(2)}`;
  });
  const ends = { low: wholePercent(locale, Math.min(...rates)), high: wholePercent(locale, Math.max(...rates)) };
  return (
    <svg
      className={classes['spark']}
      role="img"
      aria-label={fill(words.spark, ends)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <line x1="0" x2={width} y1={height} y2={height} />
      <line x1="0" x2={width} y1="0" y2="0" />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
