import type { ServiceDetail, TrackerLifetimes } from '@app/contract';
import { fill, type Locale } from '@app/texts';
import { ActionIcon, Alert, Button, Checkbox, CloseButton, Radio, Select, Stack } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { nameIn, useServiceWords } from '../service-words.ts';
import { CookieDialog, TrackerDialog, type Tracker } from './cookie-dialog.tsx';
import { DurationInput } from './duration-input.tsx';
import classes from './sections.module.css';

const modes = ['auto', 'custom', 'session', 'indefinite', 'none'] as const;
const ranges = ['range_one', 'range_all'] as const;

/** Mode, range and trackers of a service, by the rules for storage durations. */
export function LifetimesFields({ known }: { readonly known: ServiceDetail['trackers'] }) {
  const words = useWords().policies.service.lifetimes;
  const { lifetimeModes, lifetimeRanges } = useServiceWords();
  const { form } = useFormState();
  const { value, set } = useField<TrackerLifetimes>('lifetimes');
  if (!value) return null;
  const change = (part: Partial<TrackerLifetimes>): void => set({ ...value, ...part });
  const isOpenEnded = value.mode === 'none' || value.mode === 'indefinite';

  return (
    <>
      <Select
        label={words.mode}
        data-path="lifetimes.mode"
        data={modes.map((mode) => ({ value: mode, label: lifetimeModes[mode] }))}
        allowDeselect={false}
        value={value.mode}
        onChange={(chosen) => change({ mode: modes.find((mode) => mode === chosen) ?? 'auto', acknowledged: false })}
      />
      {value.mode === 'custom' && (
        <>
          <Radio.Group
            label={words.range}
            value={value.range}
            onChange={(chosen) => change({ range: ranges.find((range) => range === chosen) ?? 'range_one' })}
          >
            <Stack gap={6} mt={4}>
              {ranges.map((range) => (
                <Radio key={range} value={range} label={lifetimeRanges[range]} />
              ))}
            </Stack>
          </Radio.Group>
          {value.range === 'range_one' && (
            <DurationInput
              label={words.maximum}
              hint={words.maximumHint}
              path="lifetimes.maximum"
              value={value.maximum}
              onChange={(maximum) => change({ maximum })}
            />
          )}
        </>
      )}
      {value.mode !== 'auto' && (
        <TrackerRows value={value} onChange={(trackers) => change({ trackers: [...trackers] })} />
      )}
      {isOpenEnded && (
        <Alert color="amber" p="sm">
          <Checkbox
            label={words.acknowledge}
            data-path="lifetimes.acknowledged"
            checked={value.acknowledged}
            error={form.errors['lifetimes.acknowledged']}
            onChange={(event) => {
              form.clearFieldError('lifetimes.acknowledged');
              change({ acknowledged: event.currentTarget.checked });
            }}
          />
        </Alert>
      )}
      {(value.mode !== 'auto' || known.length > 0) && (
        <Checkbox
          label={words.show}
          checked={value.showInCookiePolicy}
          onChange={(event) => change({ showInCookiePolicy: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

type RowsProps = { readonly value: TrackerLifetimes; readonly onChange: (trackers: readonly Tracker[]) => void };

function TrackerRows({ value, onChange }: RowsProps) {
  const words = useWords().policies.service.lifetimes;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<number>();
  const { purposes } = useServiceWords();
  const locale = useLocale();
  const { trackers, range, mode } = value;
  const tracker = edited === undefined ? undefined : trackers[edited];
  return (
    <>
      {trackers.length > 0 && (
        <table className={classes['trackers']}>
          <caption>{words.trackers}</caption>
          <tbody>
            {trackers.map((tracker, at) => (
              <tr key={`${tracker.name} ${at}`}>
                <th scope="row">
                  <code>{tracker.name}</code>
                  <div className={classes['hint']}>
                    {[
                      tracker.purpose && nameIn(purposes, tracker.purpose),
                      tracker.necessary && words.grounds[tracker.necessary],
                      descriptionIn(tracker.description, locale),
                      tracker.party && words.parties[tracker.party],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </div>
                </th>
                {mode === 'custom' && range === 'range_all' && (
                  <td>
                    <DurationInput
                      label={`${words.maximum}: ${tracker.name}`}
                      labelHidden
                      path={`lifetimes.trackers.${at}.duration`}
                      value={tracker.duration}
                      onChange={(duration) => onChange(trackers.with(at, { ...tracker, duration }))}
                    />
                  </td>
                )}
                <td className={classes['buttons']}>
                  <ActionIcon
                    aria-label={fill(words.editTracker, { tracker: tracker.name })}
                    onClick={() => setEdited(at)}
                  >
                    <IconPencil size={17} stroke={1.7} aria-hidden />
                  </ActionIcon>
                  <CloseButton
                    aria-label={fill(words.removeTracker, { tracker: tracker.name })}
                    onClick={() => onChange(trackers.filter((_, other) => other !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {words.addTracker}
        </Button>
      </div>
      <CookieDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(added) => {
          setAdding(false);
          onChange([...trackers, ...added]);
        }}
      />
      {edited !== undefined && tracker && (
        <TrackerDialog
          tracker={tracker}
          onClose={() => setEdited(undefined)}
          onSave={(changed) => {
            setEdited(undefined);
            onChange(trackers.with(edited, changed));
          }}
        />
      )}
    </>
  );
}

/** The description in the page's language, or in any other if it lacks that one. */
function descriptionIn(description: Tracker['description'], locale: Locale): string | undefined {
  if (description === undefined || typeof description === 'string') return description;
  return description[locale] ?? Object.values(description)[0];
}
