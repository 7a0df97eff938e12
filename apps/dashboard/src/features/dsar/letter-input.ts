import type { DsarRequest, Letter } from './data.ts';
import { pointsOf, usualProof, type EnteredProof } from './identity-fields.tsx';

export type LetterKind = Letter['kind'];

export type EnteredLetter = EnteredProof & {
  readonly text: string;
  readonly amount: string;
  readonly reason: 'complex' | 'numerous';
  readonly ground: 'unfounded' | 'excessive';
  /** What is decided of each right: `done`, or the ground on which it is refused. */
  readonly decided: Readonly<Record<string, string>>;
  readonly hasData: boolean;
  readonly told: string;
  /** Whether no recipient received the data, so that nobody had to be told. */
  readonly noneReceived: boolean;
  readonly kept: string;
  readonly automated: string;
  /** Ids of files that are not sent along. */
  readonly without: readonly string[];
};

/** What is entered at first. */
export const emptyLetter = ({ identity, proposed }: Pick<DsarRequest, 'identity' | 'proposed'>): EnteredLetter => ({
  ...usualProof(identity.usualPoints),
  text: '',
  amount: '',
  reason: 'complex',
  ground: 'unfounded',
  decided: {},
  hasData: true,
  told: '',
  noneReceived: false,
  kept: '',
  automated: proposed.automated,
  without: [],
});

/** The letters that can be sent now. */
export function letterKinds({ actions, state, claims }: DsarRequest): readonly LetterKind[] {
  const isOpen = actions.includes('answer');
  const asksIdentity = actions.includes('ask-identity') && claims.some(({ identity }) => identity !== 'none');
  return [
    // Whoever does not show who they are can only be refused.
    ...(isOpen || actions.includes('refuse') ? (['answer'] as const) : []),
    'message',
    ...(isOpen && state !== 'appeal' ? (['clarification', 'extension'] as const) : []),
    ...(asksIdentity ? (['identity'] as const) : []),
    ...(isOpen ? (['fee'] as const) : []),
  ];
}

export const toldOf: ReadonlySet<string> = new Set(['rectification', 'erasure', 'restriction']);

/** Rights that are fulfilled by what was entered. */
export function fulfilled({ claims }: DsarRequest, { decided }: EnteredLetter) {
  return claims.filter(({ right }) => decided[right] === 'done');
}

/** Files that can go with a letter: without a mailbox nobody reaches the page on which they are downloaded. */
export function sendable({ files, email }: DsarRequest) {
  if (email === null) return [];
  // Of a file and its copy with words blacked out, the copy.
  const copied = new Set(files.map(({ redactedFrom }) => redactedFrom));
  return files.filter(
    ({ id, from, letterId, received, size }) =>
      from === 'owner' && letterId === null && received === size && !copied.has(id),
  );
}

export function filesOf({ without }: EnteredLetter, request: DsarRequest): string[] {
  return sendable(request).flatMap(({ id }) => (without.includes(id) ? [] : id));
}

/** What is sent to the API. */
export function letterOf(kind: LetterKind, entered: EnteredLetter, request: DsarRequest): Letter {
  const { text, amount, reason, ground, decided, hasData, told, noneReceived, kept, automated } = entered;
  switch (kind) {
    case 'message':
      return { kind, text, files: filesOf(entered, request) };
    case 'identity':
      return { kind, text, points: pointsOf(entered), document: entered.document };
    case 'clarification':
      return { kind, text };
    case 'extension':
      return { kind, reason, text };
    case 'fee':
      return { kind, amount, ground };
    case 'answer': {
      const isTold = fulfilled(request, entered).some(({ right }) => toldOf.has(right));
      return {
        kind,
        text,
        files: filesOf(entered, request),
        hasData,
        kept,
        automated,
        noneReceived: isTold && noneReceived,
        told:
          isTold && !noneReceived
            ? told
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean)
            : [],
        refused: request.claims.flatMap(({ right, grounds }) => {
          const chosen = grounds.find((one) => one === decided[right]);
          return chosen ? [{ right, ground: chosen }] : [];
        }),
      };
    }
  }
}

/** What was typed of a letter, as it stands in it. */
export function enteredOf(letter: Letter): Partial<EnteredLetter> {
  if (letter.kind === 'fee') return {};
  const text = letter.text ?? '';
  if (letter.kind !== 'answer') return { text };
  const { kept = '', automated = '', told = [] } = letter;
  return { text, kept, automated, told: told.join('\n') };
}
