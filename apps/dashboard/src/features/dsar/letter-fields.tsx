import { Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { DsarRequest, Letter } from './data.ts';
import { IdentityFields, owesDoubt, pointsOf, usualProof, type EnteredProof } from './identity-fields.tsx';

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
  readonly kept: string;
  readonly automated: string;
  /** Ids of files that are not sent along. */
  readonly without: readonly string[];
};

/** What is entered at first. */
export const emptyLetter = ({ identity }: Pick<DsarRequest, 'identity'>): EnteredLetter => ({
  ...usualProof(identity.usualPoints),
  text: '',
  amount: '',
  reason: 'complex',
  ground: 'unfounded',
  decided: {},
  hasData: true,
  told: '',
  kept: '',
  automated: '',
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

const toldOf: ReadonlySet<string> = new Set(['rectification', 'erasure', 'restriction']);

/** Rights that are fulfilled by what was entered. */
function fulfilled({ claims }: DsarRequest, { decided }: EnteredLetter) {
  return claims.filter(({ right }) => decided[right] === 'done');
}

/** Files that can go with a letter: without a mailbox nobody reaches the page on which they are downloaded. */
function sendable({ files, email }: DsarRequest) {
  if (email === null) return [];
  // Of a file and its copy with words blacked out, the copy.
  const copied = new Set(files.map(({ redactedFrom }) => redactedFrom));
  return files.filter(
    ({ id, from, letterId, received, size }) =>
      from === 'owner' && letterId === null && received === size && !copied.has(id),
  );
}

function filesOf({ without }: EnteredLetter, request: DsarRequest): string[] {
  return sendable(request).flatMap(({ id }) => (without.includes(id) ? [] : id));
}

/** What is sent to the API. */
export function letterOf(kind: LetterKind, entered: EnteredLetter, request: DsarRequest): Letter {
  const { text, amount, reason, ground, decided, hasData, told, kept, automated } = entered;
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
        told: isTold
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

type Props = {
  readonly kind: LetterKind;
  readonly entered: EnteredLetter;
  readonly request: DsarRequest;
  readonly onChange: (changed: Partial<EnteredLetter>) => void;
};

/** What a teammate writes of a letter; the rest is added by itself. */
export function LetterFields(props: Props) {
  const words = useAreaWords('requests').write;
  const { letters } = useAreaWords('dsar');
  const { kind, entered, request, onChange } = props;
  const isByLaw = kind === 'identity' && !owesDoubt(request, entered);
  return (
    <Stack gap="md">
      {kind === 'answer' && <AnswerFields {...props} />}
      {kind === 'extension' && (
        <NativeSelect
          label={words.reason}
          value={entered.reason}
          data={(['complex', 'numerous'] as const).map((value) => ({ value, label: words.reasons[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ reason: value === 'complex' ? 'complex' : 'numerous' })
          }
        />
      )}
      {kind === 'fee' ? (
        <>
          <TextInput
            label={words.fields.fee}
            required
            maxLength={50}
            value={entered.amount}
            onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
          />
          <NativeSelect
            label={words.ground}
            value={entered.ground}
            data={(['unfounded', 'excessive'] as const).map((value) => ({
              value,
              label: letters.refusal.grounds[value],
            }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ground: value === 'unfounded' ? 'unfounded' : 'excessive' })
            }
          />
        </>
      ) : (
        <Textarea
          label={isByLaw ? words.fields.degree : words.fields[kind]}
          {...(kind === 'identity' && !isByLaw && { description: words.identityHint })}
          required={kind !== 'answer' && !isByLaw}
          autosize
          minRows={4}
          maxLength={{ answer: 20_000, message: 10_000, identity: 2000, clarification: 2000, extension: 2000 }[kind]}
          value={entered.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
      {kind === 'identity' && request.email !== null && <IdentityFields entered={entered} onChange={onChange} />}
      {(kind === 'answer' || kind === 'message') && <FilesField {...props} />}
    </Stack>
  );
}

/** The files that were added and not sent yet; each goes along unless it is left out. */
function FilesField({ entered, request, onChange }: Props) {
  const words = useAreaWords('requests').write;
  const files = sendable(request);
  if (files.length === 0) return null;
  return (
    <Checkbox.Group
      label={words.files}
      value={filesOf(entered, request)}
      onChange={(chosen) => onChange({ without: files.flatMap(({ id }) => (chosen.includes(id) ? [] : id)) })}
    >
      <Stack gap="xs" mt="xs">
        {files.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function AnswerFields({ entered, request, onChange }: Props) {
  const words = useAreaWords('requests').write;
  const { rights, letters } = useAreaWords('dsar');
  const done = fulfilled(request, entered);
  const isAboutData = done.some(({ right }) => right === 'access');
  const isTold = done.some(({ right }) => toldOf.has(right));
  const needsFile = done.some(({ right }) => right === 'access' || right === 'portability');
  const canFulfill = request.actions.includes('answer');
  return (
    <>
      <Text fw={560} size="sm">
        {words.decisions}
      </Text>
      {request.claims.map(({ right, grounds }) => (
        <NativeSelect
          key={right}
          label={rights[right]}
          required
          value={entered.decided[right] ?? ''}
          data={[
            { value: '', label: words.choose },
            ...(canFulfill ? [{ value: 'done', label: words.fulfill }] : []),
            ...grounds.map((ground) => ({ value: ground, label: letters.refusal.grounds[ground] })),
          ]}
          onChange={({ currentTarget }) => onChange({ decided: { ...entered.decided, [right]: currentTarget.value } })}
        />
      ))}
      {isAboutData && (
        <>
          <Checkbox
            label={words.hasData}
            description={words.hasDataHint}
            checked={entered.hasData}
            onChange={({ currentTarget }) => onChange({ hasData: currentTarget.checked })}
          />
          {entered.hasData && (
            <Textarea
              label={words.automated}
              description={words.automatedHint}
              autosize
              minRows={2}
              maxLength={5000}
              value={entered.automated}
              onChange={({ currentTarget }) => onChange({ automated: currentTarget.value })}
            />
          )}
        </>
      )}
      {isTold && (
        <Textarea
          label={words.told}
          description={words.toldHint}
          autosize
          minRows={2}
          maxLength={20_000}
          value={entered.told}
          onChange={({ currentTarget }) => onChange({ told: currentTarget.value })}
        />
      )}
      {needsFile && sendable(request).length === 0 && request.email !== null && (
        <Text size="sm" c="dimmed">
          {words.noFiles}
        </Text>
      )}
      <Textarea
        label={words.kept}
        autosize
        minRows={2}
        maxLength={5000}
        value={entered.kept}
        onChange={({ currentTarget }) => onChange({ kept: currentTarget.value })}
      />
    </>
  );
}
