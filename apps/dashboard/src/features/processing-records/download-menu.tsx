import { processingRecords } from '@app/contract';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

const DownloadDialog = lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }));

const formats = ['xlsx', 'csv', 'pdf', 'json'] as const;

/** Downloads the register, or that of a site: at once in the language of the dashboard, or as a dialog asks. */
export function DownloadMenu({ siteId }: { readonly siteId: string }) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
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
          <Menu.Divider />
          <Menu.Item onClick={() => setChoosing(true)}>{words.downloadMore}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isChoosing && (
        <Suspense>
          <DownloadDialog siteId={siteId} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function hrefOf(format: (typeof formats)[number], siteId: string, language: string): string {
  const query = new URLSearchParams({ format, language, ...(siteId && { siteId }) });
  return `${processingRecords.export.path}?${query}`;
}
