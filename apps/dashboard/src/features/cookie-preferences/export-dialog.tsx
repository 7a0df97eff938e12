import { datePattern, fill, formatDate } from '@app/texts';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { page } from '#app/page.ts';
import { useErrorWords, useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { useStartExport } from './data.ts';
import { daysOf, quickDays, readDays, type DaysRefusal, type QuickDays } from './export-days.ts';
import { shortId } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly opened: boolean;
  /** Only of this visitor, unless the tick is taken away. */
  readonly consentId: string | undefined;
  readonly onClose: () => void;
};

/** Asks for a CSV of a range of days. It is prepared meanwhile, and a mail says when it is there. */
export function ExportDialog(props: Props) {
  const { exports } = useCookiePreferencesWords();
  const { opened, onClose } = props;
  return (
    <Modal opened={opened} title={exports.title} onClose={onClose}>
      {opened && <ExportForm {...props} />}
    </Modal>
  );
}

type Errors = { readonly from?: string; readonly to?: string };

function ExportForm({ siteId, consentId, onClose }: Props) {
  const words = useCookiePreferencesWords().exports;
  const locale = useLocale();
  const { go } = useAddress();
  const days = useDays();
  const [onlyId, setOnlyId] = useState(true);
  const start = useStartExport(siteId);
  const submit = async (): Promise<void> => {
    const read = days.read();
    if (!read) return;
    try {
      await start.mutateAsync({ ...read, ...(consentId && onlyId && { consentId }) });
      showToast({ message: page.mailConfigured ? words.started : words.startedNoMail });
      onClose();
      go({ preference: undefined }, '#downloads');
    } catch (error) {
      days.refuse(error);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!start.isPending) void submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          {words.text} {page.mailConfigured ? words.mail : words.noMail}
        </Text>
        <Quick onChoose={(quick) => days.set(daysOf(quick, Date.now()))} />
        <Group align="flex-start" gap="sm" grow>
          <TextInput label={words.from} {...days.field('from')} data-autofocus />
          <TextInput label={words.to} {...days.field('to')} />
        </Group>
        <Text size="sm" c="dimmed" mt={-8}>
          {fill(words.hint, { pattern: datePattern(locale) })}
        </Text>
        {consentId && (
          <Checkbox
            label={fill(words.onlyId, { id: shortId(consentId) })}
            checked={onlyId}
            onChange={(event) => setOnlyId(event.currentTarget.checked)}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={start.isPending}>
            {words.start}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Quick({ onChoose }: { readonly onChoose: (quick: QuickDays) => void }) {
  const words = useCookiePreferencesWords().exports;
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} size="sm" fw={560} mb={6}>
        {words.quick}
      </Text>
      <Group gap={6}>
        {quickDays.map((quick) => (
          <Button key={quick} size="compact-sm" variant="default" onClick={() => onChoose(quick)}>
            {words[quick]}
          </Button>
        ))}
      </Group>
    </div>
  );
}

/** The two fields, what is wrong with them, and what they come to. */
function useDays() {
  const words = useCookiePreferencesWords().exports;
  const refusals = useErrorWords();
  const locale = useLocale();
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [errors, setErrors] = useState<Errors>({});
  const saidOf = ({ why }: DaysRefusal) => (why === 'reversed' ? words.reversed : refusals['field.date-future']);
  const shown = (day: string | undefined) => (day ? formatDate(locale, day, 'numeric') : '');
  return {
    set: ({ from, to }: { readonly from?: string; readonly to?: string }): void => {
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
    /** What the server refused of them; anything else is shown at the top of the page. */
    refuse: (error: unknown): void => {
      if (!(error instanceof ApiError) || !error.fields) return;
      const { from, to } = error.fields;
      setErrors({ ...(from && { from: from.message }), ...(to && { to: to.message }) });
    },
  };
}
