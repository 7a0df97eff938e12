import { preferenceDimension, type PreferenceDimension, type PreferenceStatistics } from '@app/contract';
import { fill, formatNumber, plural } from '@app/texts';
import { Button, Select, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useNames } from './names.ts';
import { wholePercent } from '#app/percent.ts';
import { ShareBar } from './share-bar.tsx';
import classes from './statistics.module.css';
import { parts, partsOf, sumOfParts } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

type Value = PreferenceStatistics['values'][number];
type Props = {
  readonly statistics: PreferenceStatistics;
  readonly dimension: PreferenceDimension;
  readonly onDimension: (dimension: PreferenceDimension) => void;
};

const shownAtFirst = 8;
/** The number of choices below which a share may be due to chance. */
const fewChoices = 30;

/** How choices differ by country, language and so on: a table whose bars only repeat its numbers. */
export function ByDimension({ statistics: { values }, dimension, onDimension }: Props) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  const nameOf = useValueName(dimension);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? values : values.slice(0, shownAtFirst);
  const share = (part: (typeof parts)[number]) => ({
    key: part,
    label: words.parts[part],
    align: 'end' as const,
    cell: (value: Value) => wholePercent(locale, partsOf(value)[part] / Math.max(1, sumOfParts(partsOf(value)))),
  });
  const columns = [
    {
      key: 'value',
      label: words.dimensions[dimension],
      cell: ({ value, total }: Value) => (
        <span className={classes['value']}>
          {nameOf(value)}
          {total < fewChoices && (
            <Tooltip label={words.fewText}>
              <span>
                <StatusBadge tone="neutral">{words.few}</StatusBadge>
              </span>
            </Tooltip>
          )}
        </span>
      ),
    },
    {
      key: 'total',
      label: words.total,
      align: 'end' as const,
      cell: ({ total }: Value) => formatNumber(locale, total),
    },
    {
      key: 'bars',
      label: words.bars,
      hiddenLabel: true,
      wideOnly: true,
      cell: (value: Value) => <ShareBar counts={partsOf(value)} />,
    },
    {
      key: 'optIn',
      label: words.optIn,
      align: 'end' as const,
      cell: ({ optIn }: Value) => <strong>{optIn.rate === null ? '–' : wholePercent(locale, optIn.rate)}</strong>,
    },
    ...parts.map(share),
  ];
  return (
    <Card
      title={
        <Select
          className={classes['by']}
          size="xs"
          label={words.by}
          allowDeselect={false}
          data={preferenceDimension.options.map((value) => ({ value, label: words.dimensions[value] }))}
          value={dimension}
          onChange={(chosen) => {
            const next = preferenceDimension.options.find((one) => one === chosen);
            if (next) onDimension(next);
          }}
        />
      }
    >
      <DataTable
        label={`${words.by}: ${words.dimensions[dimension]}`}
        columns={columns}
        rows={shown}
        rowKey={({ value }) => value ?? ''}
      />
      {values.length > shown.length && (
        <Button mt="sm" size="xs" variant="default" onClick={() => setAll(true)}>
          {plural(locale, values.length - shown.length, words.rest)}
        </Button>
      )}
    </Card>
  );
}

function useValueName(dimension: PreferenceDimension): (value: string | null) => string {
  const words = useCookiePreferencesWords();
  const names = useNames();
  return (value) => {
    if (dimension === 'device') return names.device(value);
    if (value === null) return words.unknownCountry;
    if (dimension === 'country') return names.country(value);
    if (dimension === 'language') return names.language(value);
    if (dimension === 'regime') return names.regime(value);
    if (dimension === 'version') return fill(words.version, { number: value });
    // `version:variant`; variant 0 is the control, the settings themselves.
    const [version = '', variant = ''] = value.split(':');
    const { control, numbered } = words.statistics;
    const name = variant === '0' ? control : fill(numbered, { number: variant });
    return `${name} · ${fill(words.version, { number: version })}`;
  };
}
