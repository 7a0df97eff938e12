import classes from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';

type Props = {
  readonly code: string;
  /** What the code is, for screen readers. */
  readonly label: string;
  readonly copyLabel?: string;
};

/** Code to copy, in a read-only text box, so that it can be focused, selected and scrolled by keyboard. Long lines wrap. */
export function CodeBlock({ code, label, copyLabel }: Props) {
  return (
    <figure className={classes['block']}>
      <figcaption className={classes['bar']}>
        <span>{label}</span>
        <CopyButton text={code} {...(copyLabel ? { label: copyLabel } : {})} />
      </figcaption>
      <textarea
        className={classes['code']}
        aria-label={label}
        readOnly
        spellCheck={false}
        rows={rowsOf(code)}
        value={code}
      />
    </figure>
  );
}

const mostRows = 18;

function rowsOf(code: string): number {
  return Math.min(code.split('\n').length, mostRows);
}
