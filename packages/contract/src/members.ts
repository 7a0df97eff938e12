import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { documentType, ownerBody, ownerData, site } from './sites.ts';

/** Owner data stored once for the account. `sites` is the number of sites that use it, as the default or by reference. */
export const member = z.object({
  id: z.uuid(),
  owner: ownerData,
  isDefault: z.boolean(),
  sites: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof member>;

/** A document that uses a member. */
export const memberUse = z.object({
  id: z.uuid(),
  siteId: z.uuid(),
  siteName: z.string(),
  type: documentType,
});
export type MemberUse = z.infer<typeof memberUse>;

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/members',
    access: 'members.read',
    summary: 'The members of the account: owner data that sites share',
    answer: z.object({ members: z.array(member) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/members',
    access: 'members.edit',
    audit: 'member.created',
    summary: 'Make a member',
    creates: true,
    status: 201,
    body: ownerBody,
    answer: member,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/members/{memberId}',
    access: 'members.edit',
    audit: 'member.changed',
    summary: 'Change a member, and with it every document that names it',
    body: ownerBody,
    answer: member,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/members/{memberId}',
    access: 'members.edit',
    audit: 'member.deleted',
    summary: 'Delete a member; answers the documents that named it',
    answer: z.object({ documents: z.array(memberUse) }),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/v1/members/{memberId}/uses',
    access: 'members.read',
    summary: 'The documents that name a member',
    answer: z.object({ documents: z.array(memberUse) }),
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/v1/members/{memberId}/default',
    access: 'members.edit',
    audit: 'member.changed',
    summary: 'Say whether a member owns the sites for which nobody else is named',
    body: z.object({ isDefault: z.boolean() }),
    answer: member,
  }),
  setOfSite: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/member',
    access: 'owner.edit',
    audit: 'owner.changed',
    refers: { memberId: { to: 'member', permission: 'members.read' } },
    summary: "Name the member that owns a site, or with null the default one; the site's own owner data goes",
    body: z.object({ memberId: z.uuid().nullable() }),
    answer: site,
  }),
  fork: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/owner/fork',
    access: 'owner.edit',
    audit: 'owner.changed',
    summary: "Copy the member's data into the site's own, which no longer follows the member",
    answer: site,
  }),
};
