import type { ReactNode } from 'react';
import classes from './number-tiles.module.css';

export type NumberTile = {
  readonly label: string;
  /** The number as text. */
  readonly value: string;
  /** A remark behind the number. */
  readonly note?: string;
  /** Shown before the label: the color of the number in charts. */
  readonly swatch?: ReactNode;
  readonly title?: string | undefined;
};

/** Numbers side by side, each with its label. */
export function NumberTiles({ tiles }: { readonly tiles: readonly NumberTile[] }) {
  return (
    <dl className={classes['tiles']}>
      {tiles.map(({ label, value, note, swatch, title }) => (
        <div key={label} className={classes['tile']} title={title}>
          <dt>
            {swatch}
            {label}
          </dt>
          <dd>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
