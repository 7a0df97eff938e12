import { installations } from '@app/contract/installation.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { Form, TextInput } from '#ui/form.tsx';
import { useCheckInstallation } from './data.ts';
import { useInstallationWords } from './words.ts';

const schema = installations.check.body.unwrap();

type Props = {
  readonly siteId: string;
  /** The address of the site, which is checked unless another page is named. */
  readonly url: string | null;
};

/** Checks the page of the site's address, or another page. */
export function CheckForm({ siteId, url }: Props) {
  const words = useInstallationWords().check;
  const check = useCheckInstallation(siteId);
  const [isAsked] = useAddressDialog('check');
  const [page, setPage] = useState('');
  return (
    <Form
      schema={schema}
      busy={check.isPending}
      error={check.error}
      label={words.button}
      onChange={(entered) => setPage(typeof entered['url'] === 'string' ? entered['url'].trim() : '')}
      onSubmit={({ url: address }) => check.mutate(address)}
    >
      <Group align="end" gap="sm">
        <TextInput name="url" label={words.page} placeholder={url ?? 'https://'} type="url" inputMode="url" w="22rem" />
        <Button
          type="submit"
          variant="default"
          autoFocus={isAsked}
          loading={check.isPending}
          disabled={!url && page === ''}
        >
          {words.button}
        </Button>
      </Group>
    </Form>
  );
}
