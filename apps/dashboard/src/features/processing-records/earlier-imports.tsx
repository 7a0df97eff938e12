import type { RegisterImport } from '@app/contract';
import { fill, formatDate, plural } from '@app/texts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { showToast } from '#ui/toast.tsx';
import { importsQuery, useUndoImport } from './import-data.ts';

/** Imports that were made, each with the way to undo it. */
export function EarlierImports() {
  const words = useAreaWords('registerFiles').import;
  const locale = useLocale();
  const imports = useQuery(importsQuery).data?.imports ?? [];
  const undo = useUndoImport();
  const [undone, setUndone] = useState<RegisterImport>();
  if (imports.length === 0) return null;
  async function send({ id }: RegisterImport): Promise<void> {
    const { removed, kept } = await undo.mutateAsync(id);
    const message =
      kept === 0
        ? plural(locale, removed, words.removed)
        : fill(words.removedKept, { removed: String(removed), kept: String(kept) });
    showToast({ message });
    setUndone(undefined);
  }
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {words.earlier}
      </Text>
      <DataTable
        label={words.earlier}
        rows={imports}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', label: words.earlier, cell: ({ name }) => name },
          {
            key: 'made',
            label: words.lines,
            cell: ({ at, records }) => `${plural(locale, records, words.made)} · ${formatDate(locale, at, 'long')}`,
          },
          {
            key: 'undo',
            label: words.undo,
            hiddenLabel: true,
            align: 'end',
            cell: (one) =>
              one.undoneAt === null ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={fill(words.undoOf, { name: one.name })}
                  onClick={() => setUndone(one)}
                >
                  {words.undo}
                </Button>
              ) : (
                fill(words.undone, { date: formatDate(locale, one.undoneAt, 'long') })
              ),
          },
        ]}
      />
      <ConfirmDialog
        opened={undone !== undefined}
        title={words.undoTitle}
        text={words.undoText}
        confirmLabel={words.undo}
        busy={undo.isPending}
        onConfirm={() => {
          // What went wrong is said by a toast.
          if (undone) void send(undone).catch(() => undefined);
        }}
        onClose={() => setUndone(undefined)}
      />
    </Stack>
  );
}
