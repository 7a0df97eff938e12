import { z } from 'zod';
import { endpoint, fixedPath } from './endpoint.ts';
import { email, locale, oneLine } from './fields.ts';

const domain = z.object({
  id: z.uuid(),
  domain: z.string(),
  record: z.object({
    name: z.string().describe('Of the TXT record'),
    value: z.string(),
  }),
  provedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable().describe('When the record was last looked for'),
});
export type CompanyDomain = z.infer<typeof domain>;

const required = z
  .enum(['domains', 'members', 'all'])
  .nullable()
  .describe('Who has to sign in so: people with an address in the domains, all but guests, or all; null: nobody');

const address = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .transform((text) => text.replace(/\/$/, ''));

const connection = z.object({
  label: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  testedAt: z.iso.datetime().nullable().describe('When somebody of the account first signed in by it'),
  required,
});

const state = z.object({
  connection: connection.nullable(),
  domains: z.array(domain),
  redirectUri: z.string().describe('The address to register with the issuer'),
  logoutUri: z.string().describe('Where the issuer says that somebody signed out (Back-Channel Logout 1.0)'),
});
export type CompanySignIn = z.infer<typeof state>;

const fresh = { keys: 'refused' } as const;
const path = '/api/v1/company-sign-in' as const;
const done = z.object({ done: z.literal(true) });

/** Sign-in by the OpenID Connect issuer of a company. It opens the account that named it, and no other. */
export const companySignIn = {
  read: endpoint({
    method: 'GET',
    path,
    access: 'account.security',
    sessionOnly: true,
    summary: 'Get the account’s issuer, its domains, and who must use it',
    answer: state,
  }),
  connect: endpoint({
    method: 'PUT',
    path,
    access: 'account.security',
    sessionOnly: true,
    verified: true,
    fresh,
    audit: 'company-sign-in.changed',
    summary: 'Set the account’s issuer. Test it before you require it. A new issuer removes the old one’s people',
    rate: { by: 'account', points: 30, seconds: 3600 },
    body: z.object({
      label: oneLine(60),
      issuer: address,
      clientId: oneLine(500),
      clientSecret: z.string().max(2000).optional().describe('Left out: as it is'),
    }),
    answer: state,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path,
    access: 'account.security',
    sessionOnly: true,
    fresh,
    audit: 'company-sign-in.changed',
    summary: 'Remove the issuer and end its sessions',
    answer: done,
  }),
  setRequired: endpoint({
    method: 'PUT',
    path: '/api/v1/company-sign-in/requirement',
    access: 'account.security',
    sessionOnly: true,
    fresh,
    audit: 'company-sign-in.changed',
    summary: 'Set who must sign in through the issuer. Requires a tested issuer and a passkey of the owner',
    body: z.object({ required }),
    answer: state,
  }),
  beginTest: endpoint({
    method: 'POST',
    path: '/api/v1/company-sign-in/test',
    access: 'account.security',
    sessionOnly: true,
    audit: { none: 'Nothing counts before the issuer answered' },
    summary: 'Start a test sign-in at the issuer. It opens no session',
    rate: { by: 'person', points: 30, seconds: 600 },
    answer: z.object({ redirect_to: z.string() }),
  }),
  addDomain: endpoint({
    method: 'POST',
    path: '/api/v1/company-domains',
    access: 'account.security',
    sessionOnly: true,
    verified: true,
    fresh,
    audit: 'company-domain.added',
    summary: 'Add a domain. It counts once its TXT record is found. Public email provider domains are refused',
    rate: { by: 'account', points: 60, seconds: 3600 },
    status: 201,
    body: z.object({ domain: oneLine(253) }),
    answer: domain,
  }),
  checkDomain: endpoint({
    method: 'POST',
    path: '/api/v1/company-domains/{companyDomainId}/check',
    access: 'account.security',
    sessionOnly: true,
    audit: 'company-domain.proved',
    summary: 'Check a domain’s TXT record now instead of at the daily check',
    rate: { by: 'account', points: 60, seconds: 3600 },
    answer: domain,
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/api/v1/company-domains/{companyDomainId}',
    access: 'account.security',
    sessionOnly: true,
    fresh,
    audit: 'company-domain.removed',
    summary: 'Remove a domain',
    answer: done,
  }),
  find: endpoint({
    method: 'POST',
    path: '/auth/company/domain',
    access: 'public',
    audit: { none: 'Anybody may ask for it, and it changes nothing' },
    summary: 'Get the company name for the domain of an address, or null',
    ...fixedPath,
    body: z.object({ email }),
    answer: z.object({ success: z.literal(true), label: z.string().nullable() }),
    rate: { by: 'address', points: 300, seconds: 600 },
  }),
  begin: endpoint({
    method: 'POST',
    path: '/auth/company',
    access: 'public',
    audit: { none: 'Anybody may ask for it, and it changes nothing' },
    summary: 'Start company sign-in for the domain of an address. `redirect_to` is null if sign-in is here',
    ...fixedPath,
    body: z.object({ email, locale: locale.optional() }),
    answer: z.object({ success: z.literal(true), redirect_to: z.string().nullable() }),
    rate: { by: 'address', points: 120, seconds: 600 },
  }),
  beginOwn: endpoint({
    method: 'POST',
    path: '/auth/company/session',
    access: 'signed-in',
    sessionOnly: true,
    beforeTerms: true,
    beforeFactor: true,
    audit: { none: 'Nothing counts before the issuer answered' },
    summary: 'Start a sign-in through the current account’s issuer',
    answer: z.object({ redirect_to: z.string() }),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
  beginConfirm: endpoint({
    method: 'POST',
    path: '/auth/company/confirmation',
    access: 'signed-in',
    sessionOnly: true,
    beforeTerms: true,
    beforeFactor: true,
    audit: { none: 'Nothing counts before the issuer answered' },
    summary: 'Start confirming a session that the account’s issuer opened',
    answer: z.object({ redirect_to: z.string() }),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
};
