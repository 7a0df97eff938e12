import { appPermission, type AppPermission } from '@app/contract';
import { sortedBy } from '@app/texts';
import { Switch } from '@mantine/core';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useChangeDocument } from './changes.ts';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './activities.module.css';

/** The device permissions of an app. Only apps have this panel. */
export function PermissionsPanel() {
  const { activities, failures } = useWords().policies;
  const words = activities.permissions;
  const locale = useLocale();
  const { document } = useGenerator();
  const change = useChangeDocument(document.id);
  const chosen = document.settings.permissions ?? [];
  const offered = sortedBy(locale, appPermission.options, (id) => words.names[id]);

  const set = (id: AppPermission, on: boolean): void =>
    void change
      .mutateAsync({ settings: { permissions: on ? [...chosen, id] : chosen.filter((one) => one !== id) } })
      .catch((error: unknown) => showFailure(failures.permissions, error));

  return (
    <Card title={words.title} description={words.description}>
      <ul className={classes['permissions']}>
        {offered.map((id) => (
          <li key={id}>
            <Switch
              label={words.names[id]}
              checked={chosen.includes(id)}
              onChange={(event) => set(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
