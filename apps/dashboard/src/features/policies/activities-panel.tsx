import { activityKind } from '@app/contract';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import classes from './activities.module.css';
import { activityGroupNames, activityGroups } from './activity-groups.ts';
import type { Activity } from './activity-name.ts';
import { ActivityRow } from './activity-row.tsx';
import { useGenerator } from './generator-context.tsx';
import { RetentionByLaw } from './retention-by-law.tsx';
import { useActivities } from './use-activities.ts';

// Lazy, since its form is needed only when details are opened.
const ActivityDialog = lazyPart(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }));

/** The site's own processing activities. Each can be switched on or off, and has details of its own. */
export function ActivitiesPanel() {
  const words = useWords().policies.activities;
  const { openField, closeService } = useGenerator();
  const id = useId();
  const [isNew, setNew] = useState(false);
  const { activities } = useActivities();
  const openId = openField?.startsWith('activities.') ? openField.slice('activities.'.length) : undefined;
  const own = activities.filter(({ kind }) => kind === 'other');
  const rows = [
    ...activityKind.options
      .filter((kind) => kind !== 'other')
      .map((kind) => activities.find((one) => one.kind === kind) ?? { id: kind, kind }),
    ...own,
  ];
  const opened = rows.find((row) => row.id === openId);

  return (
    <Card title={words.title} description={words.description}>
      {activityGroupNames.map((group) => {
        const kinds: readonly Activity['kind'][] = activityGroups[group];
        return (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 className={classes['group']} id={`${id}-${group}`}>
              {words.groups[group]}
            </h3>
            <ul className={classes['activities']}>
              {rows
                .filter(({ kind }) => kinds.includes(kind))
                .map((activity) => (
                  <ActivityRow key={activity.id} activity={activity} />
                ))}
            </ul>
          </section>
        );
      })}
      <Button
        size="compact-sm"
        variant="subtle"
        mt="xs"
        ml={-8}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setNew(true)}
      >
        {words.addOther}
      </Button>
      <RetentionByLaw />
      <Suspense>
        {(opened || isNew) && (
          <ActivityDialog
            key={opened?.id ?? 'new'}
            activity={opened ?? { id: 'new', kind: 'other' }}
            isNew={!opened}
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
