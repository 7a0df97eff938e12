import { CodeBlock } from '#ui/code-block.tsx';
import classes from '#ui/detail.module.css';
import { useNewsletterWords } from './words.ts';

/** The address where this person unsubscribes without signing in, for the newsletter's mails (RULES C7). */
export function UnsubscribeAddress({ address }: { readonly address: string }) {
  const { detail } = useNewsletterWords();
  return (
    <section>
      <h3 className={classes['heading']}>{detail.unsubscribeUrl}</h3>
      <p className={classes['small']}>{detail.unsubscribeUrlHint}</p>
      <CodeBlock label={detail.unsubscribeUrl} copyLabel={detail.copyUrl} code={address} />
    </section>
  );
}
