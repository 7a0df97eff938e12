import { createHash } from 'node:crypto';
import { canonical } from '@app/consent/banner/changes.ts';
import type { StoredFinding } from './drift-queries.ts';
import type { Finding } from './drift-rules.ts';

/** A finding under its key. Another value on either side is another finding. */
export function keyed(siteId: string | null, { code, record, entry, ...sides }: Finding): StoredFinding {
  const register = sides.register ?? null;
  const other = sides.other ?? null;
  const recordId = record?.id ?? null;
  const siteServiceId = entry?.siteServiceId ?? record?.siteServiceId ?? null;
  const activityId = entry?.activityId ?? record?.activityId ?? null;
  const about = siteServiceId ?? activityId ?? recordId;
  const key = createHash('sha256')
    .update(canonical([code, siteId, about, recordId, register, other]))
    .digest('hex');
  return { siteId, key, code, recordId, siteServiceId, activityId, register, other };
}
