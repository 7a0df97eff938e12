import { documentSettings, type DocumentSettings, type DocumentType } from '@app/contract';
import { Accordion } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { Switch, TextInput } from '#ui/form.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { AgeField } from './age-field.tsx';
import { AutomatedDecisions } from './automated-decisions.tsx';
import { ConsentBy } from './consent-by.tsx';
import { FinancialIncentive } from './financial-incentive.tsx';
import { useGenerator } from './generator-context.tsx';
import { OwnTrackers } from './own-trackers.tsx';
import { PartForm } from './part-form.tsx';
import { SecurityMeasures } from './security-measures.tsx';
import { useUnsaved } from '#app/saving/unsaved-drafts.tsx';
import classes from './settings-panel.module.css';

const { rightsContact, usStates } = documentSettings.shape;
const age = documentSettings.pick({ minimumAge: true });

type Part = keyof DocumentSettings;

/** The parts that appear in kinds of documents that do not contain all of them. */
const partsIn: Partial<Record<DocumentType, ReadonlySet<Part>>> = {
  cookie_policy: new Set(['rightsContact', 'consentBy', 'ownTrackers']),
  data_processing_agreement: new Set(['security']),
};

/** The sections of a document that speak of a part, the first of which the preview shows. */
const sectionsOf: Readonly<Partial<Record<Part, readonly string[]>>> = {
  rightsContact: ['rights', 'controller'],
  consentBy: ['choices', 'trackers'],
  ownTrackers: ['trackers', 'services'],
  automatedDecisions: ['automated-decisions'],
  security: ['security'],
  usStates: ['us-requests', 'us-rights', 'us-notice'],
  minimumAge: ['children'],
};

/** The owner's settings besides services and activities. Each part is saved separately. */
export function SettingsPanel() {
  const words = useWords().policies.settings;
  const { openField, document, showClause } = useGenerator();
  const unsaved = useUnsaved();
  const all: readonly { readonly name: Part; readonly form: ReactNode }[] = [
    { name: 'rightsContact', form: <RightsContact /> },
    { name: 'consentBy', form: <ConsentBy /> },
    { name: 'ownTrackers', form: <OwnTrackers /> },
    { name: 'automatedDecisions', form: <AutomatedDecisions /> },
    { name: 'security', form: <SecurityMeasures /> },
    { name: 'usStates', form: <UsStates /> },
    { name: 'minimumAge', form: <MinimumAge /> },
  ];
  const shownIn = partsIn[document.type];
  const parts = shownIn ? all.filter(({ name }) => shownIn.has(name)) : all;
  const asked = parts.find(({ name }) => name === openField)?.name;
  const [opened, setOpened] = useState<string | null>(asked ?? null);
  const [followed, setFollowed] = useState(asked);
  // A link to this panel opens its part, even if the panel is already shown.
  if (asked !== followed) {
    setFollowed(asked);
    if (asked) setOpened(asked);
  }
  const open = (name: string | null): void => {
    setOpened(name);
    const sections = sectionsOf[parts.find((part) => part.name === name)?.name ?? 'links'];
    if (sections) showClause({ sections });
  };
  return (
    <Accordion variant="separated" className={classes['parts']} value={opened} onChange={open}>
      {parts.map(({ name, form }) => {
        const { title, text } = words[name as keyof typeof words] as { readonly title: string; readonly text: string };
        return (
          <Accordion.Item key={name} value={name}>
            <Accordion.Control>
              <span className={classes['title']}>
                {title} {unsaved.isStuck(name) && <StatusBadge tone="attention">{words.unsaved}</StatusBadge>}
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              <p className={classes['text']}>{text}</p>
              {opened === name && form}
            </Accordion.Panel>
          </Accordion.Item>
        );
      })}
    </Accordion>
  );
}

function RightsContact() {
  const words = useWords().policies.settings.rightsContact;
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="rightsContact"
      schema={rightsContact.unwrap()}
      initial={settings.rightsContact}
      settings={(entered) => ({ rightsContact: entered })}
    >
      <TextInput name="email" label={words.email} type="email" autoComplete="off" />
      <TextInput name="url" label={words.url} inputMode="url" placeholder="https://" />
    </PartForm>
  );
}

function UsStates() {
  const words = useWords().policies.settings.usStates;
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="usStates"
      schema={usStates.unwrap()}
      initial={settings.usStates}
      settings={(entered) => ({ usStates: entered })}
    >
      <WithWhy of="optOutUrl" label={words.optOutUrl}>
        <TextInput
          name="optOutUrl"
          label={words.optOutUrl}
          description={words.optOutHint}
          inputMode="url"
          placeholder="https://"
        />
      </WithWhy>
      <TextInput name="appealEmail" label={words.appealEmail} description={words.appealHint} type="email" />
      <TextInput name="tollFreePhone" label={words.tollFreePhone} inputMode="tel" />
      <Switch name="usesSensitiveDataFurther" label={words.sensitiveFurther} />
      <FinancialIncentive />
    </PartForm>
  );
}

function MinimumAge() {
  const { settings } = useGenerator().document;
  return (
    <PartForm
      part="minimumAge"
      schema={age}
      initial={{ minimumAge: settings.minimumAge }}
      settings={({ minimumAge = null }) => ({ minimumAge })}
    >
      <AgeField />
    </PartForm>
  );
}
