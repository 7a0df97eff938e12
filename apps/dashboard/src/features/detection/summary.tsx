import type { ScanSummary, SiteReport } from '@app/contract';
import { fill, formatNumber, plural } from '@app/texts';
import { localMoment } from '#app/dates.ts';
import { useLocale } from '#app/words.tsx';
import classes from './summary.module.css';
import { VerdictBadge } from './verdict.tsx';
import { useDetectionWords } from './words.ts';

type Props = {
  readonly scan: ScanSummary;
  readonly report: SiteReport;
  readonly missing: number;
  readonly unknown: number;
};

/** The result at a glance: the verdict, and what is left to do. */
export function Summary({ scan, report, missing, unknown }: Props) {
  const words = useDetectionWords();
  const { summary } = words;
  const locale = useLocale();
  const pages = new Set(report.pages.map(({ url }) => url)).size;
  const seconds = Math.max(1, Math.round(report.ms / 1000));
  const duration =
    seconds < 90 ? plural(locale, seconds, summary.seconds) : plural(locale, Math.round(seconds / 60), summary.minutes);
  const counts = [
    { number: report.services.length, label: summary.services },
    { number: missing, label: summary.missing, marked: missing > 0 },
    { number: unknown, label: summary.unknown, marked: unknown > 0 },
    { number: pages, label: summary.pages },
  ];
  return (
    <section className={classes['summary']} aria-label={summary.label}>
      <div className={classes['summaryVerdict']}>
        <span className={classes['summaryLabel']}>{summary.test}</span>
        <VerdictBadge verdict={report.rejectTest.verdict} size="large" />
      </div>
      {counts.map(({ number, label, marked }, at) => (
        <p key={at} className={classes['stat']} data-marked={marked || undefined}>
          <strong>{formatNumber(locale, number)}</strong> <span>{plural(locale, number, label)}</span>
        </p>
      ))}
      <p className={classes['when']}>
        {fill(summary.when, {
          date: localMoment(locale, scan.finishedAt ?? scan.createdAt),
          engine: words.engines[report.engine],
          duration,
        })}
      </p>
    </section>
  );
}
