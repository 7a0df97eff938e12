import type { Share, VariantResult } from '@app/contract';
import { fill, formatNumber } from '@app/texts';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { bannerQuery, variantsQuery } from './data.ts';
import { wholePercent } from '#app/percent.ts';
import type { Range } from './range.ts';
import classes from './statistics.module.css';
import { useCookiePreferencesWords } from './words.ts';

const tones = { more: 'info', fewer: 'attention', 'no-difference-shown': 'neutral', 'too-few': 'neutral' } as const;

/** The result of an A/B test, with the certainty that the number of choices allows. Nothing if there was none. */
export function VariantsCard({ siteId, range }: { readonly siteId: string; readonly range: Range }) {
  const words = useCookiePreferencesWords();
  const { statistics } = words;
  const locale = useLocale();
  const [version, setVersion] = useState<number>();
  const nameOf = useVariantName(siteId);
  const { data } = useQuery(variantsQuery(siteId, range, version));
  if (!data || data.version === null) return null;
  const share = (kind: 'accept' | 'reject' | 'custom') => ({
    key: kind,
    label: statistics[kind],
    cell: (result: VariantResult) => <Interval share={result[kind]} />,
  });
  const columns = [
    {
      key: 'variant',
      label: statistics.variant,
      cell: ({ variant }: VariantResult) => <strong>{nameOf(variant, data.version === data.versions[0])}</strong>,
    },
    {
      key: 'choices',
      label: statistics.choices,
      align: 'end' as const,
      cell: ({ choices }: VariantResult) => formatNumber(locale, choices),
    },
    share('accept'),
    share('reject'),
    share('custom'),
    { key: 'against', label: statistics.against, cell: (result: VariantResult) => <Verdict result={result} /> },
  ];
  return (
    <Card
      title={statistics.variants}
      description={statistics.variantsText}
      actions={
        data.versions.length > 1 && (
          <Select
            size="xs"
            w={150}
            aria-label={statistics.ofVersion}
            allowDeselect={false}
            data={data.versions.map((one) => ({
              value: String(one),
              label: fill(words.version, { number: one }),
            }))}
            value={String(data.version)}
            onChange={(chosen) => setVersion(chosen === null ? undefined : Number(chosen))}
          />
        )
      }
    >
      <DataTable
        label={statistics.variants}
        columns={columns}
        rows={data.variants}
        rowKey={({ variant }) => String(variant)}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {statistics.advice}
      </Text>
    </Card>
  );
}

/** Variants of the newest test have the names from the settings; of older tests only the number is known. */
function useVariantName(siteId: string): (variant: number, isNewest: boolean) => string {
  const { statistics } = useCookiePreferencesWords();
  const { data } = useQuery(bannerQuery(siteId));
  const names = data?.experiment?.variants ?? data?.configuration.variants.map(({ name }) => name) ?? [];
  return (variant, isNewest) => {
    if (variant === 0) return statistics.control;
    const name = isNewest ? names[variant - 1] : undefined;
    return name ?? fill(statistics.numbered, { number: variant });
  };
}

function Interval({ share: { share, low, high } }: { readonly share: Share }) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  return (
    <span className={classes['interval']}>
      <strong>{wholePercent(locale, share)}</strong>
      <span className={classes['track']} aria-hidden>
        <span style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
        <i style={{ left: `${share * 100}%` }} />
      </span>
      <small>{fill(words.interval, { low: wholePercent(locale, low), high: wholePercent(locale, high) })}</small>
    </span>
  );
}

function Verdict({ result: { against } }: { readonly result: VariantResult }) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  if (!against) return '–';
  const { difference, p, verdict } = against;
  const points = Math.round(difference * 1000) / 10;
  const signed = `${points > 0 ? '+' : ''}${formatNumber(locale, points)}`;
  return (
    <span className={classes['interval']}>
      <span>
        <StatusBadge tone={tones[verdict]}>{words.verdicts[verdict]}</StatusBadge>
      </span>
      {verdict !== 'too-few' && (
        <small>
          {fill(words.difference, {
            points: signed,
            p: p < 0.001 ? `< ${formatNumber(locale, 0.001)}` : formatNumber(locale, p),
          })}
        </small>
      )}
    </span>
  );
}
