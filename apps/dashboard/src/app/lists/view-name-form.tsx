import { mostViews, type SavedView } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';

type Props = {
  readonly views: readonly SavedView[];
  readonly save: (name: string) => Promise<void>;
  readonly onSaved: () => void;
};

/** Asks for the name of a view. What the server refuses is shown at the field. */
export function ViewNameForm({ views, save, onSaved }: Props) {
  const words = useAreaWords('lists');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wanted = name.trim();
  const isFull = views.length >= mostViews && !views.some((view) => view.name === wanted);
  const refuse = (message: string): void => {
    setProblem(message);
    input.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (wanted === '') return refuse(words.needsName);
    if (isFull) return refuse(fill(words.full, { number: String(mostViews) }));
    setSaving(true);
    try {
      await save(wanted);
      onSaved();
    } catch (error) {
      refuse(failureMessage(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words.saveText}</Text>
        <TextInput
          ref={input}
          label={words.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={problem}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
