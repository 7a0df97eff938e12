import { requiredAmong } from '@app/contract';
import { plural } from '@app/texts';
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useLocale, useWords } from '#app/words.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './readiness.module.css';
import type { ListName } from './readiness-drawer.tsx';

const ReadinessDrawer = lazyPart(async () => ({ default: (await import('./readiness-drawer.tsx')).ReadinessDrawer }));

/** One line that counts what is left to do. Each part opens the drawer at its list. */
export function ReadinessBar() {
  const words = useWords().policies.readiness;
  const locale = useLocale();
  const { document } = useGenerator();
  const [opened, setOpened] = useState<ListName>();
  const required = requiredAmong(document.missing).length;
  const rest = [
    { list: 'advised', count: document.missing.length - required, forms: words.toCheck },
    { list: 'assumed', count: document.assumed.length, forms: words.assumptions },
    { list: 'laws', count: document.regimes.length, forms: words.laws },
  ] as const;
  const Icon = required > 0 ? IconAlertTriangle : IconCircleCheck;
  return (
    <>
      <div className={classes['bar']} role="group" aria-label={words.label}>
        <button
          type="button"
          className={classes['first']}
          data-open={required > 0 || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpened(required > 0 ? 'missing' : 'next')}
        >
          <Icon size={17} stroke={1.9} aria-hidden />
          {required > 0 ? plural(locale, required, words.toFix) : words.nothingToFix}
        </button>
        {rest.map(
          ({ list, count, forms }) =>
            count > 0 && (
              <button
                key={list}
                type="button"
                className={classes['part']}
                aria-haspopup="dialog"
                onClick={() => setOpened(list)}
              >
                {plural(locale, count, forms)}
              </button>
            ),
        )}
        <button
          type="button"
          className={classes['more']}
          aria-label={words.more}
          aria-haspopup="dialog"
          onClick={() => setOpened('coming')}
        >
          <IconChevronRight size={17} stroke={1.9} aria-hidden />
        </button>
      </div>
      <Suspense>{opened && <ReadinessDrawer at={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}
