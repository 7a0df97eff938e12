import '@mantine/spotlight/styles.layer.css';
import { useMantineColorScheme } from '@mantine/core';
import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { offered, type Command } from '#app/commands.ts';
import { useWords } from '#app/words.tsx';
import { useStore } from '#ui/store.ts';
import { palette, takeTyped } from '#app/palette.ts';
import classes from './command-palette.module.css';
import { foundCommands } from './palette-search.ts';
import { usePlaceCommands } from './use-place-commands.ts';

const [paletteStore, spotlight] = createSpotlight();

/** The command palette (Ctrl/Cmd + K): finds pages and actions by name. */
export function CommandPalette({ onKeyboardHelp }: { readonly onKeyboardHelp: () => void }) {
  const { commands } = useWords().shell;
  const { setColorScheme } = useMantineColorScheme();
  const asked = useStore(palette);
  useEffect(() => spotlight.open(), [asked]);
  const [query, setQuery] = useState('');
  const addTyped = (): void => {
    const typed = takeTyped();
    setQuery((before) => before + typed);
  };
  const ofPlaces = usePlaceCommands(query);
  const fromPages = [...useStore(offered).values()].flat();

  const always: readonly Command[] = [
    { id: 'light', label: commands.toLight, group: commands.appearance, run: () => setColorScheme('light') },
    { id: 'dark', label: commands.toDark, group: commands.appearance, run: () => setColorScheme('dark') },
    { id: 'system', label: commands.toSystem, group: commands.appearance, run: () => setColorScheme('auto') },
    { id: 'keyboard', label: commands.keyboard, group: commands.help, run: onKeyboardHelp },
  ];

  return (
    <Spotlight
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      actions={grouped(foundCommands([...ofPlaces, ...fromPages, ...always], query))}
      filter={(_, found) => found}
      shortcut={null}
      nothingFound={commands.none}
      highlightQuery
      attributes={{ content: { 'aria-label': commands.open } }}
      limit={30}
      radius="lg"
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      classNames={{ search: classes['search'], action: classes['action'], actionsGroup: classes['group'] }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.8} aria-hidden />,
        placeholder: commands.placeholder,
        'aria-label': commands.open,
        onFocus: addTyped,
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

function toAction({ id, label, description, run }: Command): SpotlightActionData {
  return { id, label, onClick: run, ...(description ? { description } : {}) };
}
