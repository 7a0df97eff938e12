import { requiredAmong, type Answer, type policies } from '@app/contract';
import { useEffect, useRef } from 'react';
import { AsideBox } from '#app/aside-box.tsx';
import { documentKey } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { loadBox } from './data.ts';
import { FactLine } from './fact-line.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './readiness.module.css';

const lists = ['next', 'missing', 'advised', 'assumed', 'laws', 'coming', 'languages', 'services'] as const;
export type ListName = (typeof lists)[number];
type Box = Answer<typeof policies.box>;

type Props = {
  /** The list that was asked for, which is scrolled into view. */
  readonly at: ListName;
  readonly onClose: () => void;
};

/** What is missing, assumed and required by law, in lists. Each is loaded separately, and hidden if it is empty. */
export function ReadinessDrawer({ at, onClose }: Props) {
  const words = useWords().policies.readiness;
  const { document } = useGenerator();
  // The missing facts are the next step themselves.
  const shown = lists.filter((name) => name !== 'next' || requiredAmong(document.missing).length === 0);
  return (
    <Drawer title={words.title} onClose={onClose}>
      <div className={classes['lists']}>
        {shown.map((name) => (
          <AsideBox
            key={name}
            name={name}
            of={documentKey(document.id)}
            load={(_name, signal) => loadBox(document.id, name, signal)}
            isEmpty={({ lines }: Box) => lines.length === 0}
            title={({ title, lines }) => (name === 'next' ? title : `${title} · ${lines.length}`)}
          >
            {({ lines }) => <Lines name={name} lines={lines} isAsked={name === at} onLed={onClose} />}
          </AsideBox>
        ))}
      </div>
    </Drawer>
  );
}

type LinesProps = {
  readonly name: ListName;
  readonly lines: Box['lines'];
  readonly isAsked: boolean;
  readonly onLed: () => void;
};

function Lines({ name, lines, isAsked, onLed }: LinesProps) {
  const words = useWords().policies.readiness;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) frame.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <div ref={frame}>
      {name === 'assumed' && <p className={classes['intro']}>{words.assumedIntro}</p>}
      <ul className={classes['box']}>
        {lines.map((line) => (
          <li key={`${line.path} ${line.text}`}>
            <FactLine text={line.text} path={line.path} onLed={onLed} />
          </li>
        ))}
      </ul>
    </div>
  );
}
