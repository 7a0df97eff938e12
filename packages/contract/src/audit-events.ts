import { z } from 'zod';

/** Groups of events, for filtering. */
export const eventGroups = ['access', 'credentials', 'keys', 'exports', 'deletions', 'publishing', 'changes'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Kinds of things that events happen to. The id of the thing is recorded as the target. */
export const eventTargets = [
  'account',
  'project',
  'site',
  'document',
  'service',
  'banner',
  'experiment',
  'sign-off',
  'scan',
  'consent',
  'consent-key',
  'subject',
  'legal-notice',
  'newsletter',
  'subscription',
  'member',
  'person',
  'team',
  'role',
  'invitation',
  'session',
  'api-key',
  'webhook',
  'export',
  'list',
] as const;
export type EventTarget = (typeof eventTargets)[number];

/** Groups and targets of all events, by name. A name says what happened to what and must not change. */
export const auditEvents = {
  'sign-in.succeeded': ['access'],
  'sign-in.failed': ['access'],
  'session.signed-out': ['access'],
  'session.ended': ['access', 'session'],
  'session.confirmed': ['access'],
  'role.refused': ['access'],
  'session.switched': ['access'],
  'terms.accepted': ['access'],

  'password.changed': ['credentials', 'person'],
  'password.reset': ['credentials', 'person'],
  'email.change-requested': ['credentials', 'person'],
  'email.changed': ['credentials', 'person'],
  'email.verified': ['credentials', 'person'],
  'second-factor.added': ['credentials', 'person'],
  'second-factor.removed': ['credentials', 'person'],
  'identity.linked': ['credentials', 'person'],
  'identity.unlinked': ['credentials', 'person'],
  'recovery-codes.created': ['credentials', 'person'],
  'email-preferences.changed': ['credentials', 'person'],

  'api-key.created': ['keys', 'api-key'],
  'api-key.replaced': ['keys', 'api-key'],
  'api-key.deleted': ['keys', 'api-key'],
  'consent-key.created': ['keys', 'consent-key'],
  'consent-key.deleted': ['keys', 'consent-key'],
  'scim-token.created': ['keys'],
  'scim-token.deleted': ['keys'],
  'webhook.created': ['keys', 'webhook'],
  'webhook.changed': ['keys', 'webhook'],
  'webhook.deleted': ['keys', 'webhook'],
  'webhook.secret-changed': ['keys', 'webhook'],
  'webhook.tested': ['keys', 'webhook'],
  'webhook.replayed': ['keys', 'webhook'],

  'account.exported': ['exports', 'account'],
  'consents.exported': ['exports', 'export'],
  'person.exported': ['exports', 'subject'],
  'person.opened': ['exports', 'subject'],
  'preferences.exported': ['exports', 'export'],
  'newsletter.exported': ['exports', 'export'],
  'audit.exported': ['exports', 'export'],
  'export.downloaded': ['exports', 'export'],
  'proof.downloaded': ['exports', 'consent'],
  'embedding.mailed': ['exports', 'document'],

  'project.deleted': ['deletions', 'project'],
  'site.deleted': ['deletions', 'site'],
  'person.erased': ['deletions', 'subject'],
  'newsletter.deleted': ['deletions', 'newsletter'],
  'document.deleted': ['deletions', 'document'],
  'banner.deleted': ['deletions', 'site'],
  'consents.deleted': ['deletions', 'site'],
  'evidence.deleted': ['deletions', 'site'],
  'audit.expired': ['deletions'],

  'document.published': ['publishing', 'document'],
  'document.offline': ['publishing', 'document'],
  'document.online': ['publishing', 'document'],
  'republication.started': ['publishing'],
  'banner.published': ['publishing', 'site'],
  'sign-off.asked': ['publishing', 'sign-off'],
  'sign-off.approved': ['publishing', 'sign-off'],
  'sign-off.returned': ['publishing', 'sign-off'],
  'sign-off.withdrawn': ['publishing', 'sign-off'],
  'banner.offline': ['publishing', 'site'],
  'banner.online': ['publishing', 'site'],
  'experiment.started': ['publishing', 'site'],
  'experiment.stopped': ['publishing', 'site'],
  'consents.offline': ['publishing', 'site'],
  'consents.online': ['publishing', 'site'],

  'account.created': ['changes', 'account'],
  'account.renamed': ['changes', 'account'],
  'deletion.planned': ['deletions', 'account'],
  'deletion.cancelled': ['deletions', 'account'],
  'sign-in-rules.changed': ['changes', 'account'],
  'company-sign-in.changed': ['changes'],
  'company-domain.added': ['changes'],
  'company-domain.proved': ['changes'],
  'company-domain.removed': ['changes'],
  'roles.changed': ['changes', 'person'],
  'membership.created': ['changes', 'person'],
  'membership.ended': ['changes', 'person'],
  'team.created': ['changes', 'team'],
  'team.changed': ['changes', 'team'],
  'team.deleted': ['changes', 'team'],
  'team.joined': ['changes', 'person'],
  'team.left': ['changes', 'person'],
  'role.created': ['changes', 'role'],
  'role.changed': ['changes', 'role'],
  'role.deleted': ['changes', 'role'],
  'invitation.created': ['changes', 'invitation'],
  'invitation.withdrawn': ['changes', 'invitation'],
  'invitation.accepted': ['changes', 'person'],
  'ownership.offered': ['changes', 'person'],
  'ownership.withdrawn': ['changes', 'person'],
  'ownership.declined': ['changes', 'person'],
  'ownership.accepted': ['changes', 'person'],
  'audit.retention-changed': ['changes'],
  'retention.changed': ['changes', 'site'],
  'project.created': ['changes', 'project'],
  'project.changed': ['changes', 'project'],
  'site.created': ['changes', 'site'],
  'site.changed': ['changes', 'site'],
  'owner.changed': ['changes', 'site'],
  'member.created': ['changes', 'member'],
  'member.changed': ['changes', 'member'],
  'member.deleted': ['changes', 'member'],
  'document.created': ['changes', 'document'],
  'document.changed': ['changes', 'document'],
  'service.added': ['changes', 'service'],
  'service.changed': ['changes', 'service'],
  'service.removed': ['changes', 'service'],
  'service.restored': ['changes', 'service'],
  'banner.changed': ['changes', 'site'],
  'banner.restored': ['changes', 'site'],
  'banner.file-added': ['changes', 'site'],
  'scan.started': ['changes', 'scan'],
  'scan.stopped': ['changes', 'scan'],
  'scan.adopted': ['changes', 'scan'],
  'scan-schedule.changed': ['changes', 'site'],
  'list.fetched': ['changes', 'list'],
  'person.changed': ['changes', 'subject'],
  'person.merged': ['changes', 'subject'],
  'legal-notice.created': ['changes', 'legal-notice'],
  'newsletter.created': ['changes', 'newsletter'],
  'newsletter.changed': ['changes', 'newsletter'],
  'reply-to.requested': ['changes', 'newsletter'],
  'subscription.added': ['changes', 'subscription'],
  'subscription.resent': ['changes', 'subscription'],
  'subscription.withdrawn': ['changes', 'subscription'],
} as const satisfies Readonly<Record<string, readonly [EventGroup, EventTarget?]>>;

export type EventKind = keyof typeof auditEvents;

// The keys of an object literal are the keys of its type.
export const eventKinds = Object.keys(auditEvents) as [EventKind, ...EventKind[]];

export const eventKind = z.enum(eventKinds);

/** The events of a group. */
export function kindsIn(group: EventGroup): EventKind[] {
  return eventKinds.filter((kind) => auditEvents[kind][0] === group);
}

/** The kind of thing that an event happens to. */
export function targetOf(kind: EventKind): EventTarget | undefined {
  return auditEvents[kind][1];
}
