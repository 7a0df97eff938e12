import { lazy, Suspense } from 'react';
import { useMe } from '#app/session.ts';

const ViewAsBar = lazy(async () => ({ default: (await import('./view-as-bar.tsx')).ViewAsBar }));

/** That somebody looks at the account as another person sees it, and the way back. */
export function ViewAsNotice() {
  const { viewsAs } = useMe();
  return (
    viewsAs && (
      <Suspense>
        <ViewAsBar email={viewsAs.email} />
      </Suspense>
    )
  );
}
