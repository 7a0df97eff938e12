import type { Area } from '@app/catalogue/choices.ts';
import { usStateLaws } from '@app/catalogue/us-states.ts';
import type { Site } from '@app/contract';
import { Alert, Button, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { WithWhy } from '#app/why.tsx';
import { MultiSelect, Switch, useFieldValue, useSetField } from '#ui/form.tsx';
import { AppliedLaws } from './applied-laws.tsx';
import { areasOfSite } from './areas.ts';
import { AreasField } from './areas-field.tsx';
import classes from './audience-fields.module.css';

/** The audience of a site, and what it means for its documents. */
export function AudienceFields({ site }: { readonly site: Site }) {
  const words = useWords().sites.settings;
  const country = site.owner?.country;
  const proposed = areasOfSite(site);
  const chosen = useFieldValue<readonly Area[]>('areas');
  const areas = chosen ?? proposed;
  const addressesUs = areas.includes('us') || country === 'US';
  return (
    <>
      {site.areas === null && !chosen && <FormerForm areas={proposed} />}
      <div className={classes['audience']}>
        <div className={classes['fields']}>
          <AreasField name="areas" country={country} proposed={proposed} />
          {addressesUs && <StatesField />}
          <WithWhy of="children" label={words.children}>
            <Switch name="audience.children" label={words.children} description={words.childrenHint} />
          </WithWhy>
        </div>
        <AppliedLaws
          country={country}
          areas={areas}
          usStates={useFieldValue<readonly string[]>('audience.usStates') ?? []}
          forChildren={useFieldValue<boolean>('audience.children') ?? false}
        />
      </div>
    </>
  );
}

/** Offers areas to the owner of a site from before there were any. */
function FormerForm({ areas }: { readonly areas: readonly Area[] }) {
  const words = useWords().sites.settings;
  const setField = useSetField();
  return (
    <Alert color="sky" icon={<IconInfoCircle size={18} aria-hidden />} title={words.formerTitle}>
      <Text size="sm">{words.formerText}</Text>
      <Button variant="default" size="compact-sm" mt="xs" onClick={() => setField('areas', areas)}>
        {words.formerUse}
      </Button>
    </Alert>
  );
}

/** The choice of US states. */
function StatesField() {
  const words = useWords().sites.settings;
  return (
    <MultiSelect
      name="audience.usStates"
      label={words.usStates}
      description={words.usStatesHint}
      placeholder={words.allStates}
      clearable
      options={usStateLaws.map(({ state, name }) => ({ value: state, label: `${state} · ${name}` }))}
    />
  );
}
