import { purposes, type Purpose } from '@app/consent';
import { fill } from '@app/texts';
import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './embedding.module.css';
import { markedKinds, markedUp } from './marked-up.ts';
import { useCookieSolutionWords, useServiceWords } from './words.ts';

/** How to mark tags that must wait for consent: for each service of the site with its purpose and its hosts. */
export function MarksCard() {
  const { marks } = useCookieSolutionWords().embedding;
  const names = useServiceWords().categories;
  const { banner, draft } = useConfigurator();
  const waiting = banner.services.filter((service) => purposeOf(service) !== 'necessary');
  const [chosen, setChosen] = useState<string>();
  const service = waiting.find(({ id }) => id === chosen);
  const purpose: Purpose = service ? purposeOf(service) : (purposes.find((one) => one === chosen) ?? 'marketing');
  const host = service?.hosts[0] ?? 'example.com';

  function purposeOf({ id, usualPurpose }: { readonly id: string; readonly usualPurpose: Purpose }): Purpose {
    return draft.services.find((setting) => setting.id === id)?.purpose ?? usualPurpose;
  }

  return (
    <Card title={marks.title} description={marks.text}>
      <Stack gap="md">
        <NativeSelect
          label={marks.service}
          maw={360}
          value={chosen ?? 'marketing'}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {waiting.length > 0 && (
            <optgroup label={marks.ours}>
              {waiting.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={marks.any}>
            {purposes
              .filter((one) => one !== 'necessary')
              .map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
          </optgroup>
        </NativeSelect>
        <p className={classes['text']}>{fill(marks.waits, { purpose: names[purpose] })}</p>
        <div className={classes['examples']}>
          {markedKinds.map((kind) => (
            <CodeBlock key={kind} label={marks[kind]} code={markedUp(kind, purpose, host)} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
