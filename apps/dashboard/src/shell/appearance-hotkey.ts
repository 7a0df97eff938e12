import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';

/** Ctrl/Cmd + J turns light into dark and back. */
export function useAppearanceHotkey(): void {
  const now = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme();
  useHotkeys([['mod+J', () => setColorScheme(now === 'dark' ? 'light' : 'dark')]], []);
}
