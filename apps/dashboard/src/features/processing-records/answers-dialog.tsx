import { fill } from '@app/texts';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AnswerProposal } from './answer-proposal.tsx';
import { useMayOnRecord } from './may-on-record.ts';
import {
  questionQuery,
  useDecide,
  type AskedField,
  type ComparedQuestion,
  type RecordQuestion,
} from './question-data.ts';

type Props = { readonly question: RecordQuestion; readonly mayEdit: boolean; readonly onClose: () => void };

/** Each answer of a colleague beside what the record says, to be accepted or rejected. */
export function AnswersDialog({ question, mayEdit, onClose }: Props) {
  const words = useAreaWords('colleagueQuestions');
  const query = useQuery(questionQuery(question.id));
  return (
    <Modal opened size="large" title={fill(words.answersTitle, { record: question.record.name })} onClose={onClose}>
      <Loaded query={query} pending={<Skeletons shape="rows" count={4} label={words.title} />}>
        {(compared) => <Answers compared={compared} mayEdit={mayEdit} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

type AnswersProps = Omit<Props, 'question'> & { readonly compared: ComparedQuestion };

function Answers({ compared, mayEdit, onClose }: AnswersProps) {
  const words = useAreaWords('colleagueQuestions');
  const { id, version, siteId, proposals } = compared;
  const decide = useDecide(id);
  const mayChangeDocuments = useMayOnRecord({ site: siteId === null ? null : { id: siteId, name: '' } })(
    'documents.edit',
  );
  const open = proposals.filter(({ decision }) => decision === null);
  const acceptable = open.filter(({ goesTo }) => goesTo !== 'documents' || mayChangeDocuments);
  const send = async (accept: readonly AskedField[], reject: readonly AskedField[]): Promise<void> => {
    const isStated = open.some(({ field, goesTo }) => goesTo === 'documents' && accept.includes(field));
    try {
      await decide.mutateAsync({
        version,
        accept: [...accept],
        reject: [...reject],
        ...(isStated && siteId && { siteId }),
      });
    } catch {
      // Shown in the dialog.
    }
  };
  const fieldsOf = (some: typeof open) => some.map(({ field }) => field);
  return (
    <Stack gap="lg">
      {proposals.map((proposal) => (
        <AnswerProposal
          key={proposal.field}
          proposal={proposal}
          mayEdit={mayEdit}
          mayAccept={acceptable.includes(proposal)}
          isBusy={decide.isPending}
          onDecide={(isAccepted) => void send(isAccepted ? [proposal.field] : [], isAccepted ? [] : [proposal.field])}
        />
      ))}
      {decide.error && <Alert color="red">{failureMessage(decide.error)}</Alert>}
      <Group justify="flex-end">
        {mayEdit && open.length > 1 && (
          <>
            <Button variant="default" disabled={decide.isPending} onClick={() => void send([], fieldsOf(open))}>
              {words.rejectAll}
            </Button>
            <Button
              loading={decide.isPending}
              disabled={acceptable.length === 0}
              onClick={() => void send(fieldsOf(acceptable), [])}
            >
              {words.acceptAll}
            </Button>
          </>
        )}
        {open.length === 0 && <Button onClick={onClose}>{words.close}</Button>}
      </Group>
    </Stack>
  );
}
