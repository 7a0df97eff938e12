import { processingRecords, type RecordRole } from '@app/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import { Menu, MenuAnchor, MenuDivider, MenuItem } from '#ui/menu.tsx';
import { formatsOf } from './register-formats.ts';

const DownloadDialog = lazyPart(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog }));

type Props = { readonly register: RecordRole; readonly siteId: string };

/** Downloads the register, or that of a site: at once in the language of the dashboard, or as a dialog asks. */
export function DownloadMenu({ register, siteId }: Props) {
  const words = useAreaWords('processingRecords');
  const locale = useLocale();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        label={words.download}
        button={(trigger) => (
          <Button {...trigger} variant="default" leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}>
            {words.download}
          </Button>
        )}
      >
        {formatsOf[register].map((format) => (
          <MenuAnchor
            key={format}
            download
            href={hrefOf(format, { role: register, ...(siteId && { siteId }) }, locale)}
          >
            {words.downloadAs[format]}
          </MenuAnchor>
        ))}
        <MenuDivider />
        <MenuItem onClick={() => setChoosing(true)}>{words.downloadMore}</MenuItem>
      </Menu>
      {isChoosing && (
        <Suspense>
          <DownloadDialog register={register} siteId={siteId} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function hrefOf(
  format: (typeof formatsOf)[RecordRole][number],
  of: Readonly<Record<string, string>>,
  language: string,
): string {
  const query = new URLSearchParams({ format, language, ...of });
  return `${processingRecords.export.path}?${query}`;
}
