import { fill } from '@app/texts';
import { Button, Checkbox } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { daysOf } from '#app/csv-exports/export-days.ts';
import { ExportForm } from '#app/csv-exports/export-form.tsx';
import { usePaths } from '#app/paths.ts';
import { Modal } from '#ui/modal.tsx';
import { useStartExport } from './data.ts';
import { exportFilterOf } from './export-filter.ts';
import { useAddress } from './use-address.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useNewsletterWords } from './words.ts';

/** Requests a CSV file of what the list shows, or of everything (PRODUCT 7). */
export function ExportButton({ siteId }: { readonly siteId: string }) {
  const words = useNewsletterWords().exports;
  const [opened, setOpened] = useState(false);
  const onClose = () => setOpened(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {words.download}
      </Button>
      <Modal opened={opened} title={words.title} onClose={onClose}>
        {opened && <SubscriptionsForm siteId={siteId} onClose={onClose} />}
      </Modal>
    </>
  );
}

const quickDays = ['everything', 'lastMonth', 'thisYear'] as const;

type FormProps = { readonly siteId: string; readonly onClose: () => void };

function SubscriptionsForm({ siteId, onClose }: FormProps) {
  const words = useNewsletterWords().exports;
  const there = usePaths().newsletter(siteId);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { filter } = useAddress();
  const [narrowed, setNarrowed] = useState(true);
  const start = useStartExport(siteId);
  const asked = exportFilterOf(filter);
  const said = useFilterWords(siteId)(asked);
  return (
    <ExportForm
      words={words}
      text={words.text}
      days={filter}
      quick={quickDays.map((quick) => ({ label: words[quick], days: () => daysOf(quick, Date.now()) }))}
      busy={start.isPending}
      onStart={(days) => start.mutateAsync({ ...days, ...(narrowed && asked) })}
      onStarted={() => {
        onClose();
        void navigate({ pathname: there, hash: '#downloads' }, { preventScrollReset: pathname === there });
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
