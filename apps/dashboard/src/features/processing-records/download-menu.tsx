import { processingRecords } from '@app/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

const formats = ['xlsx', 'csv', 'json'] as const;

/** Downloads the register, or that of a site, in the language of the dashboard. */
export function DownloadMenu({ siteId }: { readonly siteId: string }) {
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
          <Menu.Item key={format} component="a" href={hrefOf(format, siteId, locale)} download>
            {words.downloadAs[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function hrefOf(format: (typeof formats)[number], siteId: string, language: string): string {
  const query = new URLSearchParams({ format, language, ...(siteId && { siteId }) });
  return `${processingRecords.export.path}?${query}`;
}
