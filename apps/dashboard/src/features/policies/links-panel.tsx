import { documentSettings, type InternalLink } from '@app/contract';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { z } from 'zod';
import { hideAlert } from '#app/alerts.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { showToast } from '#ui/toast.tsx';
import { useGenerator } from './generator-context.tsx';
import classes from './links-panel.module.css';
import { PartForm } from './part-form.tsx';

const schema = documentSettings.shape.links.unwrap();
type Links = z.infer<typeof schema>;
const names = [
  'privacyPolicy',
  'simplifiedPolicy',
  'cookiePolicy',
  'legalNotice',
  'processingAgreement',
] as const satisfies readonly (keyof Links)[];
const modes = ['default', 'custom', 'disabled'] as const satisfies readonly InternalLink['mode'][];

/** The targets of links between the site's documents: the hosted ones, an address of the owner's, or none. */
export function LinksPanel() {
  const { links: words } = useWords().policies;
  const { document } = useGenerator();
  return (
    <Card title={words.title} description={words.text}>
      <PartForm
        part="links"
        schema={schema}
        label={words.title}
        initial={document.settings.links ?? {}}
        settings={(links) => ({ links })}
        onSaved={() => {
          hideAlert();
          showToast({ message: words.saved });
        }}
        failed={words.failed}
      >
        <Stack gap="lg">
          {names.map((name) => (
            <LinkChoice key={name} name={name} />
          ))}
        </Stack>
      </PartForm>
    </Card>
  );
}

function LinkChoice({ name }: { readonly name: (typeof names)[number] }) {
  const { links: words } = useWords().policies;
  const id = useId();
  const { form } = useFormState();
  const { value: link = { mode: 'default' }, set } = useField<InternalLink>(name);
  const label = words.documents[name];
  const choose = (mode: string): void => {
    form.clearFieldError(`${name}.url`);
    if (mode === 'custom') set({ mode, url: '' });
    else set({ mode: mode === 'disabled' ? 'disabled' : 'default' });
  };
  return (
    <div>
      <Radio.Group label={label} name={`${id} ${name}`} value={link.mode} onChange={choose}>
        <div className={classes['modes']}>
          {modes.map((mode) => (
            <Radio key={mode} value={mode} label={words.modes[mode]} />
          ))}
        </div>
      </Radio.Group>
      {link.mode === 'custom' && <OwnAddress name={`${name}.url`} label={`${label}: ${words.address}`} />}
    </div>
  );
}

function OwnAddress({ name, label }: { readonly name: string; readonly label: string }) {
  const { value, set, error, path } = useField<string>(name);
  return (
    <TextInput
      {...path}
      className={classes['address']}
      aria-label={label}
      placeholder="https://"
      inputMode="url"
      value={value ?? ''}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
