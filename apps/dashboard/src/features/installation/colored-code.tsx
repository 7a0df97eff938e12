import { CopyButton } from '#ui/copy-button.tsx';
import { highlight } from './highlight.ts';
import { useInstallationWords } from './words.ts';
import classes from './installation.module.css';

/** Code with colours, wrapped to the width of the page, with the button that copies it. */
export function ColoredCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { steps } = useInstallationWords();
  return (
    <figure className={classes['code']}>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0} aria-label={label} role="region">
        <code>
          {highlight(code).map(({ kind, text }, at) => (
            <span key={at} data-kind={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton text={code} label={steps.copy} size="sm" variant="filled" />
    </figure>
  );
}
