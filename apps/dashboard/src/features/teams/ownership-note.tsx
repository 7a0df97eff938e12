import { fill, formatDate } from '@app/texts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '#app/people.ts';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { ownershipQuery, useAcceptOwnership, useDeclineOwnership, useWithdrawOwnership } from './data.ts';
import { useTeamWords } from './words.ts';

/** That the account is being handed over: to the person who may accept, and to the owner, who may take the offer back. */
export function OwnershipNote() {
  const words = useTeamWords().ownership;
  const locale = useLocale();
  const { person, roles, account } = useMe();
  const offer = useQuery(ownershipQuery).data?.offer;
  const people = useQuery(peopleQuery).data?.people;
  const isMine = offer?.to === person.id;
  if (!offer || (!isMine && !roles.includes('owner'))) return undefined;
  const email = people?.find(({ id }) => id === offer.to)?.email ?? '';
  const text = fill(isMine ? words.offeredToYou : words.offered, {
    account: account.name,
    email,
    date: formatDate(locale, offer.expiresAt, 'long'),
  });
  return (
    <Alert mb="lg" title={words.title}>
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        {isMine ? <Answer /> : <Withdraw />}
      </Stack>
    </Alert>
  );
}

function Answer() {
  const words = useTeamWords().ownership;
  const accept = useAcceptOwnership();
  const decline = useDeclineOwnership();
  return (
    <Group gap="xs">
      <Button size="xs" loading={accept.isPending || accept.isSuccess} onClick={() => accept.mutate()}>
        {words.accept}
      </Button>
      <Button
        size="xs"
        variant="default"
        loading={decline.isPending}
        onClick={() => decline.mutate(undefined, { onSuccess: () => showToast({ message: words.declined }) })}
      >
        {words.decline}
      </Button>
    </Group>
  );
}

function Withdraw() {
  const words = useTeamWords().ownership;
  const withdraw = useWithdrawOwnership();
  return (
    <Group>
      <Button
        size="xs"
        variant="default"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined, { onSuccess: () => showToast({ message: words.withdrawn }) })}
      >
        {words.withdraw}
      </Button>
    </Group>
  );
}
