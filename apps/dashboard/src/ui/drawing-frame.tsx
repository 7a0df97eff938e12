import type { ReactNode } from 'react';
import classes from './picture-drawings.module.css';

type Props = { readonly width: number; readonly height: number; readonly children: ReactNode };

/** A drawing on its ground. Decorative: the text beside it says the same. */
export function DrawingFrame({ width, height, children }: Props) {
  return (
    <svg
      className={classes['picture']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx={width / 2} cy={height - 10} rx={width * 0.4} ry={height * 0.045} className={classes['ground']} />
      {children}
    </svg>
  );
}
