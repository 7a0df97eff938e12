import { consentRecords, type ConsentInput } from '@app/contract';
import type { Context } from '#platform/http/context.ts';
import { routes, type Route } from '#platform/http/routes.ts';
import { putOnline, removeDatabase, takeOffline } from './keys/database.ts';
import type { ConsentIntake } from './intake/intake.ts';
import { createKey, readKeys, removeKey } from './keys/keys.ts';
import { createNotice, readNotice, readNotices } from './notices/notices.ts';
import {
  readConsent,
  readCount,
  readList,
  readProof,
  readSubject,
  readSubjectCount,
  readSubjects,
  withdrawalOf,
} from './search/service.ts';
import { checkSite } from '../sites/index.ts';

export function consentRecordRoutes(intake: ConsentIntake): Route[] {
  /** Somebody of the account vouches for it, as a private key does. */
  async function keep({ services, actor: { id, accountId }, once }: Context, siteId: string, input: ConsentInput) {
    await services.db.inAccount(accountId, (tx) => checkSite(tx, accountId, siteId));
    const kept = await intake.keep({ id, accountId, siteId, kind: 'private' }, input, once);
    return { id: kept.id, subjectId: kept.subjectId };
  }

  return routes(consentRecords, {
    list: ({ params, query }, context) => readList(context, params.siteId, query),

    count: ({ params, query }, context) => readCount(context, params.siteId, query),

    read: ({ params }, context) => readConsent(context, params.siteId, params.consentId),

    proof: ({ params }, context) => readProof(context, params.siteId, params.consentId),

    add: ({ params, body }, context) => keep(context, params.siteId, body),

    async withdraw({ params }, context) {
      return keep(context, params.siteId, await withdrawalOf(context, params.siteId, params.consentId));
    },

    listSubjects: ({ params, query }, context) => readSubjects(context, params.siteId, query),

    countSubjects: ({ params, query }, context) => readSubjectCount(context, params.siteId, query),

    readSubject: ({ params }, context) => readSubject(context, params.siteId, params.subjectId),

    listNotices: ({ params, query }, context) => readNotices(context, params.siteId, query),

    readNotice: ({ params }, context) => readNotice(context, params.siteId, params.legalNoticeId),

    createNotice: ({ params, body }, context) => createNotice(context, params.siteId, body),

    listKeys: ({ params }, context) => readKeys(context, params.siteId),

    createKey: ({ params, body }, context) => createKey(context, params.siteId, body),

    async takeOffline({ params }, context) {
      await takeOffline(context, params.siteId);
      intake.forgetKeys();
      return { offline: true };
    },

    async putOnline({ params }, context) {
      await putOnline(context, params.siteId);
      intake.forgetKeys();
      return { offline: false };
    },

    async deleteDatabase({ params, query }, context) {
      await removeDatabase(context, params.siteId, query.evidence);
      intake.forgetKeys();
      return { deleted: true as const };
    },

    async deleteKey({ params }, context) {
      await removeKey(context, params.siteId, params.consentKeyId);
      intake.forgetKeys();
    },
  });
}
