import { useEffect, useMemo, useRef } from 'react';
import { useCommands, type Command } from '#app/commands.ts';
import { usePageHotkeys } from '#app/page-hotkeys.ts';
import { useShortcuts } from '#app/shortcuts.ts';
import { useConfigurator, usePlace } from './configurator-context.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The page's keyboard shortcuts, which also work in fields, where these keys type nothing. */
export function useKeyboard(publish: () => void): void {
  const words = useCookieSolutionWords().page.keyboard;
  const { saving, isDirty } = useConfigurator();
  const { view, showView } = usePlace();
  const save = (): void => {
    if (isDirty && !saving.busy) void saving.save();
  };
  const turn = (): void => showView(view === 'advanced' ? 'simple' : 'advanced');
  // Commands are registered once; they always run the latest functions.
  const run = useRef({ save, publish, turn });
  useEffect(() => {
    run.current = { save, publish, turn };
  });
  usePageHotkeys([
    ['mod+S', () => afterField(() => run.current.save())],
    ['mod+Enter', () => afterField(() => run.current.publish())],
  ]);
  const shortcuts = useMemo(
    () => [
      { keys: ['mod', 'S'], does: words.save },
      { keys: ['mod', 'Enter'], does: words.publish },
    ],
    [words],
  );
  useShortcuts('cookie-solution', shortcuts);
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'cookie-solution.save', label: words.save, group: words.group, run: () => run.current.save() },
      { id: 'cookie-solution.publish', label: words.publish, group: words.group, run: () => run.current.publish() },
      { id: 'cookie-solution.view', label: words.more, group: words.group, run: () => run.current.turn() },
    ],
    [words, run],
  );
  useCommands('cookie-solution', commands);
}

/** Runs an action once what is typed in the focused field is taken over, which some fields do when they are left. */
function afterField(act: () => void): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return act();
  field.blur();
  field.focus({ preventScroll: true });
  requestAnimationFrame(act);
}
