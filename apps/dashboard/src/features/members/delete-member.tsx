import type { Member, MemberUse } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { memberUsesQuery, useDeleteMember } from './data.ts';
import classes from './members.module.css';
import { useMembersWords } from './words.ts';

type Props = {
  readonly member: Member;
  readonly defaultMember: Member | undefined;
  readonly onClose: () => void;
};

/** Lists the documents that name a member before it is deleted, and says what becomes of them. */
export function DeleteMember({ member, defaultMember, onClose }: Props) {
  const words = useMembersWords();
  const locale = useLocale();
  const uses = useQuery(memberUsesQuery(member.id));
  const { name } = member.owner;
  const remove = useDeleteMember(member.id, ({ documents }) => {
    const done = fill(words.deleted, { name });
    const changed = documents.length > 0 ? ` ${plural(locale, documents.length, words.deletedDocuments)}` : '';
    showToast({ message: `${done}${changed}`, hideAfter: 5000 });
    onClose();
  });
  const heir = member.isDefault ? undefined : defaultMember;

  return (
    <ConfirmDialog
      opened
      title={fill(words.deleteTitle, { name })}
      text={
        member.sites === 0
          ? words.deleteUnused
          : heir
            ? fill(words.deleteHeir, { name: heir.owner.name })
            : words.deleteText
      }
      confirmLabel={words.delete}
      busy={remove.isPending || uses.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {uses.isPending && <Skeleton height={60} />}
      {uses.error && <LoadFailure error={uses.error} onRetry={() => void uses.refetch()} />}
      {uses.data && uses.data.documents.length > 0 && <Uses documents={uses.data.documents} />}
    </ConfirmDialog>
  );
}

/** Each opens beside this page: what it says may be looked at before the question is answered. */
function Uses({ documents }: { readonly documents: readonly MemberUse[] }) {
  const words = useMembersWords();
  const { documents: names } = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const heading = useId();
  return (
    <div>
      <Text id={heading} size="sm" fw={560} mb={4}>
        {plural(locale, documents.length, words.deleteDocuments)}
      </Text>
      <ul className={classes['uses']} aria-labelledby={heading}>
        {documents.map(({ id, siteName, type }) => (
          <li key={id}>
            <Anchor href={paths.generator(id)} target="_blank" rel="noreferrer">
              {fill(words.documentOf, { document: names[type], site: siteName })}{' '}
              <IconExternalLink size={15} stroke={1.8} role="img" aria-label={words.newTab} />
            </Anchor>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {words.pagesStay}
      </Text>
    </div>
  );
}
