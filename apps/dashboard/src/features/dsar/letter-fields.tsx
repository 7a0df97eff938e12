import { plural } from '@app/texts';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import type { DsarRequest } from './data.ts';
import { IdentityFields, owesDoubt } from './identity-fields.tsx';
import { filesOf, fulfilled, sendable, toldOf, type EnteredLetter, type LetterKind } from './letter-input.ts';

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
  const lines = entered.told.split('\n').filter((line) => line.trim() !== '');
  const missing = request.proposed.recipients.filter((name) => !lines.includes(name));
  const locale = useLocale();
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
        <>
          <Checkbox
            label={words.noneReceived}
            description={words.noneReceivedHint}
            checked={entered.noneReceived}
            onChange={({ currentTarget }) => onChange({ noneReceived: currentTarget.checked })}
          />
          {!entered.noneReceived && (
            <Textarea
              label={words.told}
              description={words.toldHint}
              required
              autosize
              minRows={2}
              maxLength={20_000}
              value={entered.told}
              onChange={({ currentTarget }) => onChange({ told: currentTarget.value })}
            />
          )}
          {/* Named by a press: whoever sends the letter says that they were told. */}
          {!entered.noneReceived && missing.length > 0 && (
            <Group>
              <Button size="xs" variant="default" onClick={() => onChange({ told: [...lines, ...missing].join('\n') })}>
                {plural(locale, missing.length, words.takeTold)}
              </Button>
            </Group>
          )}
        </>
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
