import { lazy, Suspense } from 'react';
import classes from './picture.module.css';
import { exampleNames, type ExampleName, type PictureName } from './picture-names.ts';

// Not part of the first load. Without a connection, the words stand alone.
const Drawing = lazy(() =>
  import('./picture-drawings.tsx').then(
    (drawings) => ({ default: drawings.Drawing }),
    () => ({ default: () => <></> }),
  ),
);

const Example = lazy(() =>
  import('./example-drawings.tsx').then(
    (drawings) => ({ default: drawings.Example }),
    () => ({ default: () => <></> }),
  ),
);

/** Drawings for empty, missing or finished content. Decorative: the text says the same. */
export function Picture({ name }: { readonly name: PictureName | ExampleName }) {
  return (
    <span className={classes[isExample(name) ? 'wide' : 'room']}>
      <Suspense>{isExample(name) ? <Example name={name} /> : <Drawing name={name} />}</Suspense>
    </span>
  );
}

function isExample(name: PictureName | ExampleName): name is ExampleName {
  return exampleNames.some((one) => one === name);
}
