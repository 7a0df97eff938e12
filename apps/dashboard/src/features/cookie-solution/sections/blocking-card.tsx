import { Stack, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Card } from '#ui/card.tsx';
import { Why } from '#app/why.tsx';
import { isSame } from '#app/saving/is-same.ts';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { linesIn } from '../service-settings.ts';
import { useCookieSolutionWords } from '../words.ts';
import { MoreOptions } from './more-options.tsx';
import classes from './sections.module.css';

/** How services without consent are blocked. */
export function BlockingCard() {
  const words = useCookieSolutionWords().settings.services;
  const { draft, change } = useConfigurator();
  const { blocking } = draft;
  return (
    <Card title={words.blocking} actions={<Why of="blocking" label={words.blocking} />}>
      <Stack gap="md">
        <Switch
          data-path="blocking.automatic"
          label={words.automatic}
          description={words.automaticHint}
          checked={blocking.automatic}
          onChange={({ currentTarget }) => change({ blocking: { ...blocking, automatic: currentTarget.checked } })}
        />
        <Switch
          data-path="blocking.unknown"
          label={words.unknown}
          description={words.unknownHint}
          checked={blocking.unknown}
          disabled={!blocking.automatic}
          onChange={({ currentTarget }) => change({ blocking: { ...blocking, unknown: currentTarget.checked } })}
        />
        <MoreOptions>
          <Allowed />
        </MoreOptions>
        <p className={classes['note']}>{words.limits}</p>
      </Stack>
    </Card>
  );
}

function Allowed() {
  const words = useCookieSolutionWords().settings.services;
  const { draft, change, checked } = useConfigurator();
  const problemOf = useProblemOf();
  const { blocking } = draft;
  // The text as typed: an unfinished line is not a host yet.
  const [typed, setTyped] = useState(blocking.allowed.join('\n'));
  const shown = isSame(linesIn(typed), blocking.allowed) ? typed : blocking.allowed.join('\n');
  const wrong = Object.entries(checked.problems).find(([path]) => path.startsWith('blocking.allowed'))?.[1];
  return (
    <Textarea
      className={classes['code']}
      data-path="blocking.allowed"
      label={words.allowed}
      description={words.allowedHint}
      minRows={2}
      spellCheck={false}
      value={shown}
      error={problemOf('blocking.allowed') ?? wrong}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        change({ blocking: { ...blocking, allowed: linesIn(currentTarget.value) } });
      }}
    />
  );
}
