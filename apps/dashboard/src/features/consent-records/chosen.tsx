import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#ui/detail.module.css';
import type { Preference } from './chain-differences.ts';
import { usePreferenceWords } from './labels.tsx';
import { useConsentRecordsWords } from './words.ts';

type Props = {
  readonly preferences: Readonly<Record<string, Preference>>;
  readonly label: string;
  /** Shown if there are none. */
  readonly none: string;
  /** The content below an answer, by the name of its preference. */
  readonly origin?: (name: string) => ReactNode;
};

/** Each preference with its answer, in words and with an icon. */
export function Chosen({ preferences, label, none, origin }: Props) {
  const { detail } = useConsentRecordsWords();
  const said = usePreferenceWords();
  const all = Object.entries(preferences);
  if (all.length === 0) return <p className={classes['small']}>{none}</p>;
  return (
    <table className={`${classes['table']} ${classes['answers']}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{detail.preference}</th>
          <th scope="col">{detail.answer}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sign value={value} />
              {said(value)}
              {origin?.(name)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sign({ value }: { readonly value: Preference }) {
  if (value === true) return <IconCheck size={15} stroke={2.4} aria-hidden />;
  if (value === false) return <IconX size={15} stroke={2.4} aria-hidden />;
  return value === null ? <IconMinus size={15} stroke={2.4} aria-hidden /> : null;
}
