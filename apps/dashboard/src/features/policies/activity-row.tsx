import { fill, formatList } from '@app/texts';
import { Button, Switch } from '@mantine/core';
import { useLocale, useWords } from '#app/words.tsx';
import classes from './activities.module.css';
import { useActivityName, type Activity } from './activity-name.ts';
import { useGenerator } from './generator-context.tsx';
import { useActivities } from './use-activities.ts';

/** Serving pages and receiving mail happen on every site, so these activities are always described. */
const always: readonly string[] = ['visit', 'contact'];

/** One activity: a switch, the services that serve it or point to it, and the way to its details. */
export function ActivityRow({ activity }: { readonly activity: Activity }) {
  const words = useWords().policies.activities;
  const locale = useLocale();
  const { document, leadTo } = useGenerator();
  const nameOf = useActivityName();
  const { activities, turnOn, turnOff } = useActivities();
  const isAlways = always.includes(activity.kind);
  const isOn = isAlways || activities.some(({ id }) => id === activity.id);
  const serving = isOn
    ? document.activities.find(({ id }) => id === activity.id)?.services
    : document.suggestedActivities.find(({ kind }) => kind === activity.kind)?.services;
  const names = document.services.filter(({ id }) => serving?.includes(id)).map(({ name }) => name);
  const services = names.length > 0 ? formatList(locale, names) : undefined;

  return (
    <li className={classes['activity']}>
      <div>
        <Switch
          label={nameOf(activity)}
          description={isAlways ? words.always : words.kinds[activity.kind].text}
          checked={isOn}
          disabled={isAlways}
          onChange={() => (isOn ? turnOff : turnOn)(activity)}
        />
        {services && (
          <p className={classes['services']} data-suggested={!isOn || undefined}>
            {fill(isOn ? words.servedBy : words.suggested, { services })}
          </p>
        )}
      </div>
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
}
