import type { ReactNode } from 'react';
import classes from './installation.module.css';
import { StepPicture, type StepPictureName } from './step-picture.tsx';

type Props = {
  readonly number: number;
  readonly title: string;
  readonly picture: StepPictureName;
  readonly children: ReactNode;
};

/** A numbered step with a picture of it. */
export function Step({ number, title, picture, children }: Props) {
  return (
    <li className={classes['step']}>
      <StepPicture name={picture} />
      <div className={classes['stepWords']}>
        <h2>
          <span className={classes['number']} aria-hidden>
            {number}
          </span>
          {title}
        </h2>
        {children}
      </div>
    </li>
  );
}
