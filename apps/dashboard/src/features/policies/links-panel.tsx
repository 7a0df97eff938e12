import { isUrl, type DocumentSettings, type InternalLink } from '@app/contract';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { showFailure } from './failures.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './links-panel.module.css';

type Links = NonNullable<DocumentSettings['links']>;
const names = ['privacyPolicy', 'simplifiedPolicy', 'cookiePolicy'] as const satisfies readonly (keyof Links)[];
const modes = ['default', 'custom', 'disabled'] as const satisfies readonly InternalLink['mode'][];

/** Where the documents of the site lead to each other: to the hosted ones, to an address of the owner's, or nowhere. */
export function LinksPanel() {
  const { links: words } = useWords().policies;
  const { document } = useGenerator();
  const change = useChangeDocument(document.id);
  const [links, setLinks] = useState<Links>(document.settings.links ?? {});
  const incomplete = names.some((name) => links[name]?.mode === 'custom' && !isUrl(links[name].url));
  const save = () =>
    change.mutate(
      { settings: { links } },
      {
        onSuccess: () => showToast({ message: words.saved }),
        onError: (error) => showFailure(words.failed, error),
      },
    );
  return (
    <Card title={words.title} description={words.text}>
      <Stack gap="lg">
        {names.map((name) => (
          <LinkChoice
            key={name}
            label={words.documents[name]}
            link={links[name] ?? { mode: 'default' }}
            onChange={(link) => setLinks({ ...links, [name]: link })}
          />
        ))}
        <Button w="fit-content" loading={change.isPending} disabled={incomplete} onClick={save}>
          {words.save}
        </Button>
      </Stack>
    </Card>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly link: InternalLink;
  readonly onChange: (link: InternalLink) => void;
};

function LinkChoice({ label, link, onChange }: ChoiceProps) {
  const { links: words } = useWords().policies;
  const choose = (mode: string): void => {
    if (mode === 'custom') onChange({ mode, url: '' });
    else onChange({ mode: mode === 'disabled' ? 'disabled' : 'default' });
  };
  return (
    <Radio.Group label={label} value={link.mode} onChange={choose}>
      <div className={classes['modes']}>
        {modes.map((mode) => (
          <Radio key={mode} value={mode} label={words.modes[mode]} />
        ))}
      </div>
      {link.mode === 'custom' && (
        <TextInput
          mt="xs"
          aria-label={`${label}: ${words.address}`}
          placeholder="https://"
          inputMode="url"
          value={link.url}
          onChange={(event) => onChange({ mode: 'custom', url: event.currentTarget.value })}
        />
      )}
    </Radio.Group>
  );
}
