import { consentBy, type Document } from '@app/contract';
import { consentAreas } from '@app/catalogue/choices.ts';
import { Button } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { RadioCards, Select, Switch, TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import { useGenerator } from './generator-context.tsx';
import { PartForm } from './part-form.tsx';

/** Who asks visitors about trackers: this banner, another product with its settings, or nobody yet. */
export function ConsentBy() {
  const { settings, proposedConsent } = useGenerator().document;
  return (
    <PartForm
      part="consentBy"
      schema={consentBy}
      initial={settings.consentBy ?? proposedConsent ?? undefined}
      settings={(entered) => ({ consentBy: entered })}
    >
      <Fields />
      {!settings.consentBy && proposedConsent && <Confirm proposed={proposedConsent} />}
    </PartForm>
  );
}

/** Takes the proposal over: without it, an answer that is already chosen could not be given. */
function Confirm({ proposed }: { readonly proposed: NonNullable<Document['proposedConsent']> }) {
  const words = useWords().policies.questions;
  const set = useSetField();
  const by = useFieldValue('by');
  if (by !== proposed.by) return null;
  return (
    <div>
      <Button variant="default" onClick={() => set('by', proposed.by)}>
        {words.confirm}
      </Button>
    </div>
  );
}

function Fields() {
  const words = useWords().policies.settings.consentBy;
  const by = useFieldValue('by');
  const runs = (['nothing', 'everything'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <>
      <WithWhy of="consentBy" label={words.label}>
        <RadioCards
          name="by"
          label={words.label}
          options={[
            { value: 'banner', label: words.banner, description: words.bannerText },
            { value: 'other', label: words.other, description: words.otherText },
            { value: 'nobody', label: words.nobody, description: words.nobodyText },
          ]}
        />
      </WithWhy>
      {by === 'other' && (
        <>
          <TextInput name="product" label={words.product} autoComplete="off" />
          {consentAreas.map((area) => (
            <Select
              key={area}
              name={`before.${area}`}
              label={words.before[area]}
              placeholder={words.unknown}
              clearable
              options={runs}
            />
          ))}
          <Switch name="control" label={words.control} />
          <TextInput name="url" label={words.url} inputMode="url" placeholder="https://" />
          <Switch name="gpc" label={words.gpc} />
        </>
      )}
    </>
  );
}
