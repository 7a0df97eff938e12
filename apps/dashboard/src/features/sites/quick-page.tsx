import { useWords } from '#app/words.tsx';
import { page } from '#app/page.ts';
import { usePaths } from '#app/paths.ts';
import { Navigate } from 'react-router';
import auth from '#ui/auth-card.module.css';
import { QuickForm } from './quick-form.tsx';
import classes from './quick.module.css';

/** The quick generator: a document and a sign-up, or a sign-in, in one submit. */
export function Component() {
  const words = useWords().sites.quick;
  const paths = usePaths();
  if (page.signedIn) return <Navigate to={`${paths.sites}?generate=1`} replace />;
  return (
    <div className={classes['wrap']}>
      <title>{`${words.title} · Candor`}</title>
      <h1 className={classes['title']} tabIndex={-1} data-page-title>
        {words.title}
      </h1>
      <p className={classes['text']}>{words.text}</p>
      <div className={auth['card']}>
        <QuickForm />
      </div>
    </div>
  );
}
