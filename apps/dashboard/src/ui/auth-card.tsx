import { lazy, Suspense, type ReactNode } from 'react';
import classes from './auth-card.module.css';

type Props = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

const Picture = lazy(() => import('./auth-picture.tsx').catch(() => ({ default: () => <></> })));
// Narrow windows have no room for it, and do not load it.
const hasRoom = window.matchMedia('(min-width: 62em)').matches;

/** The single card of a plain page, beside a drawing of the product: signing in, signing up, a new password. */
export function AuthCard({ title, text, footer, children }: Props) {
  return (
    <div className={classes['halves']}>
      <title>{`${title} · Candor`}</title>
      <div className={classes['picture']}>
        {hasRoom && (
          <Suspense>
            <Picture />
          </Suspense>
        )}
      </div>
      <div className={classes['wrap']}>
        <div className={classes['card']}>
          <h1 className={classes['title']} tabIndex={-1} data-page-title>
            {title}
          </h1>
          {text && <p className={classes['text']}>{text}</p>}
          <div className={classes['body']}>{children}</div>
        </div>
        {footer && <div className={classes['footer']}>{footer}</div>}
      </div>
    </div>
  );
}
