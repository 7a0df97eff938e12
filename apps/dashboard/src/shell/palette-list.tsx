import { plural } from '@app/texts';
import { VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import type { Command } from '#app/commands.ts';
import { takeTyped } from '#app/palette.ts';
import { useMe } from '#app/session.ts';
import { useLocale, useWords } from '#app/words.tsx';
import classes from './command-palette.module.css';
import { noteCommand } from './recent-commands.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

type Props = { readonly onKeyboardHelp: () => void; readonly onRun: () => void };

/** The field of the palette and what it finds, by group. Arrow keys move, Enter runs. */
export function PaletteList({ onKeyboardHelp, onRun }: Props) {
  const { commands: words } = useWords().shell;
  const locale = useLocale();
  const id = useId();
  const { account } = useMe();
  useFocusReturn();
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState(0);
  const { groups, isSearching, isKnown, words: found } = usePaletteCommands(query, onKeyboardHelp);
  const all = groups.flatMap(({ commands }) => commands);
  const active = Math.min(pointed, all.length - 1);

  const type = (text: string): void => {
    setQuery(text);
    setPointed(0);
  };
  const run = (command: Command | undefined): void => {
    if (!command) return;
    if (isKnown(command)) noteCommand(account.id, command.id);
    onRun();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + 8, PageUp: active - 8 }[event.key];
    if (to !== undefined && all.length > 0) {
      event.preventDefault();
      const isPage = event.key.startsWith('Page');
      setPointed(isPage ? Math.max(0, Math.min(to, all.length - 1)) : (to + all.length) % all.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(all[active]);
    }
  };

  return (
    <>
      <div className={classes['search']}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <input
          data-autofocus
          data-palette-field
          type="text"
          role="combobox"
          aria-label={words.open}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={found.placeholder}
          value={query}
          onFocus={() => {
            const typed = takeTyped();
            if (typed !== '') setQuery((before) => before + typed);
          }}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden role="status">
        {query.trim() !== '' && (isSearching ? found.searching : plural(locale, all.length, found.results))}
      </VisuallyHidden>
      <div role="listbox" id={`${id}-list`} aria-label={words.open} className={classes['list']}>
        {groups.map(({ name, first, commands }, at) => (
          <div key={name} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} className={classes['group']}>
              {name}
            </div>
            {commands.map((command, place) => (
              <Option
                key={command.id}
                id={`${id}-${first + place}`}
                command={command}
                isActive={first + place === active}
                onPoint={() => setPointed(first + place)}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && !isSearching && <p className={classes['none']}>{found.none}</p>}
    </>
  );
}

/** Gives the focus back to what had it, if the command that was run moved it nowhere. */
function useFocusReturn(): void {
  // At the first rendering, the field has not taken it yet.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

type OptionProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
};

function Option({ id, command: { label, description }, isActive, onPoint, onRun }: OptionProps) {
  return (
    <div
      // Keeps the active line in view.
      ref={(line) => {
        if (isActive) line?.scrollIntoView({ block: 'nearest' });
      }}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes['action']}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onRun}
      // The field has the focus and takes the keys. This serves assistive technology that focuses the line itself.
      onKeyDown={({ key }) => {
        if (key === 'Enter') onRun();
      }}
      tabIndex={-1}
    >
      <span>{label}</span>
      {description && <small>{description}</small>}
    </div>
  );
}
