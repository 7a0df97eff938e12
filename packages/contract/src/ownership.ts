import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const offer = z.object({
  to: z.uuid().describe('The person who is to own the account'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type OwnershipOffer = z.infer<typeof offer>;

/** How many days an offer of the ownership can be accepted. */
export const ownershipDays = 7;

const path = '/api/v1/ownership-offer' as const;
const fresh = { keys: 'refused' } as const;

/** The handing over of an account, which has exactly one owner at each moment. */
export const ownership = {
  readOwnershipOffer: endpoint({
    method: 'GET',
    path,
    access: 'people.read',
    summary: 'Get the pending ownership offer of the account',
    answer: z.object({ offer: offer.nullable() }),
  }),
  offerOwnership: endpoint({
    method: 'PUT',
    path,
    access: 'account.transfer',
    audit: 'ownership.offered',
    fresh,
    byPerson: true,
    summary:
      'Offer the ownership to an admin with a verified address, who has seven days to accept. An earlier offer ends',
    body: z.object({ personId: z.uuid() }),
    answer: z.object({ offer }),
  }),
  withdrawOwnership: endpoint({
    method: 'DELETE',
    path,
    access: 'account.transfer',
    audit: 'ownership.withdrawn',
    fresh,
    summary: 'Withdraw the ownership offer',
    status: 204,
    answer: z.unknown(),
  }),
  acceptOwnership: endpoint({
    method: 'POST',
    path: '/api/v1/accepted-ownership',
    access: 'people.manage',
    audit: 'ownership.accepted',
    sessionOnly: true,
    verified: true,
    fresh,
    byPerson: true,
    summary: 'Accept the ownership offered to you. The previous owner becomes an admin',
    answer: z.object({ accountId: z.uuid() }),
  }),
  declineOwnership: endpoint({
    method: 'POST',
    path: '/api/v1/declined-ownership',
    access: 'people.manage',
    audit: 'ownership.declined',
    sessionOnly: true,
    summary: 'Decline the ownership offered to you',
    status: 204,
    answer: z.unknown(),
  }),
};
