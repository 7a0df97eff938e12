import { IconChevronRight } from '@tabler/icons-react';
import { useGenerator } from './generator-context.tsx';
import classes from './readiness.module.css';

type LineProps = { readonly text: string; readonly path: string | null; readonly onLed?: () => void };

/** A sentence about a fact; pressing it opens the place where the fact can be entered. */
export function FactLine({ text, path, onLed }: LineProps) {
  const { leadTo } = useGenerator();
  const lead = path === null ? undefined : leadTo(path);
  if (!lead) {
    return (
      <span className={classes['line']}>
        <span className={classes['lineText']}>{text}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes['line']}
      onClick={() => {
        onLed?.();
        lead();
      }}
    >
      <span className={classes['lineText']}>{text}</span>
      <IconChevronRight size={15} aria-hidden />
    </button>
  );
}
