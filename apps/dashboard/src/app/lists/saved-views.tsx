import { fill } from '@app/texts';
import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { useMe } from '#app/session.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './lists.module.css';
import { mostViews, searchOfView, viewsOf, withView, withViewBack, type View } from './views.ts';

/** The views of a list that the person saved, each a link to its address, and a button that saves the current one. */
export function SavedViews({ list }: { readonly list: string }) {
  const words = useAreaWords('lists');
  const { person, account } = useMe();
  const shelf = viewsOf(list, { personId: person.id, accountId: account.id });
  const [views, setViews] = useState(() => shelf.read());
  const [isNaming, setNaming] = useState(false);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const here = searchOfView(search);
  const readAgain = useEffectEvent((key: string | null) => {
    if (key === null || key === shelf.key) setViews(shelf.read());
  });
  // Another tab saved or deleted a view.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => readAgain(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const remove = ({ name }: View): void => {
    const at = views.findIndex((view) => view.name === name);
    const [view] = shelf.read().filter((one) => one.name === name);
    setViews(shelf.change((kept) => kept.filter((one) => one.name !== name)));
    // The focus goes on to the next view, or else to what is left.
    requestAnimationFrame(() => {
      const left = [...(place.current?.querySelectorAll<HTMLElement>('a, button[data-save]') ?? [])];
      const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>('[data-page-title]');
      next?.focus();
    });
    showToast({
      message: fill(words.removed, { name }),
      onUndo: () => view && setViews(shelf.change((kept) => withViewBack(kept, view, at))),
    });
  };
  const maySave = here !== '' && !views.some((view) => view.search === here);
  if (views.length === 0 && !maySave) return null;
  return (
    <Group gap="xs" ref={place}>
      {views.length > 0 && (
        <ul aria-label={words.views} className={classes['views']}>
          {views.map((view) => (
            <li key={view.name}>
              <Button
                component={Link}
                to={{ search: view.search, hash }}
                size="xs"
                radius="xl"
                variant={view.search === here ? 'light' : 'default'}
                aria-current={view.search === here || undefined}
              >
                {view.name}
              </Button>
              <CloseButton aria-label={fill(words.remove, { name: view.name })} onClick={() => remove(view)} />
            </li>
          ))}
        </ul>
      )}
      {maySave && (
        <Button
          size="xs"
          variant="subtle"
          data-save
          leftSection={<IconBookmark size={15} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {words.save}
        </Button>
      )}
      <Modal opened={isNaming} size="small" title={words.saveTitle} onClose={() => setNaming(false)}>
        <NameForm
          views={views}
          onSave={(name) => {
            setViews(shelf.change((kept) => withView(kept, { name, search: here })));
            setNaming(false);
            showToast({ message: words.saved });
          }}
        />
      </Modal>
    </Group>
  );
}

type NameFormProps = { readonly views: readonly View[]; readonly onSave: (name: string) => void };

function NameForm({ views, onSave }: NameFormProps) {
  const words = useAreaWords('lists');
  const [name, setName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const wanted = name.trim();
  const isFull = views.length >= mostViews && !views.some((view) => view.name === wanted);
  const problem =
    wanted === '' ? words.needsName : isFull ? fill(words.full, { number: String(mostViews) }) : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) return onSave(wanted);
        setRefused(true);
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
          error={isRefused && problem}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit">{words.save}</Button>
        </Group>
      </Stack>
    </form>
  );
}
