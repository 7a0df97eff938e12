import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useWords } from '#app/words.tsx';

const schemes = ['light', 'dark', 'auto'] as const;

export function AppearanceChoice() {
  const words = useWords().preferences;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={words.appearance}
      data={[
        { value: 'light', label: words.light },
        { value: 'dark', label: words.dark },
        { value: 'auto', label: words.system },
      ]}
      value={colorScheme}
      onChange={(chosen) => setColorScheme(schemes.find((scheme) => scheme === chosen) ?? 'auto')}
    />
  );
}
