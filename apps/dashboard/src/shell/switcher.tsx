import { Suspense } from 'react';
import { features } from './features.ts';
import { sitePlaces } from './places.ts';
import classes from './shell.module.css';

const Chooser = features.find(({ switcher }) => switcher)?.switcher;

/** Where a feature lets one choose what the pages are about: the project, the site. */
export function Switcher() {
  if (!Chooser) return null;
  return (
    <>
      <span className={classes['slash']} aria-hidden />
      <div className={classes['switcher']}>
        <Suspense>
          <Chooser places={sitePlaces} />
        </Suspense>
      </div>
    </>
  );
}
