import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';

const choices = [
  { scheme: 'light', icon: IconSun, word: 'light' },
  { scheme: 'dark', icon: IconMoon, word: 'dark' },
  { scheme: 'auto', icon: IconDeviceDesktop, word: 'system' },
] as const;

/** Light, dark, or as the system. */
export function AppearanceSwitch() {
  const words = useWords().preferences;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Now = choices.find(({ scheme }) => scheme === colorScheme)?.icon ?? IconSun;
  return (
    <Menu width={190}>
      <Menu.Target>
        <ActionIcon aria-label={words.appearance}>
          <Now size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ scheme, icon: Icon, word }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<Icon size={16} stroke={1.7} aria-hidden />}
            rightSection={scheme === colorScheme ? <IconCheck size={15} aria-hidden /> : undefined}
            onClick={() => setColorScheme(scheme)}
          >
            {words[word]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
