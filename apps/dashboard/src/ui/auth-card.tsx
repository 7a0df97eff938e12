import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The single card of a plain page: signing in, signing up, a new password. */
export function AuthCard({ title, text, footer, children }: Props) {
  return (
    <div className={classes['wrap']}>
      <title>{`${title} · Candor`}</title>
      <div className={classes['card']}>
        <h1 className={classes['title']} tabIndex={-1} data-page-title>
          {title}
        </h1>
        {text && <p className={classes['text']}>{text}</p>}
        <div className={classes['body']}>{children}</div>
      </div>
      {footer && <div className={classes['footer']}>{footer}</div>}
    </div>
  );
}
