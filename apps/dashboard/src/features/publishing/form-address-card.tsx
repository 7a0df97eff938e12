import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import classes from './publishing.module.css';

/** The address of a form. It opens in the language of the browser, so the one in the address is left out. */
export function FormAddressCard({ url, description }: { readonly url: string; readonly description: string }) {
  const words = useWords().publishing;
  const address = url.split('?')[0] ?? url;
  return (
    <Card
      title={words.hosted}
      description={description}
      actions={
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {words.open}
        </Button>
      }
    >
      <Group gap="sm" className={classes['address']}>
        <code className={classes['url']}>{address}</code>
        <CopyButton text={address} label={words.copyAddress} />
      </Group>
    </Card>
  );
}
