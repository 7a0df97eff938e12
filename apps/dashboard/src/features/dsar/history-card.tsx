import { fill, formatDate, formatList, isLocale, localeName } from '@app/texts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { NearMoment } from '#app/near-moment.tsx';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useStep, type DsarRequest } from './data.ts';
import { nameOfPlace } from './place-field.tsx';

type Change = DsarRequest['steps'][number]['changes'][number];

type Props = { readonly request: DsarRequest; readonly mayManage: boolean };

/** What was done, by whom and when; and notes for the team. */
export function HistoryCard({ request, mayManage }: Props) {
  const all = useAreaWords('requests');
  const words = all.history;
  const whom: Readonly<Record<string, string>> = all.facts.for;
  const { rights } = useAreaWords('dsar');
  const locale = useLocale();
  const nameOf = ({ kind }: DsarRequest['steps'][number]): string => {
    const known: Readonly<Record<string, string>> = words.kinds;
    return known[kind] ?? words.kinds.task;
  };
  const said = (change: Change, side: 'from' | 'to'): string => {
    if (change.field === 'receivedOn') return formatDate(locale, change[side], 'medium');
    if (change.field === 'place') return nameOfPlace(locale, change[side]);
    if (change.field === 'language' && isLocale(change[side])) return localeName(change[side], locale);
    if (change.field === 'requesterFor') return whom[change[side]] ?? change[side];
    if (change.field !== 'rights') return change[side];
    const known: Readonly<Record<string, string>> = rights;
    return formatList(
      locale,
      change[side].split(',').map((right) => known[right] ?? right),
    );
  };
  const sentenceOf = (change: Change): string => {
    if (change.field === 'extendedOn')
      return fill(words.extensionVoid, { date: formatDate(locale, change.from, 'medium') });
    const [from, to] = [said(change, 'from'), said(change, 'to')];
    return fill(words.changed, { field: words.fields[change.field], from, to });
  };
  return (
    <Card title={words.title}>
      <Stack gap="sm">
        {request.steps.map((step, at) => (
          <div key={at}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{nameOf(step)}</Text>
              <Text size="sm" c="dimmed">
                <NearMoment at={step.at} /> ·{' '}
                {step.who === 'person'
                  ? (step.by?.email ?? all.somebody)
                  : step.who === 'requester'
                    ? words.byRequester
                    : words.byProduct}
              </Text>
            </Group>
            {step.changes.map((change) => (
              <Text key={change.field} size="sm" c="dimmed">
                {sentenceOf(change)}
              </Text>
            ))}
            {step.note !== '' && (
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {step.note}
              </Text>
            )}
          </div>
        ))}
        {mayManage && <NoteForm request={request} />}
      </Stack>
    </Card>
  );
}

function NoteForm({ request }: Pick<Props, 'request'>) {
  const words = useAreaWords('requests').history;
  const step = useStep(request);
  const [text, setText] = useState('');
  const add = async (): Promise<void> => {
    try {
      await step.mutateAsync({ action: 'note', text: text.trim() });
      setText('');
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void add();
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          w="100%"
          label={words.note}
          autosize
          minRows={2}
          maxLength={5000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={step.isPending}>
          {words.add}
        </Button>
      </Stack>
    </form>
  );
}
