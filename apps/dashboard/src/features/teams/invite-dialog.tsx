import type { HeldRole } from '@app/contract';
import { fill, localeFromPrefix, ownName, plural, type Locale } from '@app/texts';
import { Alert, Button, Group, MultiSelect, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '#app/failure-message.ts';
import { page } from '#app/page.ts';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { teamsQuery, useInvite } from './data.ts';
import { emailsIn } from './emails-in.ts';
import { RolePicker } from './role-picker.tsx';
import { useTeamWords } from './words.ts';

// The page that the mail leads to speaks these.
const locales = page.interfaceLocales.flatMap((prefix) => localeFromPrefix(prefix.toLowerCase()) ?? []);

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Invites one or many people with the same roles and teams. */
export function InviteDialog({ opened, onClose }: Props) {
  const words = useTeamWords();
  return (
    <Modal opened={opened} title={words.inviteTitle} onClose={onClose}>
      {opened && <Invite onClose={onClose} />}
    </Modal>
  );
}

function Invite({ onClose }: Pick<Props, 'onClose'>) {
  const words = useTeamWords();
  const interfaceLocale = useLocale();
  const invite = useInvite();
  const { data } = useQuery(teamsQuery);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [roles, setRoles] = useState<readonly HeldRole[]>([]);
  const [joined, setJoined] = useState<string[]>([]);
  const [locale, setLocale] = useState<Locale>(interfaceLocale);
  const { emails, wrong } = emailsIn(text);
  const refusal = !asked
    ? undefined
    : wrong !== undefined
      ? fill(words.inviteWrong, { part: wrong })
      : emails.length === 0
        ? words.inviteNone
        : undefined;

  const isEmpty = roles.length + joined.length === 0;

  const send = (): void => {
    setAsked(true);
    if (wrong !== undefined || emails.length === 0 || isEmpty) return;
    invite.mutate(
      { emails: [...emails], roles: [...roles], teams: joined, locale },
      {
        onSuccess: ({ invitations, members }) => {
          const message = plural(interfaceLocale, invitations.length, words.invited);
          showToast({
            message:
              members.length === 0
                ? message
                : `${message} ${plural(interfaceLocale, members.length, words.alreadyThere)}`,
          });
          onClose();
        },
      },
    );
  };

  return (
    <Stack gap="lg">
      <Textarea
        label={words.emails}
        description={words.emailsHint}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        inputMode="email"
        spellCheck={false}
        value={text}
        error={refusal}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <RolePicker held={roles} onChange={setRoles} />
      {data !== undefined && data.teams.length > 0 && (
        <MultiSelect
          label={words.teams}
          data={data.teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={joined}
          onChange={setJoined}
        />
      )}
      {asked && isEmpty && <Alert color="red">{words.inviteNoRole}</Alert>}
      <NativeSelect
        label={words.mailLanguage}
        value={locale}
        data={locales.map((one) => ({ value: one, label: ownName(one) }))}
        onChange={({ currentTarget }) => setLocale(locales.find((one) => one === currentTarget.value) ?? locale)}
      />
      {invite.error && <Alert color="red">{failureMessage(invite.error)}</Alert>}
      <Group justify="flex-end">
        <Button loading={invite.isPending} onClick={send}>
          {words.inviteSend}
        </Button>
      </Group>
    </Stack>
  );
}
