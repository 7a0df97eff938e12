import { activityKind } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import classes from './activities.module.css';
import { ActivityDialog } from './activity-dialog.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';

/** Delivering pages and getting mail happen on every site: they are described whether they are listed or not. */
const always: readonly string[] = ['visit', 'contact'];

/** What the site does with data by itself. Each is on or off, and has details of its own. */
export function ActivitiesPanel() {
  const words = useWords().policies.activities;
  const { document, openField, leadTo, closeService } = useGenerator();
  const nameOf = useActivityName();
  const [isNew, setNew] = useState(false);
  const { activities, save, toggle } = useActivities();
  const openId = openField?.startsWith('activities.') ? openField.slice('activities.'.length) : undefined;
  const own = activities.filter(({ kind }) => kind === 'other');
  const rows = [
    ...activityKind.options
      .filter((kind) => kind !== 'other')
      .map((kind) => activities.find((one) => one.kind === kind) ?? { id: kind, kind }),
    ...own,
  ];
  const opened = rows.find(({ id }) => id === openId);

  return (
    <Card title={words.title} description={words.description}>
      <ul className={classes['activities']}>
        {rows.map((activity) => {
          const isOn = always.includes(activity.kind) || activities.includes(activity);
          return (
            <li key={activity.id} className={classes['activity']}>
              <Switch
                label={nameOf(activity)}
                description={always.includes(activity.kind) ? words.always : words.kinds[activity.kind].text}
                checked={isOn}
                disabled={always.includes(activity.kind)}
                onChange={() => toggle(activity)}
              />
              {isOn && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={fill(words.detailsOf, { activity: nameOf(activity) })}
                  onClick={leadTo(`activities.${activity.id}`)}
                >
                  {words.details}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        size="compact-sm"
        variant="subtle"
        mt="xs"
        ml={-8}
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => setNew(true)}
      >
        {words.addOther}
      </Button>
      {(opened || isNew) && (
        <ActivityDialog
          key={opened?.id ?? 'new'}
          activity={opened ?? { id: freeId(document.settings.activities ?? []), kind: 'other' }}
          onSave={save}
          onClose={() => {
            setNew(false);
            if (opened) closeService();
          }}
        />
      )}
    </Card>
  );
}

function useActivities() {
  const words = useWords().policies.activities;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const change = useChangeDocument(document.id);
  const activities = document.settings.activities ?? [];
  const set = (next: readonly Activity[], message: string, onDone?: () => void): void =>
    change.mutate(
      { settings: { activities: [...next] } },
      {
        onSuccess: () => {
          showToast({ message });
          onDone?.();
        },
      },
    );
  return {
    activities,
    save: (activity: Activity, onDone: () => void) => {
      const at = activities.findIndex(({ id }) => id === activity.id);
      const next = at < 0 ? [...activities, activity] : activities.with(at, activity);
      set(next, fill(words.saved, { activity: nameOf(activity) }), onDone);
    },
    toggle: (activity: Activity) => {
      const others = activities.filter(({ id }) => id !== activity.id);
      const isOn = others.length < activities.length;
      const sentence = isOn ? words.off : words.on;
      set(isOn ? others : [...others, activity], fill(sentence, { activity: nameOf(activity) }));
    },
  };
}

function freeId(activities: readonly Activity[]): string {
  const taken = new Set(activities.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}
