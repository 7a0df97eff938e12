import type { Answer, policies } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { AsideBox } from '#app/aside-box.tsx';
import { useWords } from '#app/words.tsx';
import { documentKey, loadBox } from './data.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './workbench.module.css';

const names = ['next', 'missing', 'assumed', 'laws', 'coming', 'languages', 'services'] as const;
type Name = (typeof names)[number];
type Box = Answer<typeof policies.box>;

/** How many lines a box shows before it is opened. What is assumed is long, and seldom wrong. */
const shownAtFirst: Readonly<Record<Name, number>> = {
  next: 1,
  missing: 1,
  assumed: 0,
  laws: 0,
  coming: 1,
  languages: 1,
  services: 1,
};

/** The boxes beside the preview: each is loaded by itself, and vanishes when it has nothing to say. */
export function SideBoxes() {
  const words = useWords().policies.boxes;
  const { document } = useGenerator();
  // Where something is missing, that is the next step: no need to say it twice.
  const isBlocked = document.missing.some(({ weight }) => weight === 'blocks');
  const shown = names.filter((name) => name !== 'next' || !isBlocked);
  return (
    <aside className={classes['boxes']} aria-label={words.label}>
      {shown.map((name) => (
        <AsideBox
          key={name}
          name={name}
          of={documentKey(document.id)}
          load={(_name, signal) => loadBox(document.id, name, signal)}
          isEmpty={({ lines }: Box) => lines.length === 0}
          title={({ title, lines }) => (shownAtFirst[name] < lines.length ? `${title} · ${lines.length}` : title)}
        >
          {(box) => <Lines name={name} lines={box.lines} />}
        </AsideBox>
      ))}
    </aside>
  );
}

function Lines({ name, lines }: { readonly name: Name; readonly lines: Box['lines'] }) {
  const words = useWords().policies.boxes;
  const [isOpen, setOpen] = useState(false);
  const visible = isOpen ? lines : lines.slice(0, shownAtFirst[name]);
  return (
    <div>
      {name === 'assumed' && isOpen && <p className={classes['intro']}>{words.assumedIntro}</p>}
      <ul className={classes['box']}>
        {visible.map((line) => (
          <li key={`${line.path} ${line.text}`}>
            <FactLine text={line.text} path={line.path} />
          </li>
        ))}
      </ul>
      {lines.length > shownAtFirst[name] && (
        <Button size="compact-xs" variant="subtle" ml={-8} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : fill(words.more, { count: lines.length })}
        </Button>
      )}
    </div>
  );
}

type LineProps = { readonly text: string; readonly path: string | null; readonly onLed?: () => void };

/** A sentence on a fact; pressing it leads to where the fact can be said. */
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
