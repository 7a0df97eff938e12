import { fill } from '@app/texts';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { OfficeInput, ReportCountryLaw } from './data.ts';
import classes from './whistleblowing.module.css';

type Questions = readonly OfficeInput['questions'][number][];
type Authorities = readonly OfficeInput['authorities'][number][];

const replaced = <Item,>(items: readonly Item[], at: number, changed: Partial<Item>): Item[] =>
  items.map((item, index) => (index === at ? { ...item, ...changed } : item));
const without = <Item,>(items: readonly Item[], at: number): Item[] => items.filter((_, index) => index !== at);

type QuestionProps = { readonly questions: Questions; readonly onChange: (questions: Questions) => void };

/** Questions that the office asks besides those of every form. */
export function QuestionFields({ questions, onChange }: QuestionProps) {
  const words = useAreaWords('reportOffice').form;
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {words.questions}
      </Text>
      {questions.map(({ text, isRequired }, at) => (
        <div key={at} className={classes['row']}>
          <TextInput
            className={classes['grows'] ?? ''}
            label={fill(words.question, { number: at + 1 })}
            required
            maxLength={300}
            value={text}
            onChange={({ currentTarget }) => onChange(replaced(questions, at, { text: currentTarget.value }))}
          />
          <Checkbox
            label={words.required}
            pb={8}
            checked={isRequired}
            onChange={({ currentTarget }) => onChange(replaced(questions, at, { isRequired: currentTarget.checked }))}
          />
          <Button
            variant="default"
            aria-label={`${words.remove}: ${fill(words.question, { number: at + 1 })}`}
            onClick={() => onChange(without(questions, at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <Group>
        <Button variant="default" onClick={() => onChange([...questions, { text: '', isRequired: false }])}>
          {words.addQuestion}
        </Button>
      </Group>
    </Stack>
  );
}

type AuthorityProps = {
  readonly authorities: Authorities;
  readonly ofLaw: ReportCountryLaw['authorities'] | undefined;
  /** Undefined: those of the country. */
  readonly onChange: (authorities: OfficeInput['authorities'] | undefined) => void;
};

/** Authorities that take reports from outside. RULES W10 */
export function AuthorityFields({ authorities, ofLaw = [], onChange }: AuthorityProps) {
  const words = useAreaWords('reportOffice').form;
  const label = (at: number) => fill(words.authorityName, { number: at + 1 });
  return (
    <Stack gap="sm">
      <div>
        <Text size="sm" fw={600}>
          {words.authorities}
        </Text>
        <Text size="sm" c="dimmed">
          {words.authoritiesHint}
        </Text>
      </div>
      {authorities.map(({ name, url }, at) => (
        <div key={at} className={classes['row']}>
          <TextInput
            className={classes['grows'] ?? ''}
            label={label(at)}
            required
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => onChange(replaced(authorities, at, { name: currentTarget.value }))}
          />
          <TextInput
            className={classes['grows'] ?? ''}
            label={fill(words.authorityUrl, { number: at + 1 })}
            required
            type="url"
            maxLength={255}
            value={url}
            onChange={({ currentTarget }) => onChange(replaced(authorities, at, { url: currentTarget.value }))}
          />
          <Button
            variant="default"
            aria-label={`${words.remove}: ${label(at)}`}
            onClick={() => onChange(without(authorities, at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <Group gap="sm">
        <Button variant="default" onClick={() => onChange([...authorities, { name: '', url: '' }])}>
          {words.addAuthority}
        </Button>
        {ofLaw.length > 0 && (
          <Button variant="default" onClick={() => onChange(undefined)}>
            {words.useLaw}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
