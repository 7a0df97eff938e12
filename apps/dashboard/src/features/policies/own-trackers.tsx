import { documentSettings, type OwnTracker } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useGenerator } from './generator-context.tsx';
import { PartForm } from './part-form.tsx';
import { CookieDialog, TrackerDialog } from './sections/cookie-dialog.tsx';
import { DurationInput } from './sections/duration-input.tsx';
import classes from './sections/sections.module.css';
import { TrackerTable } from './sections/tracker-table.tsx';
import { nameIn, useServiceWords } from './service-words.ts';

const schema = documentSettings.pick({ ownTrackers: true });

const session = { value: 0, unit: 'day' } as const;
const year = { value: 1, unit: 'year' } as const;

/** Trackers that many sites set themselves, as frameworks usually call them. Their names and lifetimes can be changed. */
const proposals = {
  session: { name: 'session', necessary: 'authentication', storage: 'cookie', duration: session },
  cart: { name: 'cart', necessary: 'user-input', storage: 'cookie', duration: { value: 14, unit: 'day' } },
  csrf: { name: 'csrf_token', necessary: 'security', storage: 'cookie', duration: session },
  consent: { name: 'consent', necessary: 'consent-record', storage: 'cookie', duration: { value: 6, unit: 'month' } },
  language: { name: 'language', necessary: 'interface', storage: 'cookie', duration: year },
} as const satisfies Record<string, OwnTracker>;

/** The trackers that the site itself sets: documents and banner name them without a recipient. */
export function OwnTrackers() {
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="ownTrackers"
      schema={schema}
      initial={{ ownTrackers: settings.ownTrackers }}
      settings={({ ownTrackers = [] }) => ({ ownTrackers })}
    >
      <Fields />
    </PartForm>
  );
}

function Fields() {
  const words = useWords().policies.settings.ownTrackers;
  const { lifetimes } = useWords().policies.service;
  const { value = [], set } = useField<readonly OwnTracker[]>('ownTrackers');
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<number>();
  const tracker = edited === undefined ? undefined : value[edited];
  const offered = Object.entries(proposals).filter(([, one]) => value.every(({ name }) => name !== one.name));
  return (
    <>
      {value.length === 0 ? (
        <p className={classes['hint']}>{words.none}</p>
      ) : (
        <Rows trackers={value} onChange={set} onEdit={setEdited} />
      )}
      <div className={classes['labels']} role="group" aria-label={words.proposals}>
        {offered.map(([id, proposal]) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            aria-label={fill(words.add, { name: nameIn(words.names, id) })}
            onClick={() => set([...value, proposal])}
          >
            {nameIn(words.names, id)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {lifetimes.addTracker}
        </Button>
      </div>
      <CookieDialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(added) => {
          setAdding(false);
          set([...value, ...added.map(withoutParty)]);
        }}
      />
      {edited !== undefined && tracker && (
        <TrackerDialog
          tracker={tracker}
          onClose={() => setEdited(undefined)}
          onSave={(changed) => {
            setEdited(undefined);
            set(value.with(edited, withoutParty(changed)));
          }}
        />
      )}
    </>
  );
}

/** The site itself sets its trackers: who does is not asked. */
function withoutParty({ party: _, ...tracker }: OwnTracker & { readonly party?: unknown }): OwnTracker {
  return tracker;
}

type RowsProps = {
  readonly trackers: readonly OwnTracker[];
  readonly onChange: (trackers: readonly OwnTracker[]) => void;
  readonly onEdit: (at: number) => void;
};

function Rows({ trackers, onChange, onEdit }: RowsProps) {
  const words = useWords().policies.settings.ownTrackers;
  const { lifetimes } = useWords().policies.service;
  const { purposes } = useServiceWords();
  return (
    <TrackerTable
      trackers={trackers}
      describe={({ purpose, necessary }) => [
        purpose && nameIn(purposes, purpose),
        necessary ? lifetimes.grounds[necessary] : lifetimes.groundNone,
      ]}
      lifetime={(tracker, at) => (
        <DurationInput
          label={fill(words.lifetime, { tracker: tracker.name })}
          labelHidden
          path={`ownTrackers.${at}.duration`}
          value={tracker.duration}
          onChange={(duration) => onChange(trackers.with(at, { ...tracker, duration }))}
        />
      )}
      onEdit={onEdit}
      onRemove={(at) => onChange(trackers.filter((_, other) => other !== at))}
    />
  );
}
