import type { SavedList } from '@app/contract';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { shelf } from '#app/storage.ts';

const ViewsBar = lazyPart(async () => ({ default: (await import('./views-bar.tsx')).ViewsBar }), 'hidden');

type Props = {
  readonly list: SavedList;
  /** The parameters of the list, on pages whose address has others. */
  readonly parameters?: readonly string[];
};

/** The views that the person saved of a list. Their code loads after the page; the row keeps its height, so that nothing moves. */
export function SavedViews({ list, parameters }: Props) {
  const [search] = useSearchParams();
  const isExpected = search.size > 0 || shelf('localStorage').getItem(`views-of.${list}`) !== null;
  const waiting = isExpected ? <div style={{ height: 30 }} /> : null;
  return (
    <Suspense fallback={waiting}>
      <ViewsBar list={list} parameters={parameters} waiting={waiting} />
    </Suspense>
  );
}
