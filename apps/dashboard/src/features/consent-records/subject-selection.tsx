import { consentRights, type ErasureMode, type SubjectRow } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { SelectionBar, useBulkWork, useNames } from '#app/lists/selection-bar.tsx';
import type { Selection } from '#app/lists/selection.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRefresh } from './data.ts';
import { ErasureModes } from './erasure-modes.tsx';
import { ExportSelected } from './export-selected.tsx';
import { usePersonName } from './labels.tsx';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly selection: Selection;
  readonly subjects: readonly SubjectRow[];
};

/** Downloads or erases the selected people. */
export function SubjectSelection({ siteId, selection, subjects }: Props) {
  const { people: words, affected } = useAreaWords('lists');
  const { rights } = useConsentRecordsWords();
  const locale = useLocale();
  const may = useMayOnSite(siteId);
  const namesOf = useNames();
  const nameOf = usePersonName();
  const refresh = useRefresh(siteId);
  const work = useBulkWork(selection);
  const [isAsking, setAsking] = useState(false);
  const [mode, setMode] = useState<ErasureMode>('everything');
  const chosen = subjects.filter(({ id }) => selection.isSelected(id));
  const erase = async (): Promise<void> => {
    await work.run({
      rows: chosen,
      name: nameOf,
      act: ({ id }) => call(consentRights.eraseSubject, { params: { siteId, subjectId: id }, body: { mode } }),
      done: (count) => plural(locale, count, words.erased),
    });
    setAsking(false);
    await refresh();
  };
  return (
    <>
      <SelectionBar selection={selection} work={work}>
        {may('consents.export') && <ExportSelected siteId={siteId} of="subjects" ids={selection.selected} />}
        {may('consents.erase') && (
          <Button
            size="xs"
            variant="default"
            c="var(--mantine-color-error)"
            disabled={work.isBusy}
            onClick={() => setAsking(true)}
          >
            {rights.erase}
          </Button>
        )}
      </SelectionBar>
      <ConfirmDialog
        opened={isAsking}
        title={plural(locale, chosen.length, words.eraseTitle)}
        text={plural(locale, chosen.length, words.eraseText)}
        consequences={rights.eraseConsequences}
        typed={plural(locale, chosen.length, words.number)}
        confirmLabel={rights.eraseConfirm}
        busy={work.isBusy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      >
        <Text size="sm">{fill(affected, { names: namesOf(chosen.map(nameOf)) })}</Text>
        <ErasureModes mode={mode} onChange={setMode} />
      </ConfirmDialog>
    </>
  );
}
