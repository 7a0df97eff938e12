import type { ChainedConsent as ShownChained, ConsentRow } from '@app/contract';
import { isClaimed, marks, timeOf } from '../rules.ts';
import type { ChainedConsent, StoredConsent } from './queries.ts';

export function shownConsent(stored: StoredConsent): ConsentRow {
  const { id, receivedAt, mark, notices, erased, subjectId, externalId, email, fullName } = stored;
  return {
    id,
    at: new Date(timeOf(id)).toISOString(),
    receivedAt: receivedAt.toISOString(),
    kind: mark & marks.withdrawal ? 'withdrawal' : 'consent',
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    claimed: isClaimed(mark),
    subject: { id: subjectId, externalId, email, fullName },
    notices: notices ?? [],
    erased,
  };
}

export function shownChained(stored: ChainedConsent): ShownChained {
  // The intake checked the record against its schema.
  return { ...shownConsent(stored), preferences: stored.preferences as ShownChained['preferences'] };
}
