import type { IdentityRequestState } from '@app/whistleblowing';
import { toHex } from '../ids.ts';
import type { IdentityRequestRow } from './queries.ts';

const answers = { true: 'allowed', false: 'refused' } as const;

export const identityRequestView = ({ number, managerId, isAllowed }: IdentityRequestRow): IdentityRequestState => ({
  number,
  by: toHex(managerId),
  answer: isAllowed === null ? 'waiting' : answers[`${isAllowed}`],
});
