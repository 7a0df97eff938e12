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
    summary: 'The issuer of the account, its domains, and who has to sign in by it',
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
    summary:
      'Name the issuer of the account. It has to be tested before it is required; another issuer forgets its people',
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
    summary: 'Forget the issuer. Sessions that it opened end',
    answer: done,
  }),
  setRequired: endpoint({
    method: 'PUT',
    path: '/api/v1/company-sign-in/requirement',
    access: 'account.security',
    sessionOnly: true,
    fresh,
    audit: 'company-sign-in.changed',
    summary: 'Say who has to sign in by the issuer. It has to be tested, and the owner to have a passkey',
    body: z.object({ required }),
    answer: state,
  }),
  beginTest: endpoint({
    method: 'POST',
    path: '/api/v1/company-sign-in/test',
    access: 'account.security',
    sessionOnly: true,
    audit: { none: 'Nothing counts before the issuer answered' },
    summary: 'Begin a sign-in at the issuer that opens nothing, to try it',
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
    summary: 'Name a domain. It counts once its TXT record is found; domains of public mail providers are refused',
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
    summary: 'Look for the TXT record of a domain now; otherwise that happens daily',
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
    summary: 'Where the domain of an address signs in: the name of the company, or null',
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
    summary: 'Begin to sign in where the domain of an address signs in; `redirect_to` is null where that is here',
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
    summary: 'Begin to sign in by the issuer of the account that the session is in',
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
    summary: 'Begin to confirm a session that the issuer of the account opened',
    answer: z.object({ redirect_to: z.string() }),
    rate: { by: 'person', points: 30, seconds: 600 },
  }),
};
