import type { DetectionOverview, Scan, ScanComparison, ScanSummary, SiteReport } from '@app/contract';
import { formatNumber } from '@app/texts';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { Slot } from '#app/slots.tsx';
import { useLocale } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { InOrder, Waiting } from '#ui/in-order.tsx';
import classes from './findings.module.css';
import { FetchNote } from './fetch-note.tsx';
import { FoundContext, type ScanFindings } from './found-context.ts';
import { PagesTab } from './pages-tab.tsx';
import { PartiesTab } from './parties-tab.tsx';
import { RejectTab } from './reject-tab.tsx';
import { ServicesTab } from './services-tab.tsx';
import { Summary } from './summary.tsx';
import { useDetectionWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly scan: ScanSummary;
  readonly report: SiteReport;
  readonly comparison: ScanComparison;
  readonly cards: Scan['cards'];
  readonly schedule: DetectionOverview['schedule'];
};

/** The result of a scan: the summary, then the details. */
export function Results({ siteId, scan, report, comparison, cards, schedule }: Props) {
  const words = useDetectionWords();
  const found = useMemo(
    (): ScanFindings => ({
      siteId,
      scanId: scan.id,
      report,
      comparison,
      cards: new Map(cards.map((card) => [card.id, card])),
    }),
    [siteId, scan.id, report, comparison, cards],
  );
  const undescribed = report.unknown.filter(({ site }) => !comparison.adopted[site]);
  const tabs = [
    {
      name: 'services',
      label: <Counted label={words.tabs.services} count={report.services.length} />,
      content: <ServicesTab />,
    },
    {
      name: 'unknown',
      label: <Counted label={words.tabs.unknown} count={undescribed.length} />,
      content: <PartiesTab />,
    },
    { name: 'reject-test', label: words.tabs.test, content: <RejectTab schedule={schedule} /> },
    { name: 'pages', label: words.tabs.pages, content: <PagesTab />, outline: 'rows' as const },
  ];
  return (
    <FoundContext value={found}>
      <Summary scan={scan} report={report} missing={comparison.missing.length} unknown={undescribed.length} />
      {report.ending !== 'done' && (
        <Alert color="amber" variant="light" icon={<IconInfoCircle size={18} aria-hidden />}>
          {words.endings[report.ending]}
        </Alert>
      )}
      {report.engine === 'fetch' && <FetchNote />}
      <InOrder>
        <div>
          <Slot name="pendingNote" props={{ siteId }} fallback={<Waiting />} />
        </div>
        <HashTabs label={words.tabs.label} tabs={tabs} />
      </InOrder>
    </FoundContext>
  );
}

function Counted({ label, count }: { readonly label: string; readonly count: number }): ReactNode {
  const locale = useLocale();
  return (
    <>
      {label} {count > 0 && <span className={classes['count']}>{formatNumber(locale, count)}</span>}
    </>
  );
}
