import type { ClauseChange } from '@app/contract';
import { StatusBadge } from '#ui/status-badge.tsx';
import classes from './clause-changed.module.css';
import { useWords } from './words.tsx';

const tones = { added: 'good', removed: 'bad', changed: 'attention' } as const;

/** A clause with the words that were added and removed. */
export function ClauseChanged({ change: { heading, kind, words: parts } }: { readonly change: ClauseChange }) {
  const words = useWords().publishing;
  return (
    <section className={classes['change']}>
      <h3 className={classes['changeTitle']}>
        {heading} <StatusBadge tone={tones[kind]}>{words.kindsOfChange[kind]}</StatusBadge>
      </h3>
      <p className={classes['changeText']}>
        {parts.map(({ kind: part, text }, at) => {
          if (part === 'added') return <ins key={at}>{text}</ins>;
          return part === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
        })}
      </p>
    </section>
  );
}
