import { fill } from '@app/texts';
import { ActionIcon, CloseButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '#app/words.tsx';
import classes from './sections.module.css';

type Props<T> = {
  readonly trackers: readonly T[];
  /** What is known of a tracker besides its name. */
  readonly describe: (tracker: T) => readonly (string | null | undefined)[];
  /** A field for the lifetime of a tracker, if it can be edited in place. */
  readonly lifetime?: ((tracker: T, at: number) => ReactNode) | undefined;
  readonly onEdit: (at: number) => void;
  readonly onRemove: (at: number) => void;
};

/** Trackers, each in a row, with the buttons to edit and to remove it. */
export function TrackerTable<T extends { readonly name: string }>(props: Props<T>) {
  const { trackers, describe, lifetime, onEdit, onRemove } = props;
  const words = useWords().policies.service.lifetimes;
  return (
    <table className={classes['trackers']}>
      <caption>{words.trackers}</caption>
      <tbody>
        {trackers.map((tracker, at) => (
          <tr key={`${tracker.name} ${at}`}>
            <th scope="row">
              <code>{tracker.name}</code>
              <div className={classes['hint']}>{describe(tracker).filter(Boolean).join(' · ')}</div>
            </th>
            {lifetime && <td>{lifetime(tracker, at)}</td>}
            <td className={classes['buttons']}>
              <ActionIcon aria-label={fill(words.editTracker, { tracker: tracker.name })} onClick={() => onEdit(at)}>
                <IconPencil size={17} stroke={1.7} aria-hidden />
              </ActionIcon>
              <CloseButton
                aria-label={fill(words.removeTracker, { tracker: tracker.name })}
                onClick={() => onRemove(at)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
