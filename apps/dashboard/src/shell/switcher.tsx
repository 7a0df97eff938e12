import { Suspense } from 'react';
import { features } from './features.ts';
import { sitePlaces } from './places.ts';
import classes from './shell.module.css';

const Chooser = features.find(({ switcher }) => switcher)?.switcher;

/** The place in the header where a feature lets the user choose the site. */
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
