import { fill, plural, type Words } from '@app/texts';
import { Button, NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';

type RetentionWords = Pick<
  Words<'cookiePreferences'>['retention'],
  'own' | 'months' | 'monthsHint' | 'monthCount' | 'save' | 'saved' | 'shorterYes' | 'wrong'
> & {
  readonly [
    Name in 'title' | 'usual' | 'usualHint' | 'effective' | 'shorterTitle' | 'shorterText' | 'shorterUsual'
  ]: string;
} & { readonly shorterConsequences: readonly string[] };

type Props = {
  readonly words: RetentionWords;
  /** `months` is null without a setting of the owner; `effectiveMonths` is the retention that results. */
  readonly retention: { readonly months: number | null; readonly effectiveMonths: number };
  /** Least number of months without a setting: the exact one is unknown while there is a setting. */
  readonly leastUsual: number;
  readonly readOnly: boolean;
  readonly busy: boolean;
  readonly onSave: (months: number | null) => Promise<unknown>;
};

/** Form for the retention of records. Asks for confirmation before it is shortened (RULES C14). */
export function RetentionForm({ words, retention, leastUsual, readOnly, busy, onSave }: Props) {
  const locale = useLocale();
  const [isOwn, setOwn] = useState(retention.months !== null);
  const [entered, setEntered] = useState<string | number>(retention.effectiveMonths);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const months = isOwn ? Number(entered) : null;
  const counted = (number: number) => plural(locale, number, words.monthCount);
  const next = months ?? (retention.months === null ? Infinity : leastUsual);

  const save = async (): Promise<void> => {
    // Errors are shown at the top of the page.
    const saved = await onSave(months).then(
      () => true,
      () => false,
    );
    setAsking(false);
    if (saved) showToast({ message: words.saved });
  };
  const submit = (): void => {
    const isWrong = months !== null && !(Number.isInteger(months) && months >= 1 && months <= 240);
    setError(isWrong ? words.wrong : undefined);
    if (isWrong) return;
    if (retention.effectiveMonths > next) setAsking(true);
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
              disabled={readOnly}
              {...(retention.months === null && {
                description: fill(words.usualHint, { months: counted(retention.effectiveMonths) }),
              })}
            />
            <Radio value="own" label={words.own} disabled={readOnly} />
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
            disabled={readOnly}
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
        {!readOnly && (
          <Button type="submit" loading={busy && !asking} disabled={months === retention.months}>
            {words.save}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={words.shorterTitle}
        text={months === null ? words.shorterUsual : fill(words.shorterText, { months: counted(months) })}
        consequences={words.shorterConsequences}
        confirmLabel={words.shorterYes}
        busy={busy}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
