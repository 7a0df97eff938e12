import { fill } from '@app/texts';
import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { useMe } from '#app/session.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './lists.module.css';
import { searchOfView, viewsOf, type View } from './views.ts';

/** The views of a list that the person saved, each a link to its address, and a button that saves the current one. */
export function SavedViews({ list }: { readonly list: string }) {
  const words = useAreaWords('lists');
  const { person, account } = useMe();
  const shelf = viewsOf(list, { personId: person.id, accountId: account.id });
  const [views, setViews] = useState(() => shelf.read());
  const [isNaming, setNaming] = useState(false);
  const [search] = useSearchParams();
  const here = searchOfView(search);
  const keep = (next: readonly View[]): void => {
    shelf.write(next);
    setViews(next);
  };
  const remove = (view: View): void => {
    keep(views.filter((one) => one !== view));
    showToast({ message: fill(words.removed, { name: view.name }), onUndo: () => keep([...shelf.read(), view]) });
  };
  const maySave = here !== '' && !views.some((view) => view.search === here);
  if (views.length === 0 && !maySave) return null;
  return (
    <Group gap="xs">
      {views.length > 0 && (
        <ul aria-label={words.views} className={classes['views']}>
          {views.map((view) => (
            <li key={view.name}>
              <Button
                component={Link}
                to={{ search: view.search }}
                size="xs"
                radius="xl"
                variant={view.search === here ? 'light' : 'default'}
                aria-current={view.search === here || undefined}
              >
                {view.name}
              </Button>
              <CloseButton
                size="md"
                aria-label={fill(words.remove, { name: view.name })}
                onClick={() => remove(view)}
              />
            </li>
          ))}
        </ul>
      )}
      {maySave && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBookmark size={15} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {words.save}
        </Button>
      )}
      <Modal opened={isNaming} size="small" title={words.saveTitle} onClose={() => setNaming(false)}>
        <NameForm
          onSave={(name) => {
            keep([...views.filter((view) => view.name !== name), { name, search: here }]);
            setNaming(false);
            showToast({ message: words.saved });
          }}
        />
      </Modal>
    </Group>
  );
}

function NameForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const words = useAreaWords('lists');
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = name.trim();
        if (wanted !== '') return onSave(wanted);
        setMissing(true);
        event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words.saveText}</Text>
        <TextInput
          label={words.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          error={isMissing && name.trim() === '' ? words.needsName : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit">{words.save}</Button>
        </Group>
      </Stack>
    </form>
  );
}
