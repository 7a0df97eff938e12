import { formatNumber } from '@app/texts';
import type { ReactNode } from 'react';
import { useLocale } from '#app/words.tsx';
import classes from './findings.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly count?: number;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of the result whose lines span its full width. */
export function Panel({ title, text, count, aside, children }: Props) {
  const locale = useLocale();
  return (
    <section className={classes['panel']}>
      <div className={classes['panelHead']}>
        <div>
          <h2 className={classes['panelTitle']}>
            {title} {count !== undefined && <span className={classes['count']}>{formatNumber(locale, count)}</span>}
          </h2>
          {text && <p className={classes['panelText']}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
