import type { SiteType } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AttentionList } from './attention-list.tsx';
import { useHealth } from './data.ts';
import { HealthStrip } from './health-strip.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';

/** The top of a site's overview: the steps until it is live, how it is doing, and what needs attention. */
export function SiteHealthOverview({ siteId, siteType }: { readonly siteId: string; readonly siteType: SiteType }) {
  const { health, isLoading } = useHealth(siteId);
  const label = useWords().shell.loading;
  if (!health) return isLoading && <Skeletons shape="cards" count={1} label={label} />;
  return (
    <>
      {health.launch.length > 0 && <LaunchChecklist siteId={siteId} launch={health.launch} />}
      <HealthStrip health={health} siteType={siteType} />
      <AttentionList health={health} />
    </>
  );
}
