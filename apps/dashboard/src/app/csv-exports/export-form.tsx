import { datePattern, fill, formatDate, type Words } from '@app/texts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { ApiError } from '#app/api-error.ts';
import { page } from '#app/page.ts';
import { useErrorWords, useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { readDays, type Days, type DaysRefusal } from './export-days.ts';

export type ExportWords = Pick<
  Words<'cookiePreferences'>['exports'],
  'mail' | 'noMail' | 'from' | 'to' | 'hint' | 'reversed' | 'quick' | 'start' | 'cancel' | 'started' | 'startedNoMail'
>;

type Props = {
  readonly words: ExportWords;
  /** Describes the content of the file. */
  readonly text: string;
  /** Initial values of the fields. */
  readonly days?: Days;
  /** Common ranges of days, each with a button. */
  readonly quick: readonly { readonly label: string; readonly days: () => Days }[];
  readonly busy: boolean;
  /** Requests the file. Refused days are shown at their fields. */
  readonly onStart: (days: Days) => Promise<unknown>;
  /** Called once the file is being prepared. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
  /** Further options. */
  readonly children?: ReactNode;
};

/** Form that requests a CSV file of a range of days. A mail says when it is ready (PRODUCT 5, RULES C15). */
export function ExportForm({ words, text, days, quick, busy, onStart, onStarted, onClose, children }: Props) {
  const locale = useLocale();
  const label = useId();
  const fields = useDays(words, days);
  const submit = async (): Promise<void> => {
    const read = fields.read();
    if (!read) return;
    try {
      await onStart(read);
      showToast({ message: page.mailConfigured ? words.started : words.startedNoMail });
      onStarted();
    } catch (error) {
      fields.refuse(error);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          {text} {page.mailConfigured ? words.mail : words.noMail}
        </Text>
        <div role="group" aria-labelledby={label}>
          <Text id={label} size="sm" fw={560} mb={6}>
            {words.quick}
          </Text>
          <Group gap={6}>
            {quick.map((one) => (
              <Button key={one.label} size="compact-sm" variant="default" onClick={() => fields.set(one.days())}>
                {one.label}
              </Button>
            ))}
          </Group>
        </div>
        <Group align="flex-start" gap="sm" grow>
          <TextInput label={words.from} {...fields.field('from')} data-autofocus />
          <TextInput label={words.to} {...fields.field('to')} />
        </Group>
        <Text size="sm" c="dimmed" mt={-8}>
          {fill(words.hint, { pattern: datePattern(locale) })}
        </Text>
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {words.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Errors = { readonly from?: string; readonly to?: string };

/** State of the two fields of days: their text, errors and parsed range. */
function useDays(words: ExportWords, days: Days = {}) {
  const refusals = useErrorWords();
  const locale = useLocale();
  const shown = (day: string | undefined) => (day ? formatDate(locale, day, 'numeric') : '');
  const [typed, setTyped] = useState({ from: shown(days.from), to: shown(days.to) });
  const [errors, setErrors] = useState<Errors>({});
  const saidOf = ({ why }: DaysRefusal) => (why === 'reversed' ? words.reversed : refusals['field.date-future']);
  return {
    set: ({ from, to }: Days): void => {
      setTyped({ from: shown(from), to: shown(to) });
      setErrors({});
    },
    field: (name: 'from' | 'to') => ({
      name,
      value: typed[name],
      error: errors[name],
      placeholder: datePattern(locale),
      autoComplete: 'off',
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setTyped((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _mended, ...others }) => others);
      },
    }),
    read: () => {
      const read = readDays(locale, typed, Date.now());
      if (read.ok) return read.days;
      setErrors(Object.fromEntries(read.refusals.map((refusal) => [refusal.field, saidOf(refusal)])));
      return undefined;
    },
    /** Shows days that the server refused at their fields; other errors go to the top of the page. */
    refuse: (error: unknown): void => {
      if (!(error instanceof ApiError) || !error.fields) return;
      const { from, to } = error.fields;
      setErrors({ ...(from && { from: from.message }), ...(to && { to: to.message }) });
    },
  };
}
