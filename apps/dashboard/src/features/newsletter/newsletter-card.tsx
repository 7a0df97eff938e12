import type { Newsletter } from '@app/contract';
import { fill, plural } from '@app/texts';
import { ActionIcon, Button } from '@mantine/core';
import { IconCode, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale } from '#app/words.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { CountsBar } from './counts-bar.tsx';
import classes from './newsletter.module.css';
import { ReplyToNote } from './reply-to-note.tsx';
import { useNewsletterWords } from './words.ts';

export type CardAction = 'edit' | 'code' | 'delete';
type Props = {
  readonly siteId: string;
  readonly newsletter: Newsletter;
  readonly onAct: (action: CardAction, newsletter: Newsletter) => void;
};

/** One newsletter: its preference, how people confirm, and how many have. */
export function NewsletterCard({ siteId, newsletter, onAct }: Props) {
  const { newsletters: words, types } = useNewsletterWords();
  const locale = useLocale();
  const mayWrite = useMayOnSite(siteId)('newsletter.write');
  const { name, preference, optIn, confirmHours, welcome } = newsletter;
  return (
    <article className={classes['card']} aria-label={name}>
      <div className={classes['cardHead']}>
        <h3>{name}</h3>
        {mayWrite && (
          <Menu
            label={fill(words.more, { name })}
            button={(trigger) => (
              <ActionIcon {...trigger} aria-label={fill(words.more, { name })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            )}
          >
            <MenuItem icon={<IconPencil size={17} aria-hidden />} onClick={() => onAct('edit', newsletter)}>
              {words.edit}
            </MenuItem>
            <MenuItem
              tone="danger"
              icon={<IconTrash size={17} aria-hidden />}
              onClick={() => onAct('delete', newsletter)}
            >
              {words.delete}
            </MenuItem>
          </Menu>
        )}
      </div>
      <ul className={classes['traits']}>
        <li>
          {words.preference} <code>{preference}</code>
        </li>
        <li>{types[optIn]}</li>
        {optIn === 'double' && <li>{plural(locale, confirmHours, words.hours)}</li>}
        {welcome && <li>{words.welcomed}</li>}
      </ul>
      <ReplyToNote siteId={siteId} newsletter={newsletter} />
      <CountsBar newsletter={newsletter} />
      <div className={classes['buttons']}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCode size={16} aria-hidden />}
          aria-label={fill(words.codeOf, { name })}
          onClick={() => onAct('code', newsletter)}
        >
          {words.code}
        </Button>
        {mayWrite && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={fill(words.editOf, { name })}
            onClick={() => onAct('edit', newsletter)}
          >
            {words.edit}
          </Button>
        )}
      </div>
    </article>
  );
}
