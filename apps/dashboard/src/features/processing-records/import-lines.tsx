import type { ImportLine } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { DataTable } from '#ui/data-table.tsx';

const pageSize = 25;

/** What becomes of each line of a file, and what is wrong in it. */
export function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const words = useAreaWords('registerFiles').import;
  const [shown, setShown] = useState(pageSize);
  const [onlyRemarks, setOnlyRemarks] = useState(false);
  const found = onlyRemarks ? lines.filter(({ faults, notes }) => faults.length + notes.length > 0) : lines;
  return (
    <Stack gap="xs">
      <Checkbox
        label={words.onlyRemarks}
        checked={onlyRemarks}
        onChange={({ currentTarget }) => setOnlyRemarks(currentTarget.checked)}
      />
      <DataTable
        label={words.lines}
        rows={found.slice(0, shown)}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            key: 'name',
            label: words.line,
            cell: ({ line, name }) => `${line} · ${name || words.nameless}`,
          },
          { key: 'becomes', label: words.becomes, cell: (line) => <Becomes line={line} /> },
          { key: 'remarks', label: words.remarks, cell: (line) => <Remarks line={line} /> },
        ]}
      />
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + pageSize)}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
}

function Becomes({ line: { fields } }: { readonly line: ImportLine }) {
  const names = useAreaWords('register').columns;
  return (
    <Text size="xs">
      {fields
        .filter(({ field }) => field !== 'name')
        .map(({ field, text }) => `${names[field]}: ${text}`)
        .join(' · ')}
    </Text>
  );
}

function Remarks({ line: { faults, notes } }: { readonly line: ImportLine }) {
  const words = useAreaWords('registerFiles').import;
  const names = useAreaWords('register').columns;
  if (faults.length + notes.length === 0) return words.noRemarks;
  return (
    <Stack gap={2}>
      {faults.map(({ code, field }) => (
        <Text size="xs" c="red" key={`${code} ${field}`}>
          {fill(words.faults[code], { field: names[field] })}
        </Text>
      ))}
      {notes.map(({ code, field, text }) => (
        <Text size="xs" key={`${code} ${field}`}>
          {fill(words.notes[code], { field: names[field], text })}
        </Text>
      ))}
    </Stack>
  );
}
