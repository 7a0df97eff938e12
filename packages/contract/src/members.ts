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
    summary: 'List the account’s members (organizations): owner data shared by sites',
    answer: z.object({ members: z.array(member) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/members',
    access: 'members.edit',
    audit: 'member.created',
    summary: 'Create a member (organization)',
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
    summary: 'Change a member, and every document that names it',
    body: ownerBody,
    answer: member,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/members/{memberId}',
    access: 'members.edit',
    audit: 'member.deleted',
    summary: 'Delete a member and return the documents that named it',
    answer: z.object({ documents: z.array(memberUse) }),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/api/v1/members/{memberId}/uses',
    access: 'members.read',
    summary: 'List documents that name a member',
    answer: z.object({ documents: z.array(memberUse) }),
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/v1/members/{memberId}/default',
    access: 'members.edit',
    audit: 'member.changed',
    summary: 'Set whether a member is the default owner of sites',
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
