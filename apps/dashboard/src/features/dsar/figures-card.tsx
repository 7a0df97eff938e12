import { formatNumber } from '@app/texts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { figuresQuery } from './data.ts';

const thisYear = new Date().getFullYear();
const years = [0, 1, 2, 3].map((ago) => thisYear - ago);

/** What became of the requests of a year. CCPA regulations § 7102. */
export function FiguresCard() {
  const words = useAreaWords('requests').figures;
  const { rights } = useAreaWords('dsar');
  const locale = useLocale();
  const [year, setYear] = useState(thisYear);
  const query = useQuery(figuresQuery(year));
  const number = (value: number | null) => (value === null ? '—' : formatNumber(locale, Math.round(value * 10) / 10));
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="md">
        <NativeSelect
          label={words.year}
          value={String(year)}
          data={years.map(String)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
          maw={160}
        />
        <Loaded query={query} pending={<Skeletons shape="rows" label={words.title} />}>
          {({ figures }) =>
            figures.length === 0 ? (
              <Text size="sm">{words.none}</Text>
            ) : (
              <DataTable
                label={words.table}
                rows={figures}
                rowKey={({ right, law }) => `${right} ${law}`}
                columns={[
                  { key: 'right', label: words.right, cell: ({ right }) => rights[right] },
                  { key: 'law', label: words.law, cell: ({ law }) => law || '—' },
                  ...(['received', 'fulfilled', 'partly', 'denied', 'withdrawn', 'open', 'inTime'] as const).map(
                    (name) => ({
                      key: name,
                      label: words[name],
                      align: 'end' as const,
                      cell: (row: (typeof figures)[number]) => number(row[name]),
                    }),
                  ),
                  {
                    key: 'days',
                    label: words.days,
                    align: 'end',
                    cell: ({ medianDays, meanDays }) => `${number(medianDays)} / ${number(meanDays)}`,
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
