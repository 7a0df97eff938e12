import type { Block, DocumentTree, Run, Section } from '@app/documents';
import { Fragment } from 'react';
import { useWords } from '#app/words.tsx';
import classes from './document-view.module.css';

type Props = { readonly tree: DocumentTree; readonly changed: ReadonlySet<string> };

/** Renders a document from its tree, without any markup from elsewhere. */
export function DocumentView({ tree, changed }: Props) {
  return (
    <article className={classes['document']} lang={tree.language} dir={tree.direction}>
      <p className={classes['title']} role="heading" aria-level={3}>
        {tree.title}
      </p>
      <p className={classes['subtitle']}>{tree.subtitle}</p>
      <p className={classes['date']}>{tree.dateLine}</p>
      {tree.sections.map((section) => (
        <SectionView key={section.id} section={section} changed={changed.has(section.id)} />
      ))}
    </article>
  );
}

function SectionView({ section, changed }: { readonly section: Section; readonly changed: boolean }) {
  const words = useWords().policies.preview;
  return (
    <section className={classes['section']} data-changed={changed || undefined} data-section={section.id}>
      <h4 className={classes['heading']}>{section.heading}</h4>
      {framesOf(section.blocks).map(({ lang, blocks }, at) =>
        lang === undefined ? (
          <BlocksView key={at} blocks={blocks} />
        ) : (
          <blockquote key={at} lang={lang} className={classes['frame']}>
            <BlocksView blocks={blocks} />
          </blockquote>
        ),
      )}
      {section.cites.length > 0 && (
        <p className={classes['cites']}>
          {words.cites}: {section.cites.join(' · ')}
        </p>
      )}
    </section>
  );
}

type Frame = { readonly lang: string | undefined; readonly blocks: readonly Block[] };

/** Groups blocks into frames: text that a law prescribes is framed separately, in its own language. */
function framesOf(blocks: readonly Block[]): readonly Frame[] {
  const frames: { lang: string | undefined; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const lang = block.kind === 'paragraph' ? block.prescribed : undefined;
    const last = frames.at(-1);
    if (last?.lang === lang && last) last.blocks.push(block);
    else frames.push({ lang, blocks: [block] });
  }
  return frames;
}

function BlocksView({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <BlockView key={at} block={block} />);
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
    case 'heading':
      return block.level === 3 ? (
        <h5 className={classes['sub']}>{block.text}</h5>
      ) : (
        <h6 className={classes['sub']}>{block.text}</h6>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((runs, at) => (
            <li key={at}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'definitions':
      return (
        <dl className={classes['definitions']}>
          {block.items.map(({ term, runs }, at) => (
            <div key={at}>
              <dt>{term}</dt>
              <dd>
                <Runs runs={runs} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TableView block={block} />;
  }
}

function TableView({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className={classes['tableFrame']} role="region" aria-label={block.caption} tabIndex={0}>
      <table>
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((runs, cell) =>
                cell === 0 ? (
                  <th key={cell} scope="row">
                    <Runs runs={runs} />
                  </th>
                ) : (
                  <td key={cell}>
                    <Runs runs={runs} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, at) => {
    if (run.kind === 'strong') return <strong key={at}>{run.text}</strong>;
    if (run.kind === 'text') return <Fragment key={at}>{run.text}</Fragment>;
    return (
      <a key={at} href={run.to} target="_blank" rel="noreferrer">
        {run.text}
      </a>
    );
  });
}
