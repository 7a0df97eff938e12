import type { SiteHealth, SiteType } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#app/api-error.ts';
import { Loaded } from '#app/loaded.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AttentionList } from './attention-list.tsx';
import { healthQuery } from './data.ts';
import { HealthStrip } from './health-strip.tsx';
import { LaunchChecklist } from './launch-checklist.tsx';

type Props = { readonly siteId: string; readonly siteType: SiteType };

/**
 * The top of a site's overview: the steps until it is live, how it is doing, and what needs attention. Roles that may not read all of
 * it see nothing here.
 */
export function SiteHealthOverview({ siteId, siteType }: Props) {
  const query = useQuery(healthQuery([siteId]));
  const label = useWords().shell.loading;
  if (query.error instanceof ApiError && query.error.status === 403) return null;
  return (
    <Loaded query={query} pending={<Skeletons shape="cards" count={1} label={label} />}>
      {({ sites }) => <Overview health={sites.find((site) => site.siteId === siteId)} siteType={siteType} />}
    </Loaded>
  );
}

function Overview({ health, siteType }: { readonly health: SiteHealth | undefined } & Pick<Props, 'siteType'>) {
  if (!health) return null;
  return (
    <>
      {health.launch.length > 0 && <LaunchChecklist siteId={health.siteId} launch={health.launch} />}
      <HealthStrip health={health} siteType={siteType} />
      <AttentionList health={health} />
    </>
  );
}
