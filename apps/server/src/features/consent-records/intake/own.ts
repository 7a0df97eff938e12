import { consentInput, type ConsentInput } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { holdRows } from '../../evidence/index.ts';
import { insertMissingText, insertNotice } from '../notices/notice-queries.ts';
import { bodiesOf } from '../notices/notices.ts';
import type { ConsentIntake } from './intake.ts';
import { findAccountOf, listUnrecorded, type Agreed } from './own-queries.ts';

const atOnce = 200;

/**
 * Records what users of this installation agreed to, at sign-up or later, in the Consent Database of the installation's own
 * site, through the same intake as any site. Includes all earlier acceptances with their own time. A consent has the id of
 * its acceptance, so each is recorded once.
 */
export async function recordOwnConsents(services: Services, intake: ConsentIntake): Promise<void> {
  const { db, config, log } = services;
  const siteId = config.ownConsentsSite;
  if (siteId === undefined) return;
  const accountId = await db.acrossAccounts((tx) => findAccountOf(tx, siteId));
  if (accountId === undefined) return log.note('own consents are not recorded: OWN_CONSENTS_SITE names no site', {});
  const holder = { id: siteId, accountId, siteId, kind: 'private' } as const;
  for (;;) {
    const waiting = await db.acrossAccounts((tx) => listUnrecorded(tx, accountId, atOnce));
    for (const agreed of waiting) await keepText(services, accountId, siteId, agreed);
    await Promise.all(waiting.map((agreed) => intake.keep(holder, inputOf(agreed))));
    if (waiting.length < atOnce) return;
  }
}

/** Stores the text that people saw as a version of the legal notice, in each language in which it was seen. */
async function keepText({ db, now }: Services, accountId: string, siteId: string, agreed: Agreed): Promise<void> {
  const { identifier, version, locale, title, body } = agreed;
  if (version === null || title === null || body === null) return;
  const [text] = bodiesOf([{ language: locale, text: `${title}\n${body}` }]);
  if (!text) return;
  await db.inAccount(accountId, async (tx) => {
    const notice = { id: newId(now()), siteId, identifier, version, documentId: null, createdAt: now() };
    const noticeId = (await insertNotice(tx, accountId, notice, [text]))
      ? notice.id
      : await insertMissingText(tx, accountId, siteId, { identifier, version }, text);
    if (noticeId !== undefined)
      await holdRows(tx, accountId, 'legal-notice-text', { ids: [noticeId], language: locale }, now());
  });
}

function inputOf({ id, personId, email, identifier, version, locale, proofForm, proofContent }: Agreed): ConsentInput {
  return consentInput.parse({
    id,
    subject: { id: personId, ...(email !== null && { email }) },
    preferences: preferencesOf(proofContent),
    legal_notices: version === null ? [] : [{ identifier, version, language: locale }],
    proofs: [{ ...(proofForm !== null && { form: proofForm }), content: proofContent }],
    language: locale,
  });
}

/** The preferences of an acceptance: names with booleans or numbers. */
function preferencesOf(content: string): Record<string, unknown> {
  const given = JSON.parse(content) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== 'object' || value === null));
}
