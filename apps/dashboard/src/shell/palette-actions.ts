import type { Permission, Site } from '@app/contract';
import type { Words } from '@app/texts';
import { opening } from '#app/address-dialog.ts';
import type { Paths } from '#app/paths.ts';

export type PaletteWords = Words<'placeNames'>['palette'];
type ActionName = keyof PaletteWords['actions'];

/** An action of the palette: the address where it is done. */
type Action = {
  readonly name: ActionName;
  /** What the person needs on the site, or in the account or any project. */
  readonly needs?: Permission;
};
type SiteAction = Action & {
  readonly path: (paths: Paths, siteId: string) => string;
  readonly when?: (site: Site) => boolean;
};
type AccountAction = Action & { readonly path: (paths: Paths) => string };

const isWebsite = ({ type }: Site) => type === 'Site';

export const siteActions: readonly SiteAction[] = [
  {
    name: 'publish',
    needs: 'documents.publish',
    path: (paths, id) => opening(paths.siteDocument(id, 'privacy_policy'), 'publish'),
  },
  {
    name: 'publishBanner',
    needs: 'banner.publish',
    path: (paths, id) => opening(paths.cookieSolution(id), 'publish'),
    when: isWebsite,
  },
  {
    name: 'addService',
    needs: 'documents.edit',
    path: (paths, id) => opening(paths.siteDocument(id, 'privacy_policy'), 'add-service'),
  },
  {
    name: 'checkInstallation',
    needs: 'banner.edit',
    path: (paths, id) => opening(paths.installation(id), 'check'),
    when: isWebsite,
  },
  {
    name: 'scan',
    needs: 'scans.run',
    path: (paths, id) => paths.siteScan(id),
    when: ({ type }) => type !== 'MobileApplication',
  },
  { name: 'editOwner', needs: 'owner.edit', path: (paths, id) => paths.siteOwner(id) },
  { name: 'audience', needs: 'sites.edit', path: (paths, id) => paths.siteSettings(id) },
  { name: 'abTest', needs: 'banner.edit', path: (paths, id) => `${paths.cookieSolution(id)}#tests`, when: isWebsite },
  {
    name: 'consentLog',
    needs: 'preferences.read',
    path: (paths, id) => `${paths.cookiePreferences(id)}#choices`,
    when: isWebsite,
  },
  { name: 'findPerson', needs: 'consents.read', path: (paths, id) => `${paths.consentRecords(id)}#subjects` },
  { name: 'addConsent', needs: 'consents.write', path: (paths, id) => opening(paths.consentRecords(id), 'add') },
  { name: 'newsletter', needs: 'newsletter.write', path: (paths, id) => opening(paths.newsletter(id), 'new') },
  {
    name: 'downloadChoices',
    needs: 'preferences.export',
    path: (paths, id) => `${paths.cookiePreferences(id)}#downloads`,
    when: isWebsite,
  },
  { name: 'retention', needs: 'retention.edit', path: (paths, id) => `${paths.consentRecords(id)}#keeping` },
  { name: 'formEmbed', needs: 'embedding.read', path: (paths, id) => paths.dsarFormEmbed(id) },
];

export const accountActions: readonly AccountAction[] = [
  { name: 'enterRequest', needs: 'requests.manage', path: (paths) => opening(paths.dsarRequests(), 'enter') },
  { name: 'addRecord', needs: 'register.edit', path: (paths) => paths.processingRecords() },
  { name: 'addRecipient', needs: 'register.edit', path: (paths) => opening(paths.recipients(), 'add') },
  { name: 'newOrganization', needs: 'members.edit', path: (paths) => paths.newMember },
  { name: 'invite', needs: 'people.manage', path: (paths) => opening(paths.teams, 'invite') },
  { name: 'createKey', needs: 'keys.manage', path: (paths) => opening(paths.apiKeys, 'create') },
  { name: 'createWebhook', needs: 'webhooks.manage', path: (paths) => opening(paths.webhooks, 'create') },
  { name: 'revoke', needs: 'account.security', path: (paths) => paths.access },
  { name: 'password', path: (paths) => `${paths.account}#security` },
  { name: 'secondFactor', path: (paths) => `${paths.account}#security` },
  { name: 'language', path: (paths) => paths.preferences },
  { name: 'exportAccount', needs: 'account.export', path: (paths) => `${paths.account}#data` },
  { name: 'deleteAccount', needs: 'account.delete', path: (paths) => `${paths.account}#data` },
];

/** Answers to "how do I": where it is done on the current site or, outside of one, the list of sites. */
export const helpTopics: readonly {
  readonly name: keyof PaletteWords['help'];
  readonly needs?: Permission;
  readonly path: (paths: Paths, siteId: string | undefined) => string;
}[] = [
  { name: 'laws', path: (paths, id) => (id ? paths.siteSettings(id) : paths.sites) },
  { name: 'blocking', needs: 'banner.read', path: (paths, id) => (id ? paths.installation(id) : paths.sites) },
  {
    name: 'analytics',
    needs: 'preferences.read',
    path: (paths, id) => (id ? paths.cookiePreferences(id) : paths.sites),
  },
  { name: 'proof', needs: 'consents.read', path: (paths, id) => (id ? paths.consentRecords(id) : paths.sites) },
  { name: 'requests', needs: 'requests.read', path: (paths) => paths.dsarRequests() },
  { name: 'reports', path: (paths, id) => (id ? paths.reportOffice(id) : paths.sites) },
  { name: 'plan', path: (paths) => paths.plan },
];
