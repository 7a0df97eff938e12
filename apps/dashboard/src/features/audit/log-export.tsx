import type { logFormats } from '@app/contract';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { showToast } from '#ui/toast.tsx';
import { queryOf, useStartExport, type Filter } from './data.ts';
import { useAuditWords } from './words.ts';

type Format = (typeof logFormats)[number];

/** The button that asks for a file of what the log shows. */
export function LogExport({ filter }: { readonly filter: Filter }) {
  const words = useAuditWords();
  const { mutate, isPending } = useStartExport();
  const start = (format: Format): void =>
    mutate({ ...queryOf(filter), format }, { onSuccess: () => showToast({ message: words.exports.started }) });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {words.exports.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => start('csv')}>{words.exports.csv}</Menu.Item>
        <Menu.Item onClick={() => start('ndjson')}>{words.exports.ndjson}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
