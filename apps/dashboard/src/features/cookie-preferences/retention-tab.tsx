import type { PreferenceRetention } from '@app/contract';
import { fill, formatDate, formatNumber, plural } from '@app/texts';
import { Button, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './choices.module.css';
import { retentionQuery, useSetRetention } from './data.ts';
import { timeOfDay } from './moment.ts';
import { useCookiePreferencesWords } from './words.ts';

/** How long choices are kept, and what was deleted when that was over (RULES C14). */
export function RetentionTab({ siteId }: { readonly siteId: string }) {
  const { loading, retention: words } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const { data, error, refetch } = useQuery(retentionQuery(siteId));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="form" label={loading} />;
  return (
    <div className={classes['stack']}>
      <Card title={words.title} description={words.text}>
        <RetentionForm key={String(data.months)} siteId={siteId} retention={data} />
      </Card>
      <Card title={words.log} description={words.logText}>
        <Log expiries={data.expiries} />
      </Card>
    </div>
  );
}

type FormProps = { readonly siteId: string; readonly retention: PreferenceRetention };

function RetentionForm({ siteId, retention }: FormProps) {
  const words = useCookiePreferencesWords().retention;
  const locale = useLocale();
  const set = useSetRetention(siteId);
  const [isOwn, setOwn] = useState(retention.months !== null);
  const [entered, setEntered] = useState<string | number>(retention.effectiveMonths);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const months = isOwn ? Number(entered) : null;
  const counted = (number: number) => plural(locale, number, words.monthCount);

  const save = async (): Promise<void> => {
    // What goes wrong is shown at the top of the page.
    const saved = await set.mutateAsync(months).catch(() => undefined);
    setAsking(false);
    if (saved) showToast({ message: words.saved });
  };
  const submit = (): void => {
    const isWrong = months !== null && !(Number.isInteger(months) && months >= 1 && months <= 240);
    setError(isWrong ? words.wrong : undefined);
    if (isWrong) return;
    if (mayShorten(months, retention)) setAsking(true);
    else void save();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" align="flex-start">
        <Radio.Group
          aria-label={words.title}
          value={isOwn ? 'own' : 'usual'}
          onChange={(value) => setOwn(value === 'own')}
        >
          <Stack gap="sm">
            <Radio
              value="usual"
              label={words.usual}
              {...(retention.months === null && {
                description: fill(words.usualHint, { months: counted(retention.effectiveMonths) }),
              })}
            />
            <Radio value="own" label={words.own} />
          </Stack>
        </Radio.Group>
        {isOwn && (
          <NumberInput
            w={180}
            label={words.months}
            description={words.monthsHint}
            min={1}
            max={240}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            value={entered}
            error={error}
            onChange={setEntered}
          />
        )}
        <Text size="sm" c="dimmed">
          {fill(words.effective, { months: counted(retention.effectiveMonths) })}
        </Text>
        <Button type="submit" loading={set.isPending && !asking} disabled={months === retention.months}>
          {words.save}
        </Button>
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={words.shorterTitle}
        text={months === null ? words.shorterUsual : fill(words.shorterText, { months: counted(months) })}
        consequences={words.shorterConsequences}
        confirmLabel={words.shorterYes}
        busy={set.isPending}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}

/** Five years and at least one month. */
const leastUsual = 61;

/** What the usual time comes to is not known while there is one of its own. */
function mayShorten(months: number | null, retention: PreferenceRetention): boolean {
  return retention.effectiveMonths > (months ?? (retention.months === null ? Infinity : leastUsual));
}

type Expiry = PreferenceRetention['expiries'][number];

function Log({ expiries }: Pick<PreferenceRetention, 'expiries'>) {
  const words = useCookiePreferencesWords().retention;
  const locale = useLocale();
  if (expiries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {words.logNone}
      </Text>
    );
  }
  const columns = [
    {
      key: 'at',
      label: words.at,
      cell: ({ at }: Expiry) => `${formatDate(locale, at, 'numeric')}, ${timeOfDay(at)}`,
    },
    { key: 'before', label: words.before, cell: ({ before }: Expiry) => formatDate(locale, before, 'numeric') },
    {
      key: 'deleted',
      label: words.deleted,
      align: 'end' as const,
      cell: ({ deleted }: Expiry) => formatNumber(locale, deleted),
    },
  ];
  return (
    <DataTable label={words.log} columns={columns} rows={expiries} rowKey={({ at, before }) => `${at} ${before}`} />
  );
}
