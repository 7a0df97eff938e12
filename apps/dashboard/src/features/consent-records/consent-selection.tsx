import { consentRecords, type ConsentRow } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { call } from '#app/api.ts';
import { useAreaWords } from '#app/area-words.ts';
import { BarAction, SelectionBar, useBulkWork, useNames } from '#app/lists/selection-bar.tsx';
import type { Selection } from '#app/lists/selection.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useRefresh } from './data.ts';
import { ExportSelected } from './export-selected.tsx';
import { useConsentName } from './labels.tsx';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly selection: Selection;
  readonly consents: readonly ConsentRow[];
};

/** Downloads the selected consents, or records that they were withdrawn. */
export function ConsentSelection({ siteId, selection, consents }: Props) {
  const { consents: words, affected } = useAreaWords('lists');
  const { detail } = useConsentRecordsWords();
  const locale = useLocale();
  const may = useMayOnSite(siteId);
  const namesOf = useNames();
  const nameOf = useConsentName();
  const refresh = useRefresh(siteId);
  const work = useBulkWork(selection);
  const [isAsking, setAsking] = useState(false);
  const chosen = consents.filter(({ id }) => selection.isSelected(id));
  const isFit = chosen.every(({ kind, erased }) => kind === 'consent' && !erased);
  const withdraw = async (): Promise<void> => {
    await work.run({
      rows: chosen,
      name: nameOf,
      act: ({ id }) => call(consentRecords.withdraw, { params: { siteId, consentId: id } }),
      done: (count) => plural(locale, count, words.withdrawn),
    });
    setAsking(false);
    await refresh();
  };
  return (
    <>
      <SelectionBar selection={selection} work={work}>
        {may('consents.export') && <ExportSelected siteId={siteId} of="consents" ids={selection.selected} />}
        {may('consents.write') && (
          <BarAction
            disabled={work.isBusy}
            unfit={isFit ? undefined : words.notWithdrawable}
            onClick={() => setAsking(true)}
          >
            {detail.withdraw}
          </BarAction>
        )}
      </SelectionBar>
      <ConfirmDialog
        opened={isAsking}
        title={plural(locale, chosen.length, words.withdrawTitle)}
        text={plural(locale, chosen.length, words.withdrawText)}
        notReversible={false}
        confirmLabel={detail.withdraw}
        busy={work.isBusy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      >
        <Text size="sm">{fill(affected, { names: namesOf(chosen.map(nameOf)) })}</Text>
      </ConfirmDialog>
    </>
  );
}
