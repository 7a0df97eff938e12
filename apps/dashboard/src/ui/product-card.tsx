import type { ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  /** A `StatusBadge`. */
  readonly state?: ReactNode;
  readonly text: ReactNode;
  /** Languages, dates: small facts in a row. */
  readonly facts?: readonly ReactNode[];
  /** The single next step. */
  readonly next: ReactNode;
  readonly menu?: ReactNode;
};

/** One product of a site: what it is, its state, and the next step. */
export function ProductCard({ icon, title, state, text, facts = [], next, menu }: Props) {
  return (
    <article className={classes['product']}>
      <div className={classes['productHead']}>
        <span className={classes['productIcon']} aria-hidden>
          {icon}
        </span>
        <span className={classes['productState']}>
          {state}
          {menu}
        </span>
      </div>
      <h3 className={classes['productTitle']}>{title}</h3>
      <p className={classes['productText']}>{text}</p>
      {facts.length > 0 && (
        <ul className={classes['facts']}>
          {facts.map((fact, at) => (
            <li key={at}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={classes['next']}>{next}</div>
    </article>
  );
}

type GridProps = {
  /** One below the other as rows of one box, where there are many. */
  readonly rows?: boolean;
  readonly children: ReactNode;
};

/** Cards side by side, as many as fit. */
export function CardGrid({ rows = false, children }: GridProps) {
  return (
    <div className={classes['grid']} data-rows={rows || undefined}>
      {children}
    </div>
  );
}
