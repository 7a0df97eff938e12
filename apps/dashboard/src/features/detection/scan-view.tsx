import type { DetectionOverview, Scan } from '@app/contract';
import { fill } from '@app/texts';
import { Alert, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorWords } from '#app/words.tsx';
import { isUnderWay } from './data.ts';
import classes from './detection.module.css';
import { FetchNote } from './fetch-note.tsx';
import { StartForm } from './never-scanned.tsx';
import { ProgressCard } from './progress-card.tsx';
import { Results } from './results.tsx';
import { useDetectionWords } from './words.ts';

type Props = { readonly siteId: string; readonly found: Scan; readonly overview: DetectionOverview };

/** A scan by its state: running, failed or done. A change of state is announced once to screen readers. */
export function ScanView({ siteId, found, overview }: Props) {
  const words = useDetectionWords();
  const { scan } = found;
  const [wasUnderWay] = useState(isUnderWay(scan));
  return (
    <>
      <VisuallyHidden role="status">{wasUnderWay && scan.status === 'done' ? words.running.done : ''}</VisuallyHidden>
      {isUnderWay(scan) && <ProgressCard siteId={siteId} scan={scan} />}
      {scan.status === 'failed' && (
        <FailedScan siteId={siteId} scan={scan} isNewest={overview.scans[0]?.id === scan.id} />
      )}
      {found.report && found.comparison && (
        <Results
          siteId={siteId}
          scan={scan}
          report={found.report}
          comparison={found.comparison}
          cards={found.cards}
          schedule={overview.schedule}
        />
      )}
      {scan.status === 'failed' && overview.engine === 'fetch' && <FetchNote />}
    </>
  );
}

type FailedProps = { readonly siteId: string; readonly scan: Scan['scan']; readonly isNewest: boolean };

function FailedScan({ siteId, scan, isNewest }: FailedProps) {
  const words = useDetectionWords();
  const sentences: Readonly<Record<string, string>> = useErrorWords();
  return (
    <section className={classes['failed']}>
      <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} title={words.failed.title} role="alert">
        {sentences[scan.problem ?? ''] ?? sentences['scan.engine']}
        <p className={classes['small']}>{fill(words.failed.at, { url: scan.url })}</p>
      </Alert>
      {isNewest && <StartForm siteId={siteId} url={scan.url} label={words.retry} />}
    </section>
  );
}
