import type { ConsentStatistics } from '@app/contract';
import { fill, formatNumber, plural } from '@app/texts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OverTimeFigure } from '#app/over-time/figure.tsx';
import type { Step } from '#app/over-time/steps.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { noticeCountsOf, type Range } from './counted.ts';
import { statisticsQuery } from './data-statistics.ts';
import classes from './statistics.module.css';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly range: Range; readonly step: Step };
type Notice = ConsentStatistics['notices'][number];

/** The number of lines that remain distinguishable. */
const mostLines = 5;

/** How many consents name each version of each legal notice. */
export function NoticesOverTime({ siteId, range, step }: Props) {
  const { statistics: words, detail } = useConsentRecordsWords();
  const locale = useLocale();
  const { data } = useQuery(statisticsQuery(siteId, range, step));
  const notices = data?.notices ?? [];
  const nameOf = ({ identifier, version }: Notice) =>
    version === null ? fill(detail.noticeUnknown, { identifier }) : fill(words.version, { identifier, version });
  if (data && notices.length === 0)
    return (
      <Card title={words.notices}>
        <Text size="sm" c="dimmed">
          {words.noticesNone}
        </Text>
      </Card>
    );
  const lines = notices.slice(0, mostLines);
  return (
    <Card title={words.notices} description={words.noticesText}>
      <OverTimeFigure
        words={words}
        label={words.noticesChart}
        title={words.notices}
        as="lines"
        counted={data && noticeCountsOf(data, range.from, mostLines)}
        series={lines.map((notice, place) => ({
          name: String(place),
          label: nameOf(notice),
          color: `var(--app-series-${place})`,
        }))}
        step={data?.step ?? step}
      />
      {notices.length > mostLines && (
        <Text size="sm" c="dimmed" mt="sm">
          {plural(locale, mostLines, words.most)}
        </Text>
      )}
      <div className={classes['all']}>
        <DataTable
          label={words.allNotices}
          rows={notices}
          rowKey={({ identifier, version }) => JSON.stringify([identifier, version])}
          columns={[
            { key: 'notice', label: words.notice, cell: nameOf },
            {
              key: 'total',
              label: words.total,
              align: 'end',
              cell: ({ total }) => formatNumber(locale, total),
            },
          ]}
        />
      </div>
    </Card>
  );
}
