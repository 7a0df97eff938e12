import { fill, loadedLocales, localeName } from '@app/texts';
import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconShieldCheck } from '@tabler/icons-react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { Menu, MenuAnchor, MenuDivider } from '#ui/menu.tsx';
import { versionFileAddress } from './data.ts';

type Props = {
  readonly id: string;
  readonly version: number;
  readonly isProved: boolean;
  /** What is shown is not saved, so that a file would have something else. */
  readonly isDirty?: boolean;
};

/** Downloads a version of an assessment: as a PDF in one of the languages that have its questions, or the file that proves it. */
export function DownloadMenu({ id, version, isProved, isDirty = false }: Props) {
  const words = useAreaWords('assessments');
  const locale = useLocale();
  const languages = loadedLocales('assessments');
  const own = languages.filter((language) => language === locale);
  return (
    <Menu
      label={words.download}
      button={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          disabled={isDirty}
          leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
        >
          {words.download}
        </Button>
      )}
    >
      {[...own, ...languages.filter((language) => language !== locale)].map((language) => (
        <MenuAnchor
          key={language}
          download
          href={versionFileAddress(id, version, { form: 'pdf', language })}
          icon={<IconFileText size={17} />}
        >
          {fill(words.downloadPdf, { language: localeName(language, locale) })}
        </MenuAnchor>
      ))}
      {isProved && (
        <>
          <MenuDivider />
          <MenuAnchor
            download
            href={versionFileAddress(id, version, { form: 'proof' })}
            icon={<IconShieldCheck size={17} />}
          >
            {words.downloadProof}
          </MenuAnchor>
          <MenuAnchor href="/verify" newWindow icon={<IconShieldCheck size={17} />}>
            {words.checkProof}
          </MenuAnchor>
        </>
      )}
    </Menu>
  );
}
