import type { Area } from '@app/catalogue/choices.ts';
import { Button, Checkbox, Group } from '@mantine/core';
import { CheckboxGroup, useFieldValue, useSetField } from '#ui/form.tsx';
import { areaChoices, areaName, isSameAudience, presetsOf, withHome } from './areas.ts';
import { useAreaNamer } from './area-namer.ts';
import classes from './areas-field.module.css';

type Props = {
  readonly name: string;
  /** That of the owner, if it is known. */
  readonly country: string | undefined;
  /** What is checked until somebody chooses. */
  readonly proposed: readonly Area[];
};

/** Where the users are: a set of areas, and the usual sets in one press. */
export function AreasField({ name, country, proposed }: Props) {
  const namer = useAreaNamer(country);
  const { words } = namer;
  const setField = useSetField();
  const chosen = withHome(useFieldValue<readonly Area[]>(name) ?? proposed, country);
  return (
    <CheckboxGroup name={name} label={words.label} description={words.hint} value={chosen}>
      <Group gap="xs" role="group" aria-label={words.presets} className={classes['presets']}>
        {presetsOf(namer).map(({ label, areas }) => {
          const isChosen = isSameAudience(areas, chosen, country);
          return (
            <Button
              key={label}
              size="compact-sm"
              variant={isChosen ? 'light' : 'default'}
              aria-pressed={isChosen}
              onClick={() => setField(name, areas)}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      <div className={classes['areas']}>
        {areaChoices(country).map((area) => (
          <Checkbox key={area} name={name} value={area} label={areaName(area, namer)} />
        ))}
      </div>
    </CheckboxGroup>
  );
}
