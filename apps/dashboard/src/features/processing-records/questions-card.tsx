import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { Card } from '#ui/card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { openQuestionsQuery, questionsOfQuery, type RecordQuestion } from './question-data.ts';
import { QuestionRow } from './question-row.tsx';

const AnswersDialog = lazyPart(async () => ({ default: (await import('./answers-dialog.tsx')).AnswersDialog }));
const AskDialog = lazyPart(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

type Props = { readonly record: { readonly id: string; readonly name: string }; readonly mayEdit: boolean };

/** Whom somebody asked about a record, and what they answered. */
export function QuestionsCard({ record, mayEdit }: Props) {
  const words = useAreaWords('colleagueQuestions');
  const query = useQuery(questionsOfQuery(record.id));
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<RecordQuestion>();
  return (
    <Card
      title={words.title}
      description={words.cardText}
      actions={
        mayEdit && (
          <Button size="xs" variant="default" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        )
      }
    >
      <Loaded query={query} pending={<Skeletons shape="rows" count={1} label={words.title} />}>
        {({ questions }) =>
          questions.length === 0 ? (
            <Text size="sm">{words.none}</Text>
          ) : (
            <Stack gap="md">
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  mayEdit={mayEdit}
                  title={<Text fw={560}>{question.email ?? words.byLink}</Text>}
                  onOpen={() => setOpen(question)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {open && (
        <Suspense>
          <AnswersDialog question={open} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <AskDialog record={record} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Questions that wait for an answer or a decision. Shows nothing if there are none. */
export function OpenQuestionsCard({ mayEdit }: { readonly mayEdit: boolean }) {
  const words = useAreaWords('colleagueQuestions');
  const paths = usePaths();
  const { data } = useQuery(openQuestionsQuery);
  const [open, setOpen] = useState<RecordQuestion>();
  const questions = data?.questions ?? [];
  return (
    <>
      {questions.length > 0 && (
        <Card title={words.openTitle} description={words.openText}>
          <Stack gap="md">
            {questions.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                mayEdit={mayEdit}
                onOpen={() => setOpen(question)}
                title={
                  <>
                    <Anchor component={Link} to={paths.processingRecords(question.record.id)} fw={560}>
                      {question.record.name}
                    </Anchor>
                    <Text size="sm">{question.email ?? words.byLink}</Text>
                  </>
                }
              />
            ))}
          </Stack>
        </Card>
      )}
      {open && (
        <Suspense>
          <AnswersDialog question={open} mayEdit={mayEdit} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
