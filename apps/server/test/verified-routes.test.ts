import { allEndpoints } from '@app/contract';
import { expect, test } from 'vitest';
import { asMember, kindsOfRoutes } from './kinds-of-routes.ts';

// Which writes require a verified e-mail address. A new one must be added to one of the two lists: it requires one if
// it sends data out of the installation, publishes something, or creates a key.

const writes = Object.entries(allEndpoints)
  .flatMap(([feature, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'public');

test('these writes wait for a proved address', () => {
  expect(writes.filter(({ endpoint }) => endpoint.verified).map(({ name }) => name)).toEqual(waiting);
});

test('these do not, and every write is in one of the lists', () => {
  expect(writes.filter(({ endpoint }) => !endpoint.verified).map(({ name }) => name)).toEqual(free);
});

test('a route that waits says so before it reads anything', async () => {
  const http = await kindsOfRoutes();
  const answer = await http.inject({ method: 'POST', url: '/api/v1/proved', headers: asMember, payload: '{' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'email.unverified' });
  await http.close();
});

const waiting = [
  'accounts.createApiKey',
  'accounts.rotateApiKey',
  'teams.invite',
  'teams.acceptOwnership',
  'publishing.publish',
  'publishing.putOnline',
  'publishing.startRepublication',
  'publishing.mailInstructions',
  'cookie-solution.publish',
  'cookie-solution.putOnline',
  'cookie-solution.publishSite',
  'cookie-solution.upload',
  'cookie-solution.startExperiment',
  'cookie-solution.fetchVendorList',
  'providerList.fetch',
  'signOffs.ask',
  'signOffs.approve',
  'detection.start',
  'detection.setSchedule',
  'consentRecords.putOnline',
  'consentRecords.createKey',
  'newsletters.resendReplyTo',
  'newsletters.addSubscription',
  'newsletters.resend',
  'webhooks.create',
  'webhooks.update',
  'webhooks.rotate',
  'webhooks.test',
  'webhooks.replay',
  'webhooks.replayFailed',
];
const free = [
  'accounts.acceptTerms',
  'accounts.confirmSession',
  'accounts.signOut',
  'accounts.renameAccount',
  'accounts.sendVerification',
  'accounts.changePassword',
  'accounts.changeEmail',
  'accounts.endSession',
  'accounts.endOtherSessions',
  'accounts.setSignInRules',
  'accounts.deleteApiKey',
  'accounts.planDeletion',
  'accounts.cancelDeletion',
  'accounts.deleteAccount',
  'secondFactor.addTotp',
  'secondFactor.confirmTotp',
  'secondFactor.removeTotp',
  'secondFactor.makeRecoveryCodes',
  'secondFactor.confirm',
  'secondFactor.beginPasskey',
  'secondFactor.addPasskey',
  'secondFactor.removePasskey',
  'audit.setRetention',
  'auditExports.start',
  'teams.setRoles',
  'teams.removePerson',
  'teams.createTeam',
  'teams.updateTeam',
  'teams.deleteTeam',
  'teams.createRole',
  'teams.updateRole',
  'teams.deleteRole',
  'teams.withdrawInvitation',
  'teams.acceptInvitation',
  'teams.offerOwnership',
  'teams.withdrawOwnership',
  'teams.declineOwnership',
  'teams.switchAccount',
  'teams.leave',
  'access.endAll',
  'preferences.updateEmailPrefs',
  'sites.createProject',
  'sites.renameProject',
  'sites.deleteProject',
  'sites.create',
  'sites.update',
  'sites.setOwner',
  'sites.delete',
  'policies.verifySameResource',
  'policies.generate',
  'policies.deleteSiteLanguage',
  'policies.createDocument',
  'policies.updateDocument',
  'policies.deleteDocument',
  'policies.setServices',
  'policies.addService',
  'policies.changeService',
  'policies.removeService',
  'policies.restoreService',
  'questions.answerQuestions',
  'members.create',
  'members.update',
  'members.delete',
  'members.setDefault',
  'members.setOfSite',
  'members.fork',
  'publishing.takeOffline',
  'cookie-solution.save',
  'cookie-solution.takeOffline',
  'cookie-solution.delete',
  'cookie-solution.restore',
  'cookie-solution.preview',
  'cookie-solution.stopExperiment',
  'signOffs.setRequired',
  'signOffs.sendBack',
  'signOffs.withdraw',
  'detection.stop',
  'detection.adopt',
  'cookiePreferences.setRetention',
  'cookiePreferences.startExport',
  'consentRecords.add',
  'consentRecords.withdraw',
  'consentRecords.createNotice',
  'consentRecords.takeOffline',
  'consentRecords.deleteDatabase',
  'consentRecords.deleteKey',
  'consentRights.updateSubject',
  'consentRights.mergeSubject',
  'consentRights.eraseSubject',
  'consentRights.setRetention',
  'consentRights.startExport',
  'newsletters.create',
  'newsletters.update',
  'newsletters.delete',
  'newsletters.unsubscribe',
  'newsletters.startExport',
  'keptEvidence.deleteDocument',
  'keptEvidence.delete',
  'webhooks.remove',
];
