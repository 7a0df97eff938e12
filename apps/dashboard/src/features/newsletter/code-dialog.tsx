import type { Newsletter } from '@app/contract';
import { fill } from '@app/texts';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { page } from '#app/page.ts';
import { CodeBlock } from '#ui/code-block.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { publicKeyQuery } from './data.ts';
import { formExample } from './form-example.ts';
import { useConsentLinks } from './use-address.ts';
import { useNewsletterWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly newsletter: Newsletter | undefined;
  readonly onClose: () => void;
};

/** Code for a subscription form, ready to paste, with a public key of the site. */
export function CodeDialog({ siteId, newsletter, onClose }: Props) {
  const { code: words } = useNewsletterWords();
  const name = newsletter?.name ?? '';
  return (
    <Modal opened={newsletter !== undefined} size="large" title={fill(words.title, { name })} onClose={onClose}>
      {newsletter && <Code siteId={siteId} newsletter={newsletter} />}
    </Modal>
  );
}

function Code({ siteId, newsletter }: { readonly siteId: string; readonly newsletter: Newsletter }) {
  const { code: words, loading } = useNewsletterWords();
  const { data: key, isPending } = useQuery(publicKeyQuery(siteId));
  const { toKeys } = useConsentLinks(siteId);
  // Waits for the key, because code is copied as soon as it is visible.
  if (isPending) return <Skeletons shape="text" count={6} label={loading} />;
  return (
    <Stack>
      <Text size="sm">{words.text}</Text>
      <CodeBlock
        label={words.form}
        code={formExample({
          origin: page.contentUrl ?? window.location.origin,
          key: key?.shown ?? 'YOUR_PUBLIC_KEY',
          preference: newsletter.preference,
          email: words.email,
          agree: fill(words.agree, { name: newsletter.name }),
          send: words.send,
        })}
      />
      <Text size="sm" c="dimmed">
        {key ? fill(words.key, { key: key.name }) : words.noKey}{' '}
        <Anchor component={Link} to={toKeys} size="sm">
          {words.toKeys}
        </Anchor>
      </Text>
    </Stack>
  );
}
