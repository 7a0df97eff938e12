import { plural } from '@app/texts';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale } from '#app/words.tsx';
import classes from './checks.module.css';
import { useConfigurator } from './configurator-context.tsx';
import { useCookieSolutionWords } from './words.ts';

const ChecksDrawer = lazyPart(async () => ({ default: (await import('./checks-drawer.tsx')).ChecksDrawer }));

/** The result of the checks in one line, with the first problem. It opens the drawer with all of them. */
export function ChecksLine() {
  const words = useCookieSolutionWords().preview;
  const locale = useLocale();
  const { checked } = useConfigurator();
  const [isOpen, setOpen] = useState(false);
  const { problems, findings } = checked;
  const blocking = Object.keys(problems).length + findings.filter(({ weight }) => weight === 'blocks').length;
  const [first] = [...Object.values(problems), ...findings.map(({ message }) => message)];
  const count = blocking > 0 ? plural(locale, blocking, words.counts.blocks) : undefined;
  const advice = findings.length > 0 ? plural(locale, findings.length, words.counts.advises) : undefined;
  const tone = blocking > 0 ? 'bad' : first ? 'attention' : 'good';
  const Icon = { bad: IconAlertTriangle, attention: IconInfoCircle, good: IconCircleCheck }[tone];
  return (
    <section className={classes['line']} aria-label={words.checks} data-tone={tone}>
      <Icon size={18} stroke={1.9} aria-hidden />
      <p className={classes['lineText']}>
        <strong role="status">{count ?? advice ?? ''}</strong> <span>{first ?? words.checksNone}</span>
      </p>
      {first !== undefined && (
        <button
          type="button"
          className={classes['open']}
          aria-label={words.showChecks}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconChevronRight size={17} stroke={1.9} aria-hidden />
        </button>
      )}
      <Suspense>{isOpen && <ChecksDrawer onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
