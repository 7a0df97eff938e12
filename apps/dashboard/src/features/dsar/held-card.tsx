import { fill, formatList, plural } from '@app/texts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { heldPeopleQuery, heldSubscriptionsQuery, useWithdrawConsents } from './held-data.ts';

type Props = { readonly siteId: string; readonly email: string; readonly mayWithdraw: boolean };

/** What the consent records and newsletters of the site hold under the address of the requester. */
export function HeldCard({ siteId, email, mayWithdraw }: Props) {
  const words = useAreaWords('requests').held;
  const people = useQuery(heldPeopleQuery(siteId, email));
  const { data: subscriptions } = useQuery(heldSubscriptionsQuery(siteId, email));
  const paths = usePaths();
  const locale = useLocale();
  return (
    <Card title={words.title} description={words.text}>
      <Loaded query={people} pending={<Skeletons shape="form" count={1} label={words.title} />}>
        {(found) => (
          <Stack gap="sm">
            {found.length === 0 && subscriptions?.length === 0 && <Text size="sm">{words.none}</Text>}
            {found.map((person) => (
              <Held key={person.id} siteId={siteId} person={person} mayWithdraw={mayWithdraw} />
            ))}
            {subscriptions !== undefined && subscriptions.length > 0 && (
              <Anchor component={Link} to={paths.newsletter(siteId)} size="sm">
                {plural(locale, subscriptions.length, words.subscriptions)}
              </Anchor>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

type Person = Awaited<ReturnType<NonNullable<ReturnType<typeof heldPeopleQuery>['queryFn']>>>[number];

function Held({ siteId, person, mayWithdraw }: Omit<Props, 'email'> & { readonly person: Person }) {
  const words = useAreaWords('requests').held;
  const locale = useLocale();
  const paths = usePaths();
  const withdraw = useWithdrawConsents(siteId);
  const [asking, setAsking] = useState(false);
  const agreed = Object.entries(person.preferences).filter(([, { value }]) => value === true);
  const consentIds = [...new Set(agreed.map(([, { consentId }]) => consentId))];
  return (
    <div>
      <Text size="sm">
        {agreed.length === 0
          ? words.agreedToNothing
          : fill(words.agreed, {
              list: formatList(
                locale,
                agreed.map(([name]) => name),
              ),
            })}
      </Text>
      <Stack gap={4} align="flex-start" mt={4}>
        <Anchor component={Link} to={paths.consentSubject(siteId, person.id)} size="sm">
          {words.open}
        </Anchor>
        {mayWithdraw && consentIds.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setAsking(true)}>
            {words.withdraw}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        opened={asking}
        title={words.withdrawTitle}
        text={words.withdrawText}
        notReversible
        confirmLabel={words.withdraw}
        busy={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(consentIds, {
            onSuccess: () => showToast({ message: words.withdrawn }),
            onError: (error) => showToast({ message: failureMessage(error) }),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
