import type { ServiceDetail, TrackerLifetimes } from '@app/contract';
import type { Locale } from '@app/texts';
import { Alert, Button, Checkbox, Radio, Select, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { nameIn, useServiceWords } from '../service-words.ts';
import { CookieDialog, TrackerDialog, type Tracker } from './cookie-dialog.tsx';
import { DurationInput } from './duration-input.tsx';
import { TrackerTable } from './tracker-table.tsx';

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
        <TrackerTable
          trackers={trackers}
          describe={({ purpose, necessary, description, party }) => [
            purpose && nameIn(purposes, purpose),
            necessary && words.grounds[necessary],
            descriptionIn(description, locale),
            party && words.parties[party],
          ]}
          lifetime={
            mode === 'custom' && range === 'range_all'
              ? (one, at) => (
                  <DurationInput
                    label={`${words.maximum}: ${one.name}`}
                    labelHidden
                    path={`lifetimes.trackers.${at}.duration`}
                    value={one.duration}
                    onChange={(duration) => onChange(trackers.with(at, { ...one, duration }))}
                  />
                )
              : undefined
          }
          onEdit={setEdited}
          onRemove={(at) => onChange(trackers.filter((_, other) => other !== at))}
        />
      )}
      <div>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
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
