import { degrees, levelOfRating, type Degree } from '@app/assessments/risks.ts';
import { fill } from '@app/texts';
import { Button, Fieldset, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { Card } from '#ui/card.tsx';
import type { AssessmentAnswers, AssessmentRisk, Change } from './data.ts';
import { RiskMatrix } from './risk-matrix.tsx';

type Props = { readonly answers: AssessmentAnswers; readonly readOnly: boolean; readonly onChange: Change };
type Rating = AssessmentRisk['before'];

const unrated: Rating = { likelihood: null, severity: null };
const mostRisks = 30;

/** The risks of a DPIA, before and with their measures. */
export function RisksCard({ answers: { risks }, readOnly, onChange }: Props) {
  const words = useAreaWords('assessments');
  const add = (...texts: readonly string[]) =>
    onChange((before) => ({
      risks: [
        ...before.risks,
        ...texts.map((text) => ({ id: crypto.randomUUID(), text, measures: '', before: unrated, after: unrated })),
      ],
    }));
  const change = (id: string, changed: Partial<AssessmentRisk>) =>
    onChange((before) => ({ risks: before.risks.map((risk) => (risk.id === id ? { ...risk, ...changed } : risk)) }));
  const remove = (id: string) => onChange((before) => ({ risks: before.risks.filter((risk) => risk.id !== id) }));
  const { access, change: altered, loss } = words.usualRisks;
  return (
    <Card title={words.risksTitle} description={words.risksText}>
      <Stack gap="md">
        <RiskMatrix risks={risks} />
        {risks.map((risk, at) => (
          <Risk
            key={risk.id}
            risk={risk}
            number={String(at + 1)}
            readOnly={readOnly}
            onChange={(changed) => change(risk.id, changed)}
            onRemove={() => remove(risk.id)}
          />
        ))}
        {!readOnly && (
          <Group gap="sm">
            <Button variant="default" disabled={risks.length >= mostRisks} onClick={() => add('')}>
              {words.addRisk}
            </Button>
            {risks.length === 0 && (
              <Button variant="default" onClick={() => add(access, altered, loss)}>
                {words.addUsual}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Card>
  );
}

type RiskProps = {
  readonly risk: AssessmentRisk;
  readonly number: string;
  readonly readOnly: boolean;
  readonly onChange: (changed: Partial<AssessmentRisk>) => void;
  readonly onRemove: () => void;
};

function Risk({ risk, number, readOnly, onChange, onRemove }: RiskProps) {
  const words = useAreaWords('assessments');
  return (
    <Fieldset legend={fill(words.riskNumber, { number })} id={`risk-${risk.id}`} tabIndex={-1}>
      <Stack gap="sm">
        <Textarea
          label={words.riskText}
          value={risk.text}
          autosize
          maxLength={1000}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <RatingFields
          legend={words.before}
          rating={risk.before}
          readOnly={readOnly}
          onChange={(before) => onChange({ before })}
        />
        <Textarea
          label={words.riskMeasures}
          value={risk.measures}
          autosize
          maxLength={2000}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange({ measures: currentTarget.value })}
        />
        <RatingFields
          legend={words.after}
          rating={risk.after}
          readOnly={readOnly}
          onChange={(after) => onChange({ after })}
        />
        {!readOnly && (
          <Group>
            <Button size="xs" variant="default" onClick={onRemove}>
              {fill(words.removeRisk, { number })}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}

type RatingProps = {
  readonly legend: string;
  readonly rating: Rating;
  readonly readOnly: boolean;
  readonly onChange: (rating: Rating) => void;
};

function RatingFields({ legend, rating, readOnly, onChange }: RatingProps) {
  const words = useAreaWords('assessments');
  const level = levelOfRating(rating);
  const names = { 1: words.degrees.d1, 2: words.degrees.d2, 3: words.degrees.d3, 4: words.degrees.d4 };
  const select = (which: keyof Rating) => (
    <NativeSelect
      label={words[which]}
      value={rating[which] ?? ''}
      data={[
        { value: '', label: words.notRated },
        ...degrees.map((degree) => ({ value: String(degree), label: names[degree] })),
      ]}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange({ ...rating, [which]: degreeOf(currentTarget.value) })}
    />
  );
  return (
    <Group gap="sm" align="flex-end" role="group" aria-label={legend}>
      <Text size="sm" fw={560} w="100%">
        {legend}
        {level && `: ${words.levels[level]}`}
      </Text>
      {select('likelihood')}
      {select('severity')}
    </Group>
  );
}

function degreeOf(value: string): Degree | null {
  return degrees.find((degree) => String(degree) === value) ?? null;
}
