import type { ReactNode } from 'react';
import classes from './facts-list.module.css';

type Fact = { readonly label: string; readonly value: ReactNode };

/** Names and values, one pair per line. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
