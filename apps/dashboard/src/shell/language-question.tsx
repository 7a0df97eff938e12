import { Anchor, Button, CloseButton } from '@mantine/core';
import { fill, ownName, type Locale } from '@app/texts';
import { IconLanguage } from '@tabler/icons-react';
import { addressIn, dismissLanguagePrompt, keepLanguage, switchLanguage } from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import classes from './shell.module.css';

type Props = { readonly stored: Locale; readonly onHide: () => void };

/** The content of the prompt: switch, stay, or do not ask again. */
export function LanguageQuestion({ stored, onHide }: Props) {
  const words = useWords().preferences.switch;
  const current = useLocale();
  const names = { stored: ownName(stored), current: ownName(current) };
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
        onClick={() => void keepLanguage(current).then((saved) => (saved ? onHide() : undefined))}
      >
        {fill(words.keepCurrent, { current: names.current })}
      </Button>
      <CloseButton
        size="sm"
        aria-label={words.close}
        onClick={() => {
          dismissLanguagePrompt();
          onHide();
        }}
      />
    </aside>
  );
}
