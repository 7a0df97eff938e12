import type { Block, DocumentTree, Run, Section } from '@app/documents';
import { Fragment } from 'react';
import { useWords } from '#app/words.tsx';
import type { ChangedSections } from './changed-sections.ts';
import classes from './document-view.module.css';

type Props = { readonly tree: DocumentTree; readonly changed: ChangedSections };

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
        <SectionView key={section.id} section={section} changed={changed.get(section.id)} />
      ))}
    </article>
  );
}

type SectionProps = {
  readonly section: Section;
  /** The positions of the blocks to highlight; empty: the whole section; undefined: nothing. */
  readonly changed: ReadonlySet<number> | undefined;
};

function SectionView({ section, changed }: SectionProps) {
  const words = useWords().policies.preview;
  const marked = changed && (changed.size > 0 ? 'part' : 'whole');
  return (
    <section className={classes['section']} data-changed={marked} data-section={section.id}>
      <h4 className={classes['heading']}>{section.heading}</h4>
      {framesOf(section.blocks).map(({ lang, blocks }, at) =>
        lang === undefined ? (
          <BlocksView key={at} blocks={blocks} changed={changed} />
        ) : (
          <blockquote key={at} lang={lang} className={classes['frame']}>
            <BlocksView blocks={blocks} changed={changed} />
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

type Placed = { readonly block: Block; readonly at: number };
type Frame = { readonly lang: string | undefined; readonly blocks: readonly Placed[] };

/** Groups blocks into frames: text that a law prescribes is framed separately, in its own language. */
function framesOf(blocks: readonly Block[]): readonly Frame[] {
  const frames: { lang: string | undefined; blocks: Placed[] }[] = [];
  for (const [at, block] of blocks.entries()) {
    const lang = block.kind === 'paragraph' ? block.prescribed : undefined;
    const last = frames.at(-1);
    if (last?.lang === lang && last) last.blocks.push({ block, at });
    else frames.push({ lang, blocks: [{ block, at }] });
  }
  return frames;
}

type BlocksProps = { readonly blocks: readonly Placed[] } & Pick<SectionProps, 'changed'>;

function BlocksView({ blocks, changed }: BlocksProps) {
  return blocks.map(({ block, at }) =>
    changed?.has(at) ? (
      <div key={at} className={classes['changedBlock']} data-changed-block>
        <BlockView block={block} />
      </div>
    ) : (
      <BlockView key={at} block={block} />
    ),
  );
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
