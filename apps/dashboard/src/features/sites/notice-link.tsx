import { isLocale, languageTag } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { Modal } from '#ui/modal.tsx';
import { NoticeText } from '#ui/notice-text.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { noticesQuery } from './data.ts';

type Props = { readonly which: 'terms' | 'privacy'; readonly label: string };

/** Opens the terms of service, or the privacy policy, of this installation over the form. */
export function NoticeLink({ which, label }: Props) {
  const words = useWords().shell;
  const [opened, setOpened] = useState(false);
  const notices = useQuery({ ...noticesQuery(useLocale()), enabled: opened });
  const notice = notices.data?.[which];
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpened(true)}>
        {label}
      </Anchor>
      <Modal opened={opened} title={label} size="large" onClose={() => setOpened(false)}>
        {notices.error && <LoadFailure error={notices.error} onRetry={() => void notices.refetch()} />}
        {notices.isPending && <Skeletons shape="text" count={8} label={words.loading} />}
        {notice && (
          <div lang={isLocale(notice.locale) ? languageTag(notice.locale) : notice.locale}>
            <NoticeText title={notice.title} text={notice.text} />
          </div>
        )}
      </Modal>
    </>
  );
}
