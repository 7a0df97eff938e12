import type { DsarRequest } from '@app/contract';
import { isOpen } from '@app/requests';
import { shownDeadlines, waitsFor, type CourseFacts } from '../rules.ts';

type StatusFacts = CourseFacts & {
  readonly id: string;
  readonly name: string | null;
  readonly outcome: DsarRequest['outcome'];
  readonly receivedAt: Date;
  readonly forgetOn: string | null;
};

type StatusForAgent = {
  readonly agentRequestId: string | null;
  readonly denied: string | null;
  /** Where the person proves who they are. */
  readonly verificationUrl: string;
};

/** The status of a request, without anything that it says. @see Data Rights Protocol 1.0, 3.02 and 3.03 */
export function statusOf(
  request: StatusFacts,
  { agentRequestId, denied, verificationUrl }: StatusForAgent,
  today: string,
): Record<string, string> {
  const { id, receivedAt, forgetOn, state } = request;
  return {
    request_id: id,
    ...(agentRequestId !== null && { agent_request_id: agentRequestId }),
    received_at: receivedAt.toISOString(),
    ...(isOpen(state) && request.name !== null ? openStatus(request, verificationUrl, today) : endOf(request, denied)),
    ...(forgetOn !== null && { expires_at: `${forgetOn}T00:00:00.000Z` }),
  };
}

function openStatus(request: StatusFacts, verificationUrl: string, today: string): Record<string, string> {
  const due = shownDeadlines(request, today).find(({ kind, isDone }) => !isDone && kind !== 'acknowledge');
  const isUnproved = waitsFor(request) === 'identity' || (request.confirmedAt === null && request.email !== null);
  return {
    status: request.state === 'received' && !isUnproved ? 'open' : 'in_progress',
    ...(due && { expected_by: `${due.day}T23:59:59.000Z` }),
    ...(isUnproved && { reason: 'need_user_verification', user_verification_url: verificationUrl }),
    ...(due?.isExtended && { processing_details: 'The business extended the period and told the person why.' }),
  };
}

function endOf({ name, outcome }: StatusFacts, denied: string | null): Record<string, string> {
  if (name === null) return { status: 'expired' };
  switch (outcome) {
    case 'refused':
      return {
        status: 'denied',
        reason: denied ?? 'other',
        processing_details: 'The business told the person why.',
      };
    case 'withdrawn':
      return { status: 'revoked' };
    case 'partly':
      return { status: 'fulfilled', processing_details: 'A part was refused. The business told the person why.' };
    case 'answered':
    case null:
      return { status: 'fulfilled' };
  }
}
