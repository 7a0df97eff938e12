import type { Share, VariantResult } from '@app/contract';
import { fill, formatNumber, formatPercent } from '@app/texts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { variantsQuery } from './data.ts';
import classes from './versions.module.css';
import { useCookieSolutionWords } from './words.ts';

type Props = {
  /** The names of the variants, in order. */
  readonly names: readonly string[];
  /** Shows nothing if there are no results. */
  readonly quiet?: boolean;
};

const tones = { more: 'good', fewer: 'attention', 'no-difference-shown': 'neutral', 'too-few': 'neutral' } as const;

/** Visitors' choices for each variant, with the certainty that their number allows. */
export function TestResults({ names, quiet = false }: Props) {
  const words = useCookieSolutionWords().history.tests;
  const locale = useLocale();
  const { siteId } = useConfigurator();
  const { data, error } = useQuery(variantsQuery(siteId));
  const rows = data?.variants ?? [];
  if (quiet && rows.length === 0) return null;
  const columns = [
    {
      key: 'variant',
      label: words.variant,
      cell: ({ variant }: VariantResult) => (
        <Text fw={560}>{variant === 0 ? words.control : (names[variant - 1] ?? `${words.variant} ${variant}`)}</Text>
      ),
    },
    {
      key: 'choices',
      label: words.choices,
      align: 'end' as const,
      cell: ({ choices }: VariantResult) => formatNumber(locale, choices),
    },
    ...(['accept', 'reject', 'custom'] as const).map((action) => ({
      key: action,
      label: words[action],
      cell: (result: VariantResult) => <ShareCell share={result[action]} />,
    })),
    { key: 'waited', label: words.waited, cell: ({ waited }: VariantResult) => <Waited waited={waited} /> },
    {
      key: 'against',
      label: words.against,
      cell: ({ against }: VariantResult) =>
        against ? <StatusBadge tone={tones[against.verdict]}>{words.verdicts[against.verdict]}</StatusBadge> : '–',
    },
  ];
  return (
    <Card title={words.results} description={words.resultsText}>
      {rows.length > 0 ? (
        <DataTable label={words.results} columns={columns} rows={rows} rowKey={({ variant }) => String(variant)} />
      ) : (
        <Text size="sm" c="dimmed">
          {error ? words.unavailable : words.none}
        </Text>
      )}
    </Card>
  );
}

function ShareCell({ share }: { readonly share: Share }) {
  const words = useCookieSolutionWords().history.tests;
  const locale = useLocale();
  const percent = (value: number) => formatPercent(locale, value);
  return (
    <span className={classes['share']}>
      <span>{percent(share.share)}</span>
      <span className={classes['track']} aria-hidden>
        <span
          className={classes['range']}
          style={{ left: `${share.low * 100}%`, width: `${(share.high - share.low) * 100}%` }}
        />
        <span className={classes['point']} style={{ left: `${share.share * 100}%` }} />
      </span>
      <span className={classes['interval']}>
        {fill(words.interval, { low: percent(share.low), high: percent(share.high) })}
      </span>
    </span>
  );
}

function Waited({ waited }: Pick<VariantResult, 'waited'>) {
  const words = useCookieSolutionWords().history.tests;
  const locale = useLocale();
  if (!waited) return '–';
  const seconds = (milliseconds: number) =>
    fill(words.seconds, { number: formatNumber(locale, Math.round(milliseconds / 100) / 10) });
  return (
    <span>
      {seconds(waited.typical)}
      <span className={classes['interval']}>
        {fill(words.interval, { low: seconds(waited.low), high: seconds(waited.high) })}
      </span>
    </span>
  );
}
