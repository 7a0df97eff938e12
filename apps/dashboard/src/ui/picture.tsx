import { lazy, Suspense } from 'react';
import classes from './picture.module.css';
import type { PictureName } from './picture-names.ts';

// Not part of the first load. Without a connection, the words stand alone.
const Drawing = lazy(() =>
  import('./picture-drawings.tsx').then(
    (drawings) => ({ default: drawings.Drawing }),
    () => ({ default: () => <></> }),
  ),
);

/** Small drawings for empty, missing or finished content. Decorative: the text says the same. */
export function Picture({ name }: { readonly name: PictureName }) {
  return (
    <span className={classes['room']}>
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </span>
  );
}
