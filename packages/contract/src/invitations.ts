import { z } from 'zod';
import { flag, passwordText, signedIn, signUpConsent, token } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { countryCode, email, locale } from './fields.ts';
import { rolesField } from './team-shapes.ts';

const fresh = { keys: 'refused' } as const;

/** How many days an invitation works. */
export const invitationDays = 7;

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  roles: rolesField,
  teams: z.array(z.uuid()),
  locale: z.string(),
  invitedBy: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

// The link opens `/{locale}/invitation#token=…`: the fragment stays in the browser.
const byToken = z.object({ token });

/** Invitations to join an account: for one address alone, for seven days, once. */
export const invitations = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/v1/invitations',
    access: 'people.read',
    summary: 'List pending invitations',
    answer: z.object({ invitations: z.array(invitation) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/invitations',
    access: 'people.manage',
    audit: 'invitation.created',
    verified: true,
    fresh,
    summary:
      'Invite people by mail. A new invitation takes the place of an earlier one to the same address. Nobody gives a role that allows what they may not do themselves',
    status: 201,
    creates: true,
    asJobs: true,
    body: z.object({
      emails: z.array(email).min(1).max(200),
      roles: rolesField.default([]),
      teams: z.array(z.uuid()).max(100).default([]),
      locale: locale.optional().describe('Of the mail and the page it leads to'),
    }),
    answer: z.object({
      invitations: z.array(invitation),
      members: z
        .array(z.string())
        .describe('Addresses of people who are in the account already. They were not invited'),
    }),
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/v1/invitations/{invitationId}',
    access: 'people.manage',
    audit: 'invitation.withdrawn',
    fresh,
    summary: 'Withdraw an invitation. Its link stops working immediately',
    status: 204,
    answer: z.unknown(),
  }),
  openInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/opened-invitations',
    access: 'public',
    audit: { none: 'Reads only: the token stays out of the address, and so out of logs' },
    summary: 'Get an invitation’s details from its link',
    body: byToken,
    answer: z.object({
      account: z.string(),
      email: z.string(),
      invitedBy: z.string().describe('The e-mail address of who invited'),
      expiresAt: z.iso.datetime(),
      hasAccount: z.boolean().describe('Whether somebody signs in with the address already'),
    }),
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/api/v1/accepted-invitations',
    access: 'signed-in',
    audit: 'invitation.accepted',
    sessionOnly: true,
    beforeTerms: true,
    byPerson: true,
    summary: 'Accept an invitation to your address, and switch to its account',
    body: byToken,
    answer: z.object({ accountId: z.uuid() }),
    rate: { by: 'person', points: 60, seconds: 600 },
  }),
  signUpInvited: endpoint({
    method: 'POST',
    path: '/api/v1/invited-people',
    access: 'public',
    audit: 'invitation.accepted',
    summary: 'Sign up with the invited address. The person joins that account and gets no other account',
    body: z.object({
      ...byToken.shape,
      password: passwordText,
      register_pre_check: flag.default(false),
      ...signUpConsent,
      locale: locale.optional(),
      country: countryCode.optional(),
    }),
    answer: signedIn,
    rate: { by: 'address', points: 60, seconds: 600 },
    work: { address: 30, all: 120 },
  }),
};
