import type { ReactNode } from 'react';
import classes from './section-head.module.css';

type Props = {
  readonly title: string;
  /** One paragraph, or several as `<p>`. */
  readonly text: ReactNode;
  readonly actions?: ReactNode;
};

/** The heading of a part of a page, with a description and what can be done there. */
export function SectionHead({ title, text, actions }: Props) {
  return (
    <div className={classes['head']}>
      <div className={classes['words']}>
        <h2>{title}</h2>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </div>
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
}
