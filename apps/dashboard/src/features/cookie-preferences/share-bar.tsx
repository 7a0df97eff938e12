import classes from './statistics.module.css';
import { parts, sumOfParts, type Parts } from './steps.ts';

/** Shares in a bar of fixed length. The numbers are beside it in words. */
export function ShareBar({ counts }: { readonly counts: Parts }) {
  const total = sumOfParts(counts);
  return (
    <span className={classes['shareBar']} aria-hidden>
      {parts.map((part) =>
        counts[part] > 0 ? (
          <span key={part} data-part={part} style={{ width: `${(counts[part] / total) * 100}%` }} />
        ) : null,
      )}
    </span>
  );
}
