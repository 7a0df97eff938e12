import type { ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly tone?: 'plain' | 'danger';
  readonly children?: ReactNode;
};

/** A framed part of a page. */
export function Card({ title, description, actions, footer, tone = 'plain', children }: Props) {
  return (
    <section className={classes['card']} data-tone={tone}>
      {(title || description || actions) && (
        <div className={classes['head']}>
          <div className={classes['headWords']}>
            {title && <h2 className={classes['title']}>{title}</h2>}
            {description && <p className={classes['description']}>{description}</p>}
          </div>
          {actions && <div className={classes['actions']}>{actions}</div>}
        </div>
      )}
      {children && <div className={classes['body']}>{children}</div>}
      {footer && <div className={classes['footer']}>{footer}</div>}
    </section>
  );
}
