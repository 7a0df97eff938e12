import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

const choices = [
  { scheme: 'light', icon: IconSun, word: 'light' },
  { scheme: 'dark', icon: IconMoon, word: 'dark' },
  { scheme: 'auto', icon: IconDeviceDesktop, word: 'system' },
] as const;

/** The choice of appearance: light, dark, or that of the system. */
export function AppearanceSwitch() {
  const words = useWords().preferences;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Now = choices.find(({ scheme }) => scheme === colorScheme)?.icon ?? IconSun;
  return (
    <Menu
      label={words.appearance}
      button={(trigger) => (
        <ActionIcon {...trigger} aria-label={words.appearance}>
          <Now size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    >
      {choices.map(({ scheme, icon: Icon, word }) => (
        <MenuItem
          key={scheme}
          checked={scheme === colorScheme}
          icon={<Icon size={17} stroke={1.7} />}
          aside={scheme === colorScheme && <IconCheck size={15} />}
          onClick={() => setColorScheme(scheme)}
        >
          {words[word]}
        </MenuItem>
      ))}
    </Menu>
  );
}
