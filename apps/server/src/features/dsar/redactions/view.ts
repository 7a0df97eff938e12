import type { DsarRequest } from '@app/contract';
import type { NamePerson } from '../../accounts/index.ts';
import type { StoredRedaction } from './queries.ts';

/** What was blacked out, as the team sees it. */
export function redactionViews(stored: readonly StoredRedaction[], named: NamePerson): DsarRequest['redactions'] {
  return stored.map(({ at, personId, name, count, reason, letterId }) => ({
    count,
    reason,
    at: at.toISOString(),
    by: named(personId),
    file: name === '' ? null : name,
    isSent: letterId !== null,
  }));
}
