import { erasureMode, type ErasureMode } from '@app/contract';
import { Radio, Stack } from '@mantine/core';
import { useConsentRecordsWords } from './words.ts';

type Props = { readonly mode: ErasureMode; readonly onChange: (mode: ErasureMode) => void };

/** What stays of the consents of an erased person. */
export function ErasureModes({ mode, onChange }: Props) {
  const { rights: words } = useConsentRecordsWords();
  return (
    <Radio.Group
      label={words.eraseHow}
      value={mode}
      onChange={(value) => onChange(erasureMode.options.find((one) => one === value) ?? 'everything')}
    >
      <Stack gap="sm" mt="xs">
        {erasureMode.options.map((one) => (
          <Radio key={one} value={one} label={words.modes[one]} description={words.modeTexts[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
