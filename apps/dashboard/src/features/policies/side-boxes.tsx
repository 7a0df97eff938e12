import type { Answer, policies } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { AsideBox } from '#app/aside-box.tsx';
import { useWords } from '#app/words.tsx';
import { documentKey } from '#app/sites.ts';
import { loadBox } from './data.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './workbench.module.css';

const names = ['next', 'missing', 'assumed', 'laws', 'coming', 'languages', 'services'] as const;
type Name = (typeof names)[number];
type Box = Answer<typeof policies.box>;

/** The number of lines in a box before it is expanded. The list of assumptions is long, and they are seldom wrong. */
const shownAtFirst: Readonly<Record<Name, number>> = {
  next: 1,
  missing: 1,
  assumed: 0,
  laws: 0,
  coming: 1,
  languages: 1,
  services: 1,
};

/** The boxes beside the preview: each is loaded separately, and hidden if it is empty. */
export function SideBoxes() {
  const words = useWords().policies.boxes;
  const { document } = useGenerator();
  // Missing facts are the next step themselves, so it is not repeated.
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
