import type { ScanSummary } from '@app/contract';
import { fill, formatNumber, plural } from '@app/texts';
import { Button, Progress } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import hidden from '#ui/hidden.module.css';
import { useStopScan } from './data.ts';
import classes from './detection.module.css';
import { shortAddress } from './short-address.ts';
import { useDetectionWords } from './words.ts';

/** The progress of a scan. Screen readers announce only a new phase, not the numbers. */
export function ProgressCard({ siteId, scan }: { readonly siteId: string; readonly scan: ScanSummary }) {
  const words = useDetectionWords().running;
  const locale = useLocale();
  const stop = useStopScan(siteId, scan.id);
  const mayStop = useMayOnSite(siteId)('scans.run');
  const { status, progress } = scan;
  const phase = status === 'waiting' ? words.waiting : progress?.page ? words.phases[progress.phase] : words.starting;
  const finished = progress?.finished ?? 0;
  const expected = Math.max(progress?.expected ?? 1, finished, 1);

  return (
    <Card
      title={<span role="status">{phase}</span>}
      description={words.leave}
      actions={
        mayStop && (
          <Button
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            loading={stop.isPending}
            disabled={stop.isSuccess}
            onClick={() => stop.mutate()}
          >
            {stop.isSuccess ? words.stopping : words.stop}
          </Button>
        )
      }
    >
      <Progress
        value={status === 'waiting' ? 0 : Math.max((finished / expected) * 100, 4)}
        aria-label={words.bar}
        size="lg"
        animated={status === 'running'}
      />
      <dl className={classes['progress']}>
        <div>
          <dt>{words.page}</dt>
          <dd className={classes['address']}>{progress?.page ? shortAddress(progress.page) : '–'}</dd>
        </div>
        <div className={classes['ticks']}>
          <dt className={hidden['hidden']}>{words.bar}</dt>
          <dd>
            {fill(words.pages, { finished: formatNumber(locale, finished), expected: formatNumber(locale, expected) })}
          </dd>
          <dd>{plural(locale, progress?.requests ?? 0, words.requests)}</dd>
        </div>
      </dl>
    </Card>
  );
}
