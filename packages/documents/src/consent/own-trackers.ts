import { cookieName, stringsName } from '@app/consent';
import type { KnownTracker, ResolvedFacts } from '../known.ts';

/** What a Candor banner itself stores on devices: the choice, and under TCF its strings, for as long as the choice is valid. */
export function ownTrackers({ asking: { banner, rules } }: ResolvedFacts): readonly KnownTracker[] {
  const months = rules.flatMap((rule) => rule.months ?? []);
  if (!banner || months.length === 0) return [];
  const longest = Math.max(...months);
  const stored = {
    party: 'first',
    category: 'necessary',
    necessary: 'consent-record',
    lifetime: {
      kind: 'period',
      period: { amount: longest, unit: 'month' },
      ...(Math.min(...months) < longest && { longest: true as const }),
    },
  } as const;
  return [
    { ...stored, name: cookieName(banner.siteId), storage: 'cookie' },
    ...(banner.tcf ? [{ ...stored, name: stringsName(banner.siteId), storage: 'local' } as const] : []),
  ];
}
