import type { LetterInput } from '@app/contract';
import { personFingerprint, type AttestedLine, type AttestedSection } from '@app/evidence';
import { articleOf } from '@app/requests';
import { fill, loadRegisterWords, loadWords, type Locale } from '@app/texts';
import { randomSlice } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import { attest, withdrawAttestations } from '../../evidence/index.ts';
import { dayOf } from '../../policies/index.ts';
import { askedOf, languageOf, writtenDay } from '../context.ts';
import type { StoredRequest } from '../request-queries.ts';
import { lawsOf } from '../rules.ts';
import { listTasks } from '../thread-queries.ts';
import { deleteErasure, findErasure, setCertificate, upsertErasure, wasErasedHere } from './queries.ts';

/**
 * Keeps what an answer says of an erasure. A second answer, after an appeal, adds to what the first said.
 */
export async function noteErasure(
  tx: Tx,
  accountId: string,
  { id: requestId, siteId, rights }: StoredRequest,
  letter: LetterInput,
): Promise<void> {
  if (letter.kind !== 'answer' || !rights.includes('erasure')) return;
  if (letter.refused.some(({ right }) => right === 'erasure')) return;
  const before = await findErasure(tx, accountId, requestId);
  const told = [...new Set([...(before?.told ?? []), ...letter.told])];
  const kept = [...new Set([...(before?.kept ?? []), ...paragraphsOf(letter.kept)])];
  await upsertErasure(tx, { accountId, requestId, siteId }, { told, kept });
}

/**
 * Certifies the erasure of a request that is closed: its leaf names nobody, and only whoever has the salt can tell whom it is
 * about. GDPR Art. 5(2), 17, 19.
 */
export async function certify(tx: Tx, accountId: string, request: StoredRequest, now: Date): Promise<void> {
  const { id: requestId, siteId } = request;
  const erasure = await findErasure(tx, accountId, requestId);
  const whom = whoseData(request);
  if (!erasure || erasure.certificateId !== null || whom === null) return;
  const language = languageOf(request);
  const { certificate: words } = await loadWords(language, 'dsar');
  const personSalt = Buffer.from(randomSlice(32));
  const on = dayOf(now);
  const certificateId = await attest(
    tx,
    accountId,
    {
      kind: 'erasure-certificate',
      site: siteId,
      on,
      language,
      title: words.title,
      sections: await sectionsOf(tx, accountId, request, { ...erasure, language }),
      person: personFingerprint(personSalt, whom),
      data: await dataOf(tx, accountId, request, erasure),
      subjectId: requestId,
    },
    now,
  );
  await setCertificate(tx, { accountId, requestId, siteId }, { certificateId, personSalt });
}

/** Whose data was erased: the requester, or whom they act for. */
function whoseData({ requesterFor, person, email, name }: StoredRequest): string | null {
  return (requesterFor === 'self' ? undefined : person) ?? email ?? name;
}

/** Deletes the certificate of a request that is forgotten. The log says so, and its leaf stays. */
export async function forgetCertificate(tx: Tx, accountId: string, requestId: string, at: Date): Promise<void> {
  const id = await deleteErasure(tx, accountId, requestId);
  if (id !== undefined) await withdrawAttestations(tx, accountId, 'erasure-certificate', [id], at);
}

type ToldAndKept = { readonly told: readonly string[]; readonly kept: readonly string[] };

async function sectionsOf(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  { told, kept, language }: ToldAndKept & { readonly language: Locale },
): Promise<AttestedSection[]> {
  const { letters, page, certificate: words } = await loadWords(language, 'dsar');
  const { register } = await loadRegisterWords(language);
  const { consentId } = (await loadWords(language, 'banner')).layer;
  const { name: owner } = await askedOf(tx, accountId, request);
  const day = (on: string) => writtenDay(language, on);
  const { number, receivedOn, answeredOn } = request;
  const looked = await lookedIn(tx, accountId, request);
  const places = [
    ...looked.tasks.map(({ name, systems, outcome }) => ({
      label: [name, ...systems].join(' · '),
      text: words.outcomes[outcome],
    })),
    ...(looked.isHeldErased ? [{ label: page.held.title, text: words.outcomes.erased }] : []),
    ...(looked.areChoicesErased ? [{ label: consentId, text: words.outcomes.erased }] : []),
  ];
  return [
    {
      heading: fill(page.title, { number }),
      lines: [
        { label: register.organization, text: owner },
        { label: words.received, text: day(receivedOn) },
        ...(answeredOn === null ? [] : [{ label: words.answered, text: day(answeredOn) }]),
        sentence(letters.done.erasure),
      ],
    },
    ...(places.length > 0 ? [{ heading: words.systems, lines: places }] : []),
    {
      heading: letters.access.recipients,
      lines:
        told.length === 0
          ? [sentence(letters.recipients.none)]
          : [sentence(letters.recipients.told), ...told.map(sentence)],
    },
    ...(kept.length > 0 ? [{ heading: words.kept, lines: [sentence(letters.kept), ...kept.map(sentence)] }] : []),
  ];
}

async function dataOf(tx: Tx, accountId: string, request: StoredRequest, { told, kept }: ToldAndKept) {
  const { number, receivedOn, answeredOn, outcome, rights } = request;
  const { tasks, isHeldErased, areChoicesErased } = await lookedIn(tx, accountId, request);
  const article = articleOf('erasure', lawsOf(request), receivedOn);
  return {
    request: number,
    receivedOn,
    answeredOn,
    outcome,
    rights,
    article,
    tasks,
    isHeldErased,
    areChoicesErased,
    told,
    kept,
  };
}

/** The places where data was looked for, with what came of it. */
async function lookedIn(tx: Tx, accountId: string, { id }: StoredRequest) {
  const tasks = (await listTasks(tx, accountId, id)).flatMap(({ name, systems, outcome }) =>
    outcome === 'open' ? [] : [{ name, systems, outcome }],
  );
  return {
    tasks,
    isHeldErased: await wasErasedHere(tx, accountId, id, 'erased-held'),
    areChoicesErased: await wasErasedHere(tx, accountId, id, 'erased-choices'),
  };
}

/** As a letter divides them. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function sentence(text: string): AttestedLine {
  return { label: '', text };
}
