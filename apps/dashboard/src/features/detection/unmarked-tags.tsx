import type { SiteReport, UnmarkedTag } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import details from './details.module.css';
import { PageList } from './details.tsx';
import { Finding } from './finding.tsx';
import classes from './findings.module.css';
import { useFound, useNameOf } from './found-context.ts';
import { Panel } from './panel.tsx';
import { useDetectionWords, useServiceWords } from './words.ts';

/** Tags that no script can block: each as it is, and as it must be written to wait for consent. */
export function UnmarkedTags({ unmarked: { tags, leftOut } }: { readonly unmarked: Unmarked }) {
  const words = useDetectionWords().tags;
  const locale = useLocale();
  const paths = usePaths();
  const { siteId } = useFound();
  return (
    <Panel title={words.title} text={words.text} count={tags.length + leftOut}>
      <p className={classes['hint']}>
        {words.byThemselves}{' '}
        <Anchor component={Link} to={paths.bannerEmbedding(siteId)} inherit>
          {words.how}
        </Anchor>
      </p>
      <ul className={classes['findings']}>
        {tags.map((tag, at) => (
          <TagRow key={at} tag={tag} />
        ))}
      </ul>
      {leftOut > 0 && <p className={classes['rest']}>{plural(locale, leftOut, words.leftOut)}</p>}
    </Panel>
  );
}

type Unmarked = NonNullable<SiteReport['unmarked']>;

function TagRow({ tag }: { readonly tag: UnmarkedTag }) {
  const { tags: words, rejectTest, findings } = useDetectionWords();
  const { categories } = useServiceWords();
  const locale = useLocale();
  const nameOf = useNameOf();
  const { markup, rewritten, purpose, service, site, pages, noscript } = tag;
  const name = service ? nameOf(service) : fill(rejectTest.unknown, { site });
  const by = [
    /^<[\w-]+/.exec(markup)?.[0].concat('>'),
    fill(words.waits, { purpose: categories[purpose] }),
    plural(locale, pages.length, findings.onPages),
    noscript && words.noscript,
  ].filter((part) => typeof part === 'string');
  return (
    <Finding
      name={name}
      label={fill(words.show, { service: name })}
      by={by.map((part) => (
        <span key={part}>{part}</span>
      ))}
      marks={rewritten && <CopyButton text={rewritten} />}
    >
      <section className={details['part']}>
        <h3>{words.before}</h3>
        <p className={details['markup']}>
          <code>{markup}</code>
        </p>
      </section>
      {rewritten ? (
        <CodeBlock label={words.after} code={rewritten} />
      ) : (
        <p className={details['note']}>{fill(words.tooLong, { purpose })}</p>
      )}
      {!service && <p className={details['note']}>{words.unknown}</p>}
      <PageList pages={pages} />
    </Finding>
  );
}
