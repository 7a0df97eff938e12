import { fill, formatDate, plural } from '@app/texts';
import { Alert, Button, Group, Image, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { Modal } from '#ui/modal.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { requestQuery, useStep, type DsarRequest } from './data.ts';
import { documentAddress, useCompare } from './identity-data.ts';
import { usePointName } from './identity-fields.tsx';

type Props = { readonly request: DsarRequest; readonly mayManage: boolean };
type Comparison = NonNullable<DsarRequest['identity']['comparison']>;

const degrees = ['none', 'mailbox', 'reasonable', 'high'] as const;

/** How surely the requester is who they say, what they were asked for, and what is missing. */
export function IdentityCard({ request, mayManage }: Props) {
  const words = useAreaWords('requests').identity;
  const { needed, reached, comparison, isDocumentAsked, document } = request.identity;
  const isEnough = degrees.indexOf(reached) >= degrees.indexOf(needed);
  const isOpen = request.actions.includes('prove-identity');
  return (
    <Card title={words.title} actions={<Why of="requestIdentity" label={words.title} />}>
      <Stack gap="md">
        <FactsList
          facts={[
            { label: words.needed, value: words.degrees[needed] },
            {
              label: words.reached,
              value: <StatusBadge tone={isEnough ? 'good' : 'attention'}>{words.degrees[reached]}</StatusBadge>,
            },
          ]}
        />
        {isOpen && !isEnough && <Text size="sm">{words.missing}</Text>}
        {comparison && <Points requestId={request.id} comparison={comparison} mayManage={mayManage} />}
        {document === null ? (
          isDocumentAsked && <Text size="sm">{words.documentAsked}</Text>
        ) : (
          <Document requestId={request.id} deleteOn={document.deleteOn} mayManage={mayManage} />
        )}
        {mayManage && isOpen && (!isEnough || request.state === 'identity') && (
          <Proved request={request} owesReason={!isEnough && degrees.indexOf(needed) > 1} />
        )}
      </Stack>
    </Card>
  );
}

type PointsProps = { readonly requestId: string; readonly comparison: Comparison; readonly mayManage: boolean };

function Points({ requestId, comparison, mayManage }: PointsProps) {
  const words = useAreaWords('requests').identity;
  const locale = useLocale();
  const nameOf = usePointName();
  const { points, isWaiting, matched, givenAt, isDeclared, deleteOn } = comparison;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{words.points}</Text>
        {matched !== null && (
          <StatusBadge tone={matched === points.length ? 'good' : 'attention'}>
            {fill(words.matched, { matched, of: points.length })}
          </StatusBadge>
        )}
      </Group>
      <Text size="sm">{points.map(nameOf).join(' · ')}</Text>
      <Text size="sm" c="dimmed">
        {isWaiting
          ? fill(words.entered, { date: formatDate(locale, deleteOn ?? '', 'long') })
          : givenAt === null
            ? words.awaiting
            : words.gone}
      </Text>
      {isDeclared && <Text size="sm">{words.declared}</Text>}
      {isWaiting && mayManage && <CompareForm requestId={requestId} comparison={comparison} />}
    </Stack>
  );
}

function CompareForm({ requestId, comparison }: Omit<PointsProps, 'mayManage'>) {
  const words = useAreaWords('requests').identity;
  const locale = useLocale();
  const nameOf = usePointName();
  const compare = useCompare(requestId);
  const [held, setHeld] = useState<readonly string[]>([]);
  const points = comparison.points.flatMap((_, at) => {
    const value = held[at]?.trim() ?? '';
    return value === '' ? [] : [{ id: at + 1, value }];
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void compare.mutateAsync({ points }).then(
          () => setHeld([]),
          () => undefined,
        );
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Text fw={600} size="sm">
          {words.compare}
        </Text>
        <Text size="sm" c="dimmed">
          {words.compareText} {plural(locale, comparison.triesLeft, words.tries)}
        </Text>
        {comparison.points.map((point, at) => (
          <TextInput
            key={at}
            w="100%"
            label={nameOf(point)}
            type={point.kind === 'birth-date' ? 'date' : 'text'}
            autoComplete="off"
            maxLength={200}
            value={held[at] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setHeld(comparison.points.map((_, place) => (place === at ? value : (held[place] ?? ''))))
            }
          />
        ))}
        {compare.error && <Alert color="red">{failureMessage(compare.error)}</Alert>}
        <Button type="submit" size="xs" variant="default" disabled={points.length === 0} loading={compare.isPending}>
          {words.compareButton}
        </Button>
      </Stack>
    </form>
  );
}

type DocumentProps = { readonly requestId: string; readonly deleteOn: string | null; readonly mayManage: boolean };

/** The picture is loaded when somebody opens it, since each load is logged. */
function Document({ requestId, deleteOn, mayManage }: DocumentProps) {
  const words = useAreaWords('requests').identity;
  const locale = useLocale();
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const close = (): void => {
    setOpened(false);
    void client.invalidateQueries({ queryKey: requestQuery(requestId).queryKey });
  };
  return (
    <Stack gap="xs" align="flex-start">
      {mayManage && (
        <Button size="xs" variant="default" onClick={() => setOpened(true)}>
          {words.document}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {fill(words.documentText, { date: formatDate(locale, deleteOn ?? '', 'long') })}
      </Text>
      <Modal opened={opened} size="large" title={words.document} onClose={close}>
        {opened && <Image src={documentAddress(requestId)} alt={words.document} />}
      </Modal>
    </Stack>
  );
}

type ProvedProps = Pick<Props, 'request'> & { readonly owesReason: boolean };

function Proved({ request, owesReason }: ProvedProps) {
  const words = useAreaWords('requests').identity;
  const step = useStep(request);
  const [note, setNote] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void step.mutateAsync({ action: 'prove-identity', note: note.trim() }).catch(() => undefined);
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          w="100%"
          label={words.note}
          {...(owesReason && { description: words.noteHint })}
          required={owesReason}
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {step.error && <Alert color="red">{failureMessage(step.error)}</Alert>}
        <Button type="submit" size="xs" variant="default" loading={step.isPending}>
          {words.proved}
        </Button>
      </Stack>
    </form>
  );
}
