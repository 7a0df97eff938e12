import { scanEvery, type DetectionOverview } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { SegmentedControl, Switch } from '@mantine/core';
import { startTransition, useId, useOptimistic } from 'react';
import { page } from '#app/page.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useSetSchedule } from './data.ts';
import classes from './result.module.css';
import { timeZone } from '#app/dates.ts';
import { useDetectionWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly schedule: DetectionOverview['schedule'];
  readonly readOnly: boolean;
};

/** How often the site is scanned automatically, and who is notified. Saved at each change. */
export function ScheduleCard({ siteId, schedule, readOnly }: Props) {
  const words = useDetectionWords().schedule;
  const locale = useLocale();
  const label = useId();
  const set = useSetSchedule(siteId);
  // Optimistic: the stored value arrives a moment later, and a switch that moves back meanwhile would be clicked again.
  const [shown, show] = useOptimistic(schedule);
  const { every, mail, badge, nextAt } = shown;
  const change = (changed: Partial<Pick<typeof schedule, 'every' | 'mail'>>): void =>
    startTransition(async () => {
      show({ ...shown, ...changed });
      await set.mutateAsync({ schedule: { every, mail, badge, ...changed }, said: words.saved }).catch(() => undefined);
    });
  const isOff = every === 'off';
  return (
    <Card title={words.title} description={words.text}>
      <div className={classes['schedule']}>
        <div>
          <span id={label} className={classes['fieldLabel']}>
            {words.every}
          </span>
          <SegmentedControl
            aria-labelledby={label}
            disabled={readOnly}
            value={every}
            data={scanEvery.options.map((value) => ({ value, label: words.choices[value] }))}
            onChange={(value) => {
              const chosen = scanEvery.options.find((one) => one === value);
              if (chosen && chosen !== every) change({ every: chosen });
            }}
          />
        </div>
        <Switch
          label={words.mail}
          description={page.mailConfigured ? words.mailHint : words.mailNotSent}
          checked={mail}
          disabled={isOff || readOnly}
          onChange={(event) => change({ mail: event.currentTarget.checked })}
        />
        <p className={classes['small']}>
          {!isOff && nextAt
            ? fill(words.next, { date: formatDate(locale, nextAt, 'long', timeZone()) })
            : isOff
              ? words.none
              : '…'}
        </p>
      </div>
    </Card>
  );
}
