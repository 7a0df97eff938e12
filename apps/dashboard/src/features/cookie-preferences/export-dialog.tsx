import { fill } from '@app/texts';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { daysOf, quickDays } from '#app/csv-exports/export-days.ts';
import { ExportForm } from '#app/csv-exports/export-form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useStartExport } from './data.ts';
import { shortId } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly opened: boolean;
  /** Restricts the export to this visitor, unless the box is unchecked. */
  readonly consentId: string | undefined;
  readonly onClose: () => void;
};

/** Requests a CSV file of a range of days. It is prepared in the background, and a mail says when it is ready. */
export function ExportDialog(props: Props) {
  const { exports } = useCookiePreferencesWords();
  const { opened, onClose } = props;
  return (
    <Modal opened={opened} title={exports.title} onClose={onClose}>
      {opened && <ChoicesForm {...props} />}
    </Modal>
  );
}

function ChoicesForm({ siteId, consentId, onClose }: Props) {
  const words = useCookiePreferencesWords().exports;
  const { go } = useAddress();
  const [onlyId, setOnlyId] = useState(true);
  const start = useStartExport(siteId);
  return (
    <ExportForm
      words={words}
      text={words.text}
      quick={quickDays.map((quick) => ({ label: words[quick], days: () => daysOf(quick, Date.now()) }))}
      busy={start.isPending}
      onStart={(days) => start.mutateAsync({ ...days, ...(consentId && onlyId && { consentId }) })}
      onStarted={() => {
        onClose();
        go({ preference: undefined }, '#downloads');
      }}
      onClose={onClose}
    >
      {consentId && (
        <Checkbox
          label={fill(words.onlyId, { id: shortId(consentId) })}
          checked={onlyId}
          onChange={(event) => setOnlyId(event.currentTarget.checked)}
        />
      )}
    </ExportForm>
  );
}
