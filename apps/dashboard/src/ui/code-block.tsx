import classes from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';

type Props = {
  readonly code: string;
  /** What the code is, for those who do not see it. */
  readonly label: string;
  readonly copyLabel?: string;
};

/** Code to be copied. */
export function CodeBlock({ code, label, copyLabel }: Props) {
  return (
    <figure className={classes['block']}>
      <figcaption className={classes['bar']}>
        <span>{label}</span>
        <CopyButton text={code} {...(copyLabel ? { label: copyLabel } : {})} />
      </figcaption>
      {/* Long lines are scrolled to by keyboard, too. */}
      <pre className={classes['code']} tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
