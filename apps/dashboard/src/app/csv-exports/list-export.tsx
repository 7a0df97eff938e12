import { fill } from '@app/texts';
import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { Modal } from '#ui/modal.tsx';
import { daysOf } from './export-days.ts';
import { ExportForm } from './export-form.tsx';

const quickDays = ['everything', 'lastMonth', 'thisYear'] as const;

type FormProps = ComponentProps<typeof ExportForm>;
type Props = {
  readonly words: FormProps['words'] &
    Readonly<Record<(typeof quickDays)[number] | 'download', string>> & {
      /** Contains `%{filters}`. */
      readonly filtered: string;
    };
  readonly title: string;
  readonly text: string;
  /** The days of the list's filter. */
  readonly days: NonNullable<FormProps['days']>;
  /** The other filters of the list in words; empty without any. */
  readonly filters: string;
  readonly busy: boolean;
  /** @param filtered Whether the list's filters apply, which the user can switch off. */
  readonly onStart: (days: Parameters<FormProps['onStart']>[0], filtered: boolean) => Promise<unknown>;
  readonly onStarted: () => void;
};

/** The button above a list that requests a CSV file of what the list shows, or of everything. */
export function ListExport(props: Props) {
  const { words, title } = props;
  const [opened, setOpened] = useState(false);
  const onClose = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {words.download}
      </Button>
      <Modal opened={opened} title={title} onClose={onClose}>
        {opened && <ListForm {...props} onClose={onClose} />}
      </Modal>
    </>
  );
}

function ListForm({ words, text, days, filters, busy, onStart, onStarted, onClose }: Props & { onClose: () => void }) {
  const [filtered, setFiltered] = useState(true);
  return (
    <ExportForm
      words={words}
      text={text}
      days={days}
      quick={quickDays.map((quick) => ({ label: words[quick], days: () => daysOf(quick, Date.now()) }))}
      busy={busy}
      onStart={(range) => onStart(range, filtered)}
      onStarted={() => {
        onClose();
        onStarted();
      }}
      onClose={onClose}
    >
      {filters !== '' && (
        <Checkbox
          label={fill(words.filtered, { filters })}
          checked={filtered}
          onChange={(event) => setFiltered(event.currentTarget.checked)}
        />
      )}
    </ExportForm>
  );
}
