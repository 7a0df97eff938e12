import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';

/** Registers Ctrl/Cmd + J, which toggles between light and dark. */
export function useAppearanceHotkey(): void {
  const now = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  useHotkeys([['mod+J', () => setColorScheme(now === 'dark' ? 'light' : 'dark')]], []);
}
