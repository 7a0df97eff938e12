import type { Area } from '@app/catalogue/choices.ts';
import { fill } from '@app/texts';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { CheckboxGroup, useFieldValue, useSetField } from '#ui/form.tsx';
import { areaChoices, areaName, audienceName, isSameAudience, presetsOf, withHome } from './areas.ts';
import { useAreaNamer } from './area-namer.ts';
import classes from './areas-field.module.css';

type Props = {
  readonly name: string;
  /** That of the owner, if it is known. */
  readonly country: string | undefined;
  /** What is checked until somebody chooses. */
  readonly proposed: readonly Area[];
  /** Whether single areas wait to be asked for. */
  readonly folded?: boolean;
};

/** Where the users are: a set of areas, and the usual sets in one press. */
export function AreasField({ name, country, proposed, folded = false }: Props) {
  const [unfolded, setUnfolded] = useState(!folded);
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
        {folded && (
          <Button size="compact-sm" variant="subtle" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {words.single}
          </Button>
        )}
      </Group>
      {unfolded ? (
        <div className={classes['areas']}>
          {areaChoices(country).map((area) => (
            <Checkbox key={area} name={name} value={area} label={areaName(area, namer)} />
          ))}
        </div>
      ) : (
        <Text size="sm" role="status">
          {fill(words.chosen, { areas: audienceName(chosen, namer) })}
        </Text>
      )}
    </CheckboxGroup>
  );
}
