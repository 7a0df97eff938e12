import { processorLayouts, registerLayouts } from '@app/catalogue/register-layouts.ts';
import { processingRecords, type RecordRole } from '@app/contract';
import { isLocale, localeName, locales, type Locale } from '@app/texts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { formatsOf } from './register-formats.ts';

type Format = (typeof formatsOf)[RecordRole][number];

type Props = { readonly register: RecordRole; readonly siteId: string; readonly onClose: () => void };

/** Downloads the register in any language of documents, or in the layout of an authority. */
export function DownloadDialog({ register, siteId, onClose }: Props) {
  const words = useAreaWords('registerFiles').download;
  const names = useAreaWords('processingRecords').downloadAs;
  const spoken = useLocale();
  const [language, setLanguage] = useState<Locale>(spoken);
  const [format, setFormat] = useState<Format>('xlsx');
  const [layoutId, setLayoutId] = useState('');
  const formats: readonly Format[] = formatsOf[register];
  const layouts = register === 'controller' ? registerLayouts : processorLayouts;
  const layout = layouts.find(({ id }) => id === layoutId);
  const hasLayouts = format === 'xlsx' || format === 'csv';
  return (
    <Modal opened title={words.title} onClose={onClose}>
      <Stack gap="md">
        <NativeSelect
          label={words.format}
          value={format}
          data={formats.map((value) => ({ value, label: names[value] }))}
          onChange={({ currentTarget }) => setFormat(formats.find((one) => one === currentTarget.value) ?? format)}
        />
        {hasLayouts && (
          <NativeSelect
            label={words.layout}
            description={layout && words.layoutText}
            value={layoutId}
            data={[
              { value: '', label: words.own },
              ...layouts.map(({ id, authority, country }) => ({
                value: id,
                label: `${authority} (${country})`,
              })),
            ]}
            onChange={({ currentTarget }) => setLayoutId(currentTarget.value)}
          />
        )}
        {hasLayouts && layout ? (
          <Text size="sm">
            {words.language}: {localeName(layout.language, spoken)}
          </Text>
        ) : (
          <NativeSelect
            label={words.language}
            value={language}
            data={locales.map((value) => ({ value, label: localeName(value, spoken) }))}
            onChange={({ currentTarget: { value } }) => setLanguage(isLocale(value) ? value : language)}
          />
        )}
        <Group justify="flex-end">
          <Button
            component="a"
            href={hrefOf({ register, format, siteId, language, layout: hasLayouts ? layoutId : '' })}
            download
            onClick={onClose}
          >
            {words.button}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type Download = {
  readonly register: RecordRole;
  readonly format: Format;
  readonly siteId: string;
  readonly language: Locale;
  readonly layout: string;
};

/** The address of a download. A layout has a language of its own. */
function hrefOf({ register, format, siteId, language, layout }: Download): string {
  const query = new URLSearchParams({
    format,
    role: register,
    ...(layout ? { layout } : { language }),
    ...(siteId && { siteId }),
  });
  return `${processingRecords.export.path}?${query}`;
}
