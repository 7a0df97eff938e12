import { fill, formatDate } from '@app/texts';
import { Button, Group, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import type { DsarTask } from './data.ts';
import { useProcessorOfTask } from './processors-data.ts';

type Processor = NonNullable<DsarTask['processor']>;
type Props = {
  readonly requestId: string;
  readonly taskId: string;
  readonly processor: Processor;
  readonly mayManage: boolean;
};

/** What the processor of a task was asked by OpenDSR, and what it said. */
export function ProcessorOfTask({ requestId, taskId, processor: { name, requests }, mayManage }: Props) {
  const words = useAreaWords('requests').processors;
  const act = useProcessorOfTask(requestId, taskId);
  const press = async (action: 'send' | 'cancel'): Promise<void> => {
    try {
      await act.mutateAsync(action);
      showToast({ message: action === 'send' ? words.sent : words.cancelling });
    } catch (error) {
      showToast({ message: failureMessage(error) });
    }
  };
  const canSend = requests.every(
    ({ state, failure }) => state === 'failed' || state === 'cancelled' || (state === 'completed' && failure !== null),
  );
  const canCancel = requests.some(
    ({ state, isCancelling }) => ['waiting', 'pending', 'in_progress'].includes(state) && !isCancelling,
  );
  return (
    <div>
      {requests.map((request) => (
        <RequestLine key={request.type} name={name} request={request} />
      ))}
      {mayManage && (
        <Group gap="xs" mt={4}>
          {canSend && (
            <Button size="xs" variant="default" loading={act.isPending} onClick={() => void press('send')}>
              {fill(requests.length === 0 ? words.send : words.again, { name })}
            </Button>
          )}
          {canCancel && (
            <Button size="xs" variant="default" loading={act.isPending} onClick={() => void press('cancel')}>
              {fill(words.cancelTask, { name })}
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

type LineProps = { readonly name: string; readonly request: Processor['requests'][number] };
type Failures = ReturnType<typeof useAreaWords<'requests'>>['processors']['failures'];

function RequestLine({ name, request: { type, state, isCancelling, expectedAt, isLate, failure } }: LineProps) {
  const words = useAreaWords('requests').processors;
  const locale = useLocale();
  const shown = isCancelling && state !== 'failed' ? words.states.cancelling : words.states[state];
  const isDone = state === 'completed' || state === 'cancelled';
  const date = expectedAt === null ? '' : formatDate(locale, new Date(expectedAt));
  return (
    <>
      <Text size="sm">{fill(words.state, { name, type: words.types[type], state: shown })}</Text>
      {expectedAt !== null && !isDone && (
        <Text size="sm" c={isLate ? 'red' : 'dimmed'}>
          {fill(isLate ? words.late : words.expected, { date })}
        </Text>
      )}
      {failure !== null && (
        <Text size="sm" c="red">
          {fill(words.failure, {
            reason: failure in words.failures ? words.failures[failure as keyof Failures] : failure,
          })}
        </Text>
      )}
    </>
  );
}
