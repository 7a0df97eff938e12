import { Skeleton } from '@mantine/core';
import classes from './shell.module.css';

const widths = [62, 78, 70, 84, 66, 80, 74, 60, 52];

/** Placeholder for a site's navigation, without text: the page itself announces that it is loading. */
export function NavigationSkeleton() {
  return (
    <div aria-hidden>
      {widths.map((width, at) => (
        <div key={at} className={classes['navLink']}>
          <Skeleton height={12} width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
