import { addDays } from '@app/deadlines';
import { comparedValue } from '@app/requests';
import { dayOf } from '../../policies/index.ts';
import { updateFiles } from '../files/queries.ts';
import { ofRequest } from '../files/service.ts';
import type { PageNote } from '../request-page.ts';
import { resumed } from '../rules.ts';
import { byRequester, right, wordsOf, wrong, type Saying } from '../saying.ts';
import { tellTeam } from '../tell-team.ts';
import { goOn } from '../thread.ts';
import { saveEntries } from './comparison.ts';
import { deleteDocuments, findComparison } from './comparison-queries.ts';
import { canEnter, documentDays, neededOf } from './degrees.ts';

const longestValue = 200;

/**
 * Takes the data points of a requester. The clock runs again, as whenever they answer. Nothing that is said here depends on
 * whether anybody like them is known.
 */
export async function enterPoints(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const page = await wordsOf(said);
  const comparison = await findComparison(tx, linked.accountId, linked.id);
  if (!comparison || !canEnter(request.state, comparison)) return wrong(page.unavailable.text);
  const values = comparison.points.map((_, at) => pressed.points[at]?.trim() ?? '');
  const isDeclared = pressed.isDeclared && pressed.signature.trim() !== '';
  const isWhole = values.every((value, at) => {
    const kind = comparison.points[at]?.kind ?? 'own';
    return value.length <= longestValue && comparedValue(kind, value) !== '';
  });
  const owesDeclaration = neededOf(request) === 'high' && !isDeclared;
  if (!isWhole || owesDeclaration || pressed.signature.length > longestValue) return wrong(page.identity.empty);
  await saveEntries(tx, services, { accountId: linked.accountId, id: linked.id }, { values, isDeclared });
  const pauses = resumed(request.pauses, 'identity', dayOf(services.now()));
  await goOn(
    tx,
    services,
    linked.accountId,
    { ...request, pauses },
    {
      ...byRequester(linked, 'gave-points'),
      // Declarations are kept as long as the request. CCPA regulations § 7062(c).
      ...(isDeclared && { letter: declarationOf(page.identity.declaration, pressed.signature.trim()) }),
    },
  );
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(page.identity.sent);
}

function declarationOf(declaration: string, signature: string) {
  const blocks = [declaration, signature].map((text) => ({ kind: 'text', text, required: false }) as const);
  return { fromOwner: false, kind: 'declaration', subject: '', blocks };
}

/** Takes the covered picture of a document, which was stored as it arrived. An earlier one is deleted. */
export async function takeDocument(said: Saying): Promise<PageNote> {
  const { tx, services, linked, request, pressed } = said;
  const page = await wordsOf(said);
  const [file] = pressed.sent;
  if (!file || request.state !== 'identity' || !request.documentAsked) return wrong(page.unavailable.text);
  const of = ofRequest(linked.accountId, request);
  await deleteDocuments(tx, of, file.id);
  const today = dayOf(services.now());
  const pauses = resumed(request.pauses, 'identity', today);
  const { letterId = '' } = await goOn(
    tx,
    services,
    linked.accountId,
    { ...request, pauses },
    {
      ...byRequester(linked, 'sent-document'),
      letter: {
        fromOwner: false,
        kind: 'document',
        subject: '',
        blocks: [{ kind: 'text', text: page.document.title, required: false }],
      },
    },
  );
  await updateFiles(tx, of, [file.id], { letterId, deleteOn: addDays(today, documentDays) });
  await tellTeam(tx, services, linked.accountId, 'requestAnswered', request);
  return right(page.document.sent);
}
