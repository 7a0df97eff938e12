import { fill } from '@app/texts';
import { Button, Group, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useId } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { AssessmentAnswers, AssessmentQuestion, Change, ShownQuestion } from './data.ts';
import { useQuestionWords } from './question-words.ts';

/** The most choices that are shown beside each other. */
const mostRadios = 5;

type Props = {
  readonly question: ShownQuestion;
  readonly choice: AssessmentAnswers['choices'][AssessmentQuestion['id']];
  readonly text: string;
  readonly readOnly: boolean;
  readonly onChange: Change;
};

/** A question with its provision, what the record says to it and why, and the answer. */
export function Question({ question, choice, text, readOnly, onChange }: Props) {
  const words = useAreaWords('assessments');
  const questionOf = useQuestionWords();
  const labelId = useId();
  const { id, article, options, needs, proposal, hasChanged } = question;
  const setChoice = (chosen: string) =>
    onChange(({ choices }) => {
      const { [id]: _, ...others } = choices;
      const option = options.find((one) => one === chosen);
      return { choices: option ? { ...others, [id]: option } : others };
    });
  const setText = (entered: string) =>
    onChange(({ texts }) => {
      const { [id]: _, ...others } = texts;
      return { texts: entered === '' ? others : { ...others, [id]: entered } };
    });
  const choiceLabels = options.map((value) => ({ value, label: words.options[value] }));
  return (
    <Stack gap={6} role="group" aria-labelledby={labelId}>
      <Group gap="xs">
        <Text fw={560} id={labelId}>
          {questionOf(id)}
        </Text>
        {hasChanged && <StatusBadge tone="attention">{words.changedSince}</StatusBadge>}
      </Group>
      {article !== '' && (
        <Text size="xs" c="dimmed">
          {article}
        </Text>
      )}
      {proposal && <Proposal step={question.step} {...{ proposal, choice, text, readOnly, setChoice, setText }} />}
      {options.length > mostRadios && (
        <NativeSelect
          aria-label={words.answer}
          value={choice ?? ''}
          data={[{ value: '', label: words.choose }, ...choiceLabels]}
          disabled={readOnly}
          onChange={({ currentTarget }) => setChoice(currentTarget.value)}
        />
      )}
      {options.length > 0 && options.length <= mostRadios && (
        <Radio.Group aria-label={words.answer} value={choice ?? ''} onChange={setChoice}>
          <Group gap="md">
            {choiceLabels.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} disabled={readOnly} />
            ))}
            {choice !== undefined && !readOnly && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`${words.clear}: ${questionOf(id)}`}
                onClick={() => setChoice('')}
              >
                {words.clear}
              </Button>
            )}
          </Group>
        </Radio.Group>
      )}
      <Textarea
        aria-label={options.length > 0 ? words.explanation : words.answer}
        placeholder={options.length > 0 ? words.explanation : undefined}
        value={text}
        autosize
        minRows={needs === 'text' || needs === 'both' ? 2 : 1}
        maxLength={4000}
        readOnly={readOnly}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Stack>
  );
}

type ProposalProps = Pick<Props, 'choice' | 'text' | 'readOnly'> & {
  readonly proposal: AssessmentQuestion['proposal'];
  readonly step: AssessmentQuestion['step'];
  readonly setChoice: (choice: string) => void;
  readonly setText: (text: string) => void;
};

/** What the record says to a question, and the facts it follows from. Nothing, where no fact could ever answer it. */
function Proposal({ proposal, step, choice, text, readOnly, setChoice, setText }: ProposalProps) {
  const words = useAreaWords('assessments');
  const answer = proposal.choice && proposal.choice !== 'unknown' ? proposal.choice : undefined;
  const isScreening = step === 'article-35' || step === 'criteria' || step === 'list';
  const reasons = proposal.reasons.map(({ fact, name }) => fill(words.facts[fact], { name })).join('; ');
  if (!answer && proposal.text === '')
    return isScreening ? (
      <Text size="sm" c="dimmed">
        {reasons === '' ? words.notKnown : fill(words.hint, { reasons })}
      </Text>
    ) : null;
  const isUsed = (!answer || answer === choice) && (proposal.text === '' || proposal.text === text);
  const said = [...(answer ? [words.options[answer]] : []), ...(proposal.text ? [proposal.text] : [])].join(' – ');
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
      <Text size="sm" c="dimmed">
        {!(isUsed && proposal.text !== '') && fill(words.proposed, { answer: said })}{' '}
        {reasons !== '' && fill(words.because, { reasons })}
      </Text>
      {!isUsed && !readOnly && (
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          onClick={() => {
            if (answer) setChoice(answer);
            if (proposal.text !== '') setText(proposal.text);
          }}
        >
          {words.apply}
        </Button>
      )}
    </Group>
  );
}
