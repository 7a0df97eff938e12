import type { RecordFields } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { StoredRecord } from './queries.ts';

type Anchor = Pick<StoredRecord, 'role' | 'siteId' | 'siteName' | 'siteServiceId' | 'activityId'> & {
  readonly isAlternate?: boolean;
};

/** A draft that nobody has looked at yet. */
export function newRecord(anchor: Anchor, fields: RecordFields, now: Date): StoredRecord {
  return {
    isAlternate: false,
    ...anchor,
    id: newId(now),
    fields,
    state: 'draft',
    version: 1,
    reviewOn: null,
    confirmedAt: null,
    confirmedBy: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}
