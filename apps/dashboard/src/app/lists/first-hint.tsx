import type { Words } from '@app/texts';
import { CloseButton } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useMe } from '#app/session.ts';
import { shelf } from '#app/storage.ts';
import classes from './lists.module.css';

type Props = { readonly of: keyof Words<'lists'>['hints'] };

/** A hint that comes once: at the first visit, until the page is left or the hint is closed. */
export function FirstHint({ of }: Props) {
  const words = useAreaWords('lists');
  const { person } = useMe();
  const key = `hint.${of}.${person.id}`;
  const [isShown, setShown] = useState(() => shelf('localStorage').getItem(key) === null);
  useEffect(() => shelf('localStorage').setItem(key, 'seen'), [key]);
  if (!isShown) return null;
  return (
    <aside aria-label={words.hint} className={classes['hint']}>
      <IconBulb size={18} stroke={1.7} aria-hidden />
      <span>{words.hints[of]}</span>
      <CloseButton aria-label={words.closeHint} onClick={() => setShown(false)} />
    </aside>
  );
}
