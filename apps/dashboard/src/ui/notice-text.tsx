import classes from './notice-text.module.css';

const heading = '## ';

/** A text to read before agreeing to it: paragraphs are separated by an empty line; one that begins with `## ` is a heading. */
export function NoticeText({ title, text }: { readonly title: string; readonly text: string }) {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return (
    <div className={classes['notice']}>
      <h3>{title}</h3>
      {blocks.map((block, at) => {
        if (!block.startsWith(heading)) return <p key={at}>{block}</p>;
        const [first = '', ...rest] = block.split('\n');
        return (
          <div key={at}>
            <h4>{first.slice(heading.length)}</h4>
            {rest.length > 0 && <p>{rest.join('\n')}</p>}
          </div>
        );
      })}
    </div>
  );
}
