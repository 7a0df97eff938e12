import { fill, formatNumber } from '@app/texts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import classes from './sections.module.css';

const mostCharacters = 20_000;

/** The classes and the placeholder that custom markup must contain. @see PRODUCT 5, Cookie Solution configurator; RULES T19 */
const needed = { placeholder: '%{banner_content}', accept: 'candor-accept', customise: 'candor-customise' };

const examples = {
  css: `dialog {
  border-radius: 4px;
  box-shadow: 0 12px 40px rgb(0 0 0 / 20%);
}
`,
  markup: `%{banner_content}
<div>
  <button class="candor-accept">Accept</button>
  <button class="candor-reject">Reject</button>
  <button class="candor-customise">Customise</button>
</div>
`,
};

/** The owner's own CSS and markup. Disallowed parts are reported below the field. */
export function CodeSection() {
  const words = useCookieSolutionWords().advanced.code;
  return (
    <Card title={words.title}>
      <Stack gap="lg">
        <CodeField name="css" label={words.css} description={words.cssHint} />
        <CodeField name="markup" label={words.markup} description={fill(words.markupHint, needed)} />
      </Stack>
    </Card>
  );
}

type Props = { readonly name: 'css' | 'markup'; readonly label: string; readonly description: string };

function CodeField({ name, label, description }: Props) {
  const words = useCookieSolutionWords().advanced.code;
  const locale = useLocale();
  const problemOf = useProblemOf();
  const { draft, change } = useConfigurator();
  const value = draft[name];
  const set = (text: string): void => change({ [name]: text });
  const begin = (): void => {
    set(examples[name]);
    if (value !== '') showToast({ message: words.exampleUndo, onUndo: () => set(value) });
  };
  return (
    <div>
      <Textarea
        className={classes['code']}
        data-path={name}
        label={label}
        description={description}
        minRows={8}
        maxRows={24}
        spellCheck={false}
        autoComplete="off"
        maxLength={mostCharacters}
        value={value}
        error={problemOf(name)}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <div className={classes['below']}>
        <Button size="compact-sm" variant="subtle" onClick={begin}>
          {words.example}
        </Button>
        <span>
          {fill(words.size, {
            size: formatNumber(locale, value.length),
            most: formatNumber(locale, mostCharacters),
          })}
        </span>
      </div>
    </div>
  );
}
