import { fill, formatDate, plural, type Locale, type Words } from '@app/texts';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { Why } from '#app/why.tsx';
import { Card } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { useStep, type DsarDeadline, type DsarRequest } from './data.ts';

type Props = { readonly request: DsarRequest; readonly mayManage: boolean };
type ClockWords = Words<'requests'>['clock'];

/** What is due when, by which law, and how each day was computed. */
export function ClockCard({ request, mayManage }: Props) {
  const words = useAreaWords('requests').clock;
  const step = useStep(request);
  const { waitsFor } = request;
  const isStill = request.deadlines.some(({ isDone, standsStill }) => !isDone && standsStill);
  const take = (action: 'clarified' | 'acknowledge'): void =>
    step.mutate({ action }, { onError: (error) => showToast({ message: failureMessage(error) }) });
  return (
    <Card title={words.title} actions={<Why of="requestClock" label={words.title} />}>
      <Stack gap="md">
        {waitsFor !== null && (
          <Alert color="amber">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">{isStill ? words.waiting[waitsFor] : words.runs[waitsFor]}</Text>
              {mayManage && waitsFor === 'clarification' && (
                <Button size="xs" variant="default" loading={step.isPending} onClick={() => take('clarified')}>
                  {words.clarified}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        {request.deadlines.map((deadline) => (
          <Deadline key={`${deadline.kind} ${deadline.article} ${deadline.day}`} deadline={deadline}>
            {deadline.kind === 'acknowledge' && !deadline.isDone && (
              <Stack gap="xs" align="flex-start">
                <Text size="sm">{words.acknowledgeHint}</Text>
                {mayManage && (
                  <Button size="xs" variant="default" loading={step.isPending} onClick={() => take('acknowledge')}>
                    {words.acknowledge}
                  </Button>
                )}
              </Stack>
            )}
          </Deadline>
        ))}
      </Stack>
    </Card>
  );
}

type DeadlineProps = { readonly deadline: DsarDeadline; readonly children: ReactNode };

function Deadline({ deadline, children }: DeadlineProps) {
  const words = useAreaWords('requests').clock;
  const { rights } = useAreaWords('dsar');
  const locale = useLocale();
  const { kind, day, law, article, isOurs, isExtended, steps } = deadline;
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{words.kinds[kind]}</Text>
        <Left deadline={deadline} words={words} locale={locale} />
      </Group>
      <Text size="sm">{fill(words.by, { date: formatDate(locale, day, 'long') })}</Text>
      {deadline.rights.length > 0 && (
        <Text size="sm" c="dimmed">
          {deadline.rights.map((right) => rights[right]).join(' · ')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {[
          article.startsWith(law) ? article : fill(words.law, { law, article }),
          ...(isExtended ? [words.extended] : []),
        ].join(' · ')}
      </Text>
      {isOurs && (
        <Text size="sm" c="dimmed">
          {words.ours}
        </Text>
      )}
      {children}
      <details>
        <summary>{words.how}</summary>
        <List size="sm" mt={4}>
          {steps.map((one, at) => (
            <List.Item key={at}>{stepText(one, words, locale)}</List.Item>
          ))}
        </List>
      </details>
    </div>
  );
}

type LeftProps = { readonly deadline: DsarDeadline; readonly words: ClockWords; readonly locale: Locale };

function Left({ deadline: { isDone, day, standsStill }, words, locale }: LeftProps) {
  const all = useAreaWords('requests');
  const [now] = useState(() => Date.now());
  if (isDone) return <StatusBadge tone="good">{words.done}</StatusBadge>;
  if (standsStill) return <StatusBadge tone="attention">{all.standsStill}</StatusBadge>;
  const left = daysUntil(day, now);
  if (left === 0) return <StatusBadge tone="attention">{words.today}</StatusBadge>;
  if (left < 0) return <StatusBadge tone="bad">{plural(locale, -left, words.over)}</StatusBadge>;
  return <StatusBadge tone={left <= 7 ? 'attention' : 'neutral'}>{plural(locale, left, words.left)}</StatusBadge>;
}

/** Days from today on. */
function daysUntil(day: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

/** A step of a computation as a sentence. */
function stepText(step: DsarDeadline['steps'][number], words: ClockWords, locale: Locale): string {
  const written = (day: string | undefined) => (day === undefined ? '' : formatDate(locale, day, 'long'));
  const { steps, periods } = words;
  const values = { day: written(step.day), from: written(step.from), until: written(step.until), days: step.days ?? 0 };
  if (step.kind === 'moves') return fill(steps[step.off ?? 'holiday'], values);
  if (step.kind !== 'adds') return fill<string>(steps[step.kind], values);
  const { count, unit } = step.period ?? { count: 0, unit: 'day' };
  return fill(steps.adds, { day: values.day, period: plural(locale, count, periods[unit]) });
}
