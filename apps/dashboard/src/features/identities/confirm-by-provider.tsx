import { fill } from '@app/texts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { meQuery } from '#app/session.ts';
import { beginCompanyConfirm } from './company-data.ts';
import { beginConfirm, identitiesQuery, isConfirmed } from './data.ts';
import { useIdentityWords } from './words.ts';

const interval = 1500;

/**
 * Confirms the session with a provider, on a page that opens beside this one: what was entered here stays. This page goes on
 * as soon as the session is confirmed.
 */
export function ConfirmByProvider({ onDone }: { readonly onDone: () => void }) {
  const words = useIdentityWords().confirm;
  const company = useQuery(meQuery).data?.company;
  const providers = (useQuery({ ...identitiesQuery, enabled: company?.used !== true }).data?.identities ?? []).filter(
    ({ confirms }) => confirms,
  );
  const [waiting, setWaiting] = useState<string>();
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setInterval(() => {
      // A failed request is repeated with the next tick.
      void isConfirmed().then(
        (done) => done && onDone(),
        () => undefined,
      );
    }, interval);
    return () => clearInterval(timer);
  }, [waiting, onDone]);
  const open = async (begin: () => ReturnType<typeof beginConfirm>, label: string): Promise<void> => {
    // Opened at once, or the browser would take it for an advertisement.
    const tab = window.open('about:blank', '_blank');
    try {
      const { redirect_to: address } = await begin();
      if (tab) tab.location.replace(address);
      setWaiting(label);
    } catch (error) {
      tab?.close();
      showAlert({ type: 'error', message: failureMessage(error) });
    }
  };
  if (waiting !== undefined)
    return (
      <Text size="sm" mt="sm" role="status">
        {fill(words.waiting, { provider: waiting })}
      </Text>
    );
  return (
    <Stack gap="xs" mt="sm">
      {company?.used && (
        <Button variant="default" onClick={() => void open(beginCompanyConfirm, company.label)}>
          {fill(words.with, { provider: company.label })}
        </Button>
      )}
      {providers.map(({ id, provider, label }) => (
        <Button key={id} variant="default" onClick={() => void open(() => beginConfirm(provider), label)}>
          {fill(words.with, { provider: label })}
        </Button>
      ))}
    </Stack>
  );
}
