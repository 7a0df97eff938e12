import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import classes from './shell.module.css';

/** Placeholder until the first page is loaded. */
export function PageSkeleton() {
  return (
    <div className={classes['loadingPage']}>
      <Skeletons shape="page" label={useWords().shell.pageLoading} />
    </div>
  );
}
