import type { SavedList, SavedView } from '@app/contract';
import { fill } from '@app/texts';
import { Button, CloseButton, Group } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { showAlert } from '#app/alerts.ts';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './lists.module.css';
import { ViewNameForm } from './view-name-form.tsx';
import { isTaken, useSavedViews } from './views-data.ts';
import { searchOfView } from './views.ts';

type Props = {
  readonly list: SavedList;
  readonly parameters: readonly string[] | undefined;
  readonly waiting: ReactNode;
};

/** The views of a list that the person saved, each a link to its address, and a button that saves the current one. */
export function ViewsBar({ list, parameters, waiting }: Props) {
  const words = useAreaWords('lists');
  const { views, save, remove } = useSavedViews(list);
  const [isNaming, setNaming] = useState(false);
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const here = searchOfView(search, parameters);
  // Where a view was deleted: the focus goes on to the next one, or else to what is left.
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const left = [...(place.current?.querySelectorAll<HTMLElement>('a, button[data-save]') ?? [])];
    const next = left[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>('[data-page-title]');
    next?.focus();
  }, [views]);
  // The button that opened the dialog goes with the save.
  const wasSaved = useRef(false);
  useEffect(() => {
    if (isNaming || !wasSaved.current) return;
    wasSaved.current = false;
    place.current?.querySelector<HTMLElement>('a[aria-current]')?.focus();
  }, [isNaming, views]);
  if (!views) return waiting;
  const restore = async (view: SavedView): Promise<void> => {
    try {
      await save(view);
    } catch (error) {
      // Another view has its name by now.
      if (!isTaken(error)) showAlert({ type: 'error', message: failureMessage(error) });
    }
  };
  const removeOne = async (view: SavedView): Promise<void> => {
    removedAt.current = views.indexOf(view);
    try {
      await remove(view.name);
    } catch (error) {
      return showAlert({ type: 'error', message: failureMessage(error) });
    }
    showToast({ message: fill(words.removed, { name: view.name }), onUndo: () => void restore(view) });
  };
  const maySave = here !== '' && !views.some((view) => view.search === here);
  if (views.length === 0 && !maySave) return null;
  return (
    <Group gap="xs" ref={place} mih={30}>
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
              <CloseButton aria-label={fill(words.remove, { name: view.name })} onClick={() => void removeOne(view)} />
            </li>
          ))}
        </ul>
      )}
      {maySave && (
        <Button
          size="xs"
          variant="subtle"
          data-save
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {words.save}
        </Button>
      )}
      <Modal opened={isNaming} size="small" title={words.saveTitle} onClose={() => setNaming(false)}>
        <ViewNameForm
          views={views}
          save={(name) => save({ name, search: here })}
          onSaved={() => {
            setNaming(false);
            wasSaved.current = true;
            showToast({ message: words.saved });
          }}
        />
      </Modal>
    </Group>
  );
}
