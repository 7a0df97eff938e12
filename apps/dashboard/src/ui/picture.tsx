import { lazy, Suspense } from 'react';
import classes from './picture.module.css';

export type PictureName =
  | 'sites'
  | 'services'
  | 'document'
  | 'search'
  | 'keys'
  | 'lost'
  | 'broken'
  | 'done'
  | 'mail'
  | 'people';

// Not part of the first load. Without a connection, the words stand alone.
const Drawing = lazy(() => import('./picture-drawings.tsx').catch(() => ({ default: () => <></> })));

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
