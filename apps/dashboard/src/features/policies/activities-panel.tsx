import { activityKind } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import classes from './activities.module.css';
import { useActivityName, type Activity } from './activity-name.ts';
import { useGenerator } from './generator-context.tsx';
import { RetentionByLaw } from './retention-by-law.tsx';
import { useActivities } from './use-activities.ts';

// Lazy, since its form is needed only when details are opened.
const ActivityDialog = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }));

/** Serving pages and receiving mail happen on every site, so these activities are always described. */
const always: readonly string[] = ['visit', 'contact'];

/** The site's own processing activities. Each can be switched on or off, and has details of its own. */
export function ActivitiesPanel() {
  const words = useWords().policies.activities;
  const { openField, leadTo, closeService } = useGenerator();
  const nameOf = useActivityName();
  const [isNew, setNew] = useState(false);
  const { activities, turnOn, turnOff } = useActivities();
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
                onChange={() => (isOn ? turnOff : turnOn)(activity)}
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
      <RetentionByLaw />
      <Suspense>
        {(opened || isNew) && (
          <ActivityDialog
            key={opened?.id ?? 'new'}
            activity={opened ?? { id: freeId(activities), kind: 'other' }}
            onClose={() => {
              setNew(false);
              if (opened) closeService();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

function freeId(activities: readonly Activity[]): string {
  const taken = new Set(activities.map(({ id }) => id));
  let number = 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
}
