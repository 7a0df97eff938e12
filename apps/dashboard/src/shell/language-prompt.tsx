import { Anchor, Button, CloseButton } from '@mantine/core';
import { fill, ownName } from '@app/texts';
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import {
  addressIn,
  dismissLanguagePrompt,
  keepLanguage,
  otherLanguageChosen,
  switchLanguage,
} from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import classes from './shell.module.css';

/** Prompt on a page in another language than the chosen one: switch, stay, or do not ask again. */
export function LanguagePrompt() {
  const words = useWords().preferences.switch;
  const current = useLocale();
  const [stored, setStored] = useState(() => otherLanguageChosen(current));
  if (!stored) return null;

  const names = { stored: ownName(stored), current: ownName(current) };
  const hide = () => setStored(undefined);
  return (
    <aside className={classes['prompt']} aria-label={words.title}>
      <IconLanguage size={18} aria-hidden />
      <span>{fill(words.question, names)}</span>
      <Anchor
        href={addressIn(stored, window.location)}
        fw={560}
        size="sm"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void switchLanguage(stored);
        }}
      >
        {fill(words.toStored, { stored: names.stored })}
      </Anchor>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => void keepLanguage(current).then((saved) => (saved ? hide() : undefined))}
      >
        {fill(words.keepCurrent, { current: names.current })}
      </Button>
      <CloseButton
        aria-label={words.close}
        onClick={() => {
          dismissLanguagePrompt();
          hide();
        }}
      />
    </aside>
  );
}
