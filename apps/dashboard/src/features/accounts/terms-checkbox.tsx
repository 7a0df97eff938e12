import type { Words } from '@app/texts';
import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { Checkbox } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { NoticeText } from '#ui/notice-text.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { termsQuery } from './data.ts';
import { LoadFailure } from './load-failure.tsx';

type SignUpWords = Words<'firstSite'>['signUp'];

/** The words of the checkbox as shown, so that what was agreed to can be proved later. */
export function proofOf({ agree, terms, privacy }: SignUpWords): string {
  return [`☐ ${agree}`, `[${terms}] [${privacy}]`].join('\n');
}

/** One checkbox for the terms and the privacy notice, with both to read. Who leaves it empty is asked step by step. */
export function TermsCheckbox({ words }: { readonly words: SignUpWords }) {
  const [opened, setOpened] = useState<'terms' | 'privacy'>();
  return (
    <div>
      <Checkbox name="tos_accepted" label={words.agree} />
      <Group gap="md" mt={4} ml={30}>
        {(['terms', 'privacy'] as const).map((which) => (
          <Anchor key={which} component="button" type="button" size="sm" onClick={() => setOpened(which)}>
            {words[which]}
          </Anchor>
        ))}
      </Group>
      <Modal
        opened={opened !== undefined}
        title={words[opened ?? 'terms']}
        size="large"
        onClose={() => setOpened(undefined)}
      >
        {opened && <Notice which={opened} />}
      </Modal>
    </div>
  );
}

function Notice({ which }: { readonly which: 'terms' | 'privacy' }) {
  const { shell } = useWords();
  const notices = useQuery(termsQuery());
  const notice = notices.data?.[which];
  if (notices.isPending) return <Skeletons shape="text" count={8} label={shell.loading} />;
  if (notices.isError) return <LoadFailure error={notices.error} onRetry={() => void notices.refetch()} />;
  if (!notice) return null;
  return (
    <div lang={notice.locale}>
      <NoticeText title={notice.title} text={notice.text} />
    </div>
  );
}
