import { alternates, dsar, processingRecords } from '@app/contract';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { ConfirmUntil } from './confirm-until.tsx';
import type { DriftFinding } from './data.ts';
import { useMayOnRecord } from './may-on-record.ts';

type Props = { readonly finding: DriftFinding };

/** The presses that mend a finding by its record, or by the form of its site. */
export function DriftPresses({ finding }: Props) {
  const { code, recordId, site } = finding;
  const may = useMayOnRecord(finding);
  const words = useAreaWords('processingRecords');
  if (code === 'form-not-published' && site && may('requests.manage'))
    return (
      <Press
        label={words.driftPublishForm}
        send={() => call(dsar.updateForm, { params: { siteId: site.id }, body: { isPublished: true } })}
      />
    );
  if (!recordId || !may('register.edit')) return null;
  switch (code) {
    case 'not-confirmed':
    case 'review-due':
      return <ConfirmFound recordId={recordId} />;
    case 'gone':
      return <EndFound recordId={recordId} />;
    case 'recipient-not-recorded':
      return <Press label={words.driftProcessors} send={() => addProcessors(recordId)} />;
    case 'hidden-in-register':
      return may('documents.edit') && <Press label={words.driftShow} send={() => showInPolicy(recordId)} />;
    default:
      return null;
  }
}

const read = (processingRecordId: string) => call(processingRecords.read, { params: { processingRecordId } });

async function addProcessors(processingRecordId: string): Promise<unknown> {
  const { version, fields } = await read(processingRecordId);
  const processedBy = [...new Set([...fields.processedBy, 'processors' as const])];
  const body = { version, fields: { ...fields, processedBy } };
  return call(processingRecords.update, { params: { processingRecordId }, body });
}

function showInPolicy(processingRecordId: string): Promise<unknown> {
  const body = { ipm_field: 'show_in_policy', ipm_field_value: true } as const;
  return call(alternates.setInPolicy, { params: { processingRecordId }, body });
}

/** Runs what mends, and shows what was refused. Register and findings are read again. */
function useMend<Variables>(send: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  const words = useAreaWords('processingRecords');
  const save = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['processing-records'] }),
        client.invalidateQueries({ queryKey: ['policies'] }),
        client.invalidateQueries({ queryKey: ['dsar'] }),
      ]),
  });
  // Awaited here, because the button goes with the finding that it mends.
  const run = async (variables: Variables): Promise<void> => {
    try {
      await save.mutateAsync(variables);
      showToast({ message: words.saved });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return { run, isBusy: save.isPending };
}

function Press({ label, send }: { readonly label: string; readonly send: () => Promise<unknown> }) {
  const { run, isBusy } = useMend<void>(send);
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void run()}>
      {label}
    </Button>
  );
}

type OfRecord = { readonly recordId: string };

function ConfirmFound({ recordId }: OfRecord) {
  const words = useAreaWords('processingRecords');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useMend(async (reviewOn: string) => {
    const { version } = await read(recordId);
    return call(processingRecords.confirm, { params: { processingRecordId: recordId }, body: { version, reviewOn } });
  });
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {words.confirm}
      </Button>
      <ConfirmUntil
        opened={isAsking}
        busy={isBusy}
        onConfirm={(reviewOn) => void run(reviewOn).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Ends what was confirmed once, and deletes what never was. */
function EndFound({ recordId }: OfRecord) {
  const words = useAreaWords('processingRecords');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useMend<void>(async () => {
    const { version, confirmed } = await read(recordId);
    const params = { processingRecordId: recordId };
    return confirmed === null
      ? call(processingRecords.delete, { params })
      : call(processingRecords.end, { params, body: { version } });
  });
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {words.driftEnd}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.endTitle}
        text={words.driftEndText}
        confirmLabel={words.driftEnd}
        busy={isBusy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
