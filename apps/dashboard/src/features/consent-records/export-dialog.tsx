import type { ConsentExport } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { daysOf } from '#app/csv-exports/export-days.ts';
import { ExportForm } from '#app/csv-exports/export-form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useStartExport } from './data-rights.ts';
import { exportFilterOf } from './export-filter.ts';
import type { Filter } from './filter.ts';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly siteId: string; readonly of: ConsentExport['of'] };

/** Requests a CSV file of what a list shows, or of everything (RULES C13). */
export function ExportButton({ siteId, of }: Props) {
  const words = useConsentRecordsWords().exports;
  const { filter } = useAddress().list(of);
  const [opened, setOpened] = useState(false);
  const onClose = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={15} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {words.download}
      </Button>
      <Modal opened={opened} title={words.title[of]} onClose={onClose}>
        {opened && <RecordsForm siteId={siteId} of={of} filter={filter} onClose={onClose} />}
      </Modal>
    </>
  );
}

const quickDays = ['everything', 'lastMonth', 'thisYear'] as const;

type FormProps = Props & { readonly filter: Filter; readonly onClose: () => void };

function RecordsForm({ siteId, of, filter, onClose }: FormProps) {
  const words = useConsentRecordsWords().exports;
  const { go } = useAddress();
  const [narrowed, setNarrowed] = useState(true);
  const start = useStartExport(siteId);
  const asked = exportFilterOf(filter);
  const said = useFilterWords()(asked);
  return (
    <ExportForm
      words={words}
      text={words.text[of]}
      days={filter}
      quick={quickDays.map((quick) => ({ label: words[quick], days: () => daysOf(quick, Date.now()) }))}
      busy={start.isPending}
      onStart={(days) => start.mutateAsync({ of, ...days, ...(narrowed && asked) })}
      onStarted={() => {
        onClose();
        go({}, '#downloads');
      }}
      onClose={onClose}
    >
      {said !== '' && (
        <Checkbox
          label={fill(words.filtered, { filters: said })}
          checked={narrowed}
          onChange={(event) => setNarrowed(event.currentTarget.checked)}
        />
      )}
    </ExportForm>
  );
}
