import type { PreferenceDetail } from '@app/contract';
import { Text } from '@mantine/core';
import { CodeBlock } from '#ui/code-block.tsx';
import classes from './detail.module.css';
import { useCookiePreferencesWords } from './words.ts';

const kinds = ['tc', 'gpp', 'ac'] as const;

/** The consent strings that the browser sent to others, for copying and decoding elsewhere (RULES C10). */
export function Signals({ signals }: Pick<PreferenceDetail, 'signals'>) {
  const { detail } = useCookiePreferencesWords();
  const told = kinds.flatMap((kind) => (signals[kind] === null ? [] : [{ kind, text: signals[kind] }]));
  if (told.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {detail.signalsNone}
      </Text>
    );
  }
  return (
    <div className={classes['signals']}>
      {told.map(({ kind, text }) => (
        <CodeBlock key={kind} label={detail[kind]} code={text} />
      ))}
    </div>
  );
}
