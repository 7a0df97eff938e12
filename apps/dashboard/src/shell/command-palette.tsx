import '@mantine/spotlight/styles.layer.css';
import { useMantineColorScheme } from '@mantine/core';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { offered, type Command } from '#app/commands.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { useStore } from '#ui/store.ts';
import { places } from './navigation.tsx';
import classes from './command-palette.module.css';
import { palette } from '#app/palette.ts';

const [paletteStore, spotlight] = createSpotlight();

/** Every page and action one can reach by typing its name: Ctrl/Cmd + K. */
export function CommandPalette({ onKeyboardHelp }: { readonly onKeyboardHelp: () => void }) {
  const words = useWords();
  const { commands } = words.shell;
  const paths = usePaths();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const asked = useStore(palette);
  useEffect(() => spotlight.open(), [asked]);
  const fromPages = [...useStore(offered).values()].flat();

  const always: readonly Command[] = [
    ...places.map((place) => {
      const path = place.path(paths);
      return { id: path, label: place.label(words), group: commands.pages, run: () => void navigate(path) };
    }),
    { id: 'light', label: commands.toLight, group: commands.appearance, run: () => setColorScheme('light') },
    { id: 'dark', label: commands.toDark, group: commands.appearance, run: () => setColorScheme('dark') },
    { id: 'system', label: commands.toSystem, group: commands.appearance, run: () => setColorScheme('auto') },
    { id: 'keyboard', label: commands.keyboard, group: commands.help, run: onKeyboardHelp },
  ];

  return (
    <Spotlight
      store={paletteStore}
      actions={grouped([...fromPages, ...always])}
      shortcut={null}
      nothingFound={commands.none}
      highlightQuery
      attributes={{ content: { 'aria-label': commands.open } }}
      limit={12}
      radius="lg"
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      classNames={{ search: classes['search'], action: classes['action'], actionsGroup: classes['group'] }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.8} aria-hidden />,
        placeholder: commands.placeholder,
        'aria-label': commands.open,
      }}
    />
  );
}

function grouped(commands: readonly Command[]): SpotlightActionGroupData[] {
  return [...Map.groupBy(commands, ({ group }) => group)].map(([group, members]) => ({
    group,
    actions: members.map(toAction),
  }));
}

function toAction({ id, label, description, keywords, run }: Command): SpotlightActionData {
  return {
    id,
    label,
    onClick: run,
    ...(description ? { description } : {}),
    ...(keywords ? { keywords: [...keywords] } : {}),
  };
}
