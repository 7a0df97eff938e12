import { fill } from '@app/texts';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMe } from '#app/session.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProcessorOfTask } from './processor-of-task.tsx';
import { useMakeTasks, useSaveTask, type DsarRequest, type DsarTask } from './data.ts';

type Props = { readonly request: DsarRequest; readonly mayManage: boolean; readonly mayDo: boolean };

const outcomes = ['open', 'none', 'found', 'corrected', 'erased', 'refused'] as const;
const openStates: readonly DsarRequest['state'][] = ['received', 'identity', 'in-work', 'appeal'];
const failed = (error: Error) => showToast({ message: failureMessage(error) });

/** Where to look for data of the person: the confirmed records of the register. */
export function TasksCard({ request, mayManage, mayDo }: Props) {
  const words = useAreaWords('requests').tasks;
  const make = useMakeTasks(request.id);
  const { person: me } = useMe();
  // What has an owner is done by the owner, their deputy, or whoever handles the request.
  const isTheirs = ({ owner, deputy }: DsarTask) =>
    mayManage || owner === null || owner.id === me.id || deputy?.id === me.id;
  const isOpen = openStates.includes(request.state);
  return (
    <Card
      title={words.title}
      description={words.text}
      footer={
        mayManage &&
        isOpen && (
          <Button
            variant="default"
            loading={make.isPending}
            onClick={() => make.mutate(undefined, { onError: failed })}
          >
            {words.make}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {request.tasks.length === 0 && <Text size="sm">{words.none}</Text>}
        {request.tasks.map((task) => (
          <div key={task.id}>
            <Task requestId={request.id} task={task} readOnly={!isOpen || !mayDo || !isTheirs(task)} />
            {task.processor && (
              <ProcessorOfTask
                requestId={request.id}
                taskId={task.id}
                processor={task.processor}
                mayManage={mayManage && isOpen && request.isConfirmed}
              />
            )}
          </div>
        ))}
      </Stack>
    </Card>
  );
}

type TaskProps = { readonly requestId: string; readonly task: DsarTask; readonly readOnly: boolean };

function Task({ requestId, task, readOnly }: TaskProps) {
  const words = useAreaWords('requests').tasks;
  const save = useSaveTask(requestId);
  const { id, name, systems, owner, deputy, outcome, note } = task;
  const people = [owner, deputy].flatMap((person) => person?.email ?? []);
  const [entered, setEntered] = useState<string>();
  const change = (changed: Partial<Pick<DsarTask, 'outcome' | 'note'>>): void =>
    save.mutate(
      { taskId: id, note, outcome, ...changed },
      {
        onSuccess: () => {
          setEntered(undefined);
          showToast({ message: words.saved });
        },
        onError: failed,
      },
    );
  return (
    <div>
      <Text fw={560}>{name}</Text>
      {systems.length > 0 && (
        <Text size="sm" c="dimmed">
          {fill(words.systems, { systems: systems.join(', ') })}
        </Text>
      )}
      {people.length > 0 && (
        <Text size="sm" c="dimmed">
          {people.join(' · ')}
        </Text>
      )}
      {readOnly ? (
        <Text size="sm">{words.outcomes[outcome]}</Text>
      ) : (
        <NativeSelect
          aria-label={fill(words.result, { name })}
          mt={4}
          value={outcome}
          data={outcomes.map((value) => ({ value, label: words.outcomes[value] }))}
          onChange={({ currentTarget: { value } }) =>
            change({ outcome: outcomes.find((one) => one === value) ?? outcome })
          }
        />
      )}
      {note !== '' && entered === undefined && (
        <Text size="sm" mt={4} style={{ whiteSpace: 'pre-line' }}>
          {note}
        </Text>
      )}
      {!readOnly && entered === undefined && (
        <Button
          size="xs"
          variant="subtle"
          mt={4}
          aria-label={`${note === '' ? words.addNote : words.changeNote}: ${name}`}
          onClick={() => setEntered(note)}
        >
          {note === '' ? words.addNote : words.changeNote}
        </Button>
      )}
      {entered !== undefined && (
        <>
          <Textarea
            aria-label={fill(words.noteOf, { name })}
            mt={4}
            autosize
            minRows={2}
            maxLength={2000}
            value={entered}
            onChange={({ currentTarget }) => setEntered(currentTarget.value)}
          />
          <Group gap="xs" mt={4}>
            <Button size="xs" loading={save.isPending} onClick={() => change({ note: entered.trim() })}>
              {words.saveNote}
            </Button>
            <Button size="xs" variant="default" onClick={() => setEntered(undefined)}>
              {words.cancelNote}
            </Button>
          </Group>
        </>
      )}
    </div>
  );
}
