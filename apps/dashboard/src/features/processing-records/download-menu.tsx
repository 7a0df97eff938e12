import { processingRecords, type RecordRole } from '@app/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

const formats = ['xlsx', 'csv', 'json'] as const;

type Props = { readonly register: RecordRole; readonly siteId: string };

/** Downloads the register, or that of a site, in the language of the dashboard. */
export function DownloadMenu({ register, siteId }: Props) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}>
          {words.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            component="a"
            href={hrefOf(format, { role: register, ...(siteId && { siteId }) }, locale)}
            download
          >
            {words.downloadAs[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function hrefOf(format: (typeof formats)[number], of: Readonly<Record<string, string>>, language: string): string {
  const query = new URLSearchParams({ format, language, ...of });
  return `${processingRecords.export.path}?${query}`;
}
