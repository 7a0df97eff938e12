import { fill, formatDate, plural } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { hasPasskeys, signalPasskeys } from './browser-passkeys.ts';
import { factorsQuery, useMakeRecoveryCodes, useRemoveApp, useRemovePasskey, type Factors } from './data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';
import { useFactorWords } from './words.ts';

/** The second factors of a person: how safe one is, and what comes next. */
export function FactorsCard() {
  const words = useFactorWords();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const query = useQuery(factorsQuery);
  const removeApp = useRemoveApp();
  const removePasskey = useRemovePasskey();
  const count = query.data ? query.data.totp.length + query.data.passkeys.length : 0;
  const has = count > 0;
  const { id: personId } = useMe().person;
  useEffect(() => {
    if (query.data?.passkeysWork)
      void signalPasskeys(
        personId,
        query.data.passkeys.map(({ credentialId }) => credentialId),
      );
  }, [personId, query.data]);
  const offersPasskey = query.data?.passkeysWork === true && hasPasskeys();
  return (
    <Card
      title={words.card.title}
      description={words.card.text}
      actions={
        query.data && (
          <Group gap="xs">
            {offersPasskey && (
              <Button variant={has ? 'default' : 'filled'} onClick={() => setAdding('passkey')}>
                {words.passkey.add}
              </Button>
            )}
            <Button variant={has || offersPasskey ? 'default' : 'filled'} onClick={() => setAdding('app')}>
              {words.card.add}
            </Button>
          </Group>
        )
      }
    >
      <Loaded query={query} pending={<Skeletons shape="rows" count={1} label={words.card.title} />}>
        {(factors) => (
          <Stack gap="md">
            <State factors={factors} />
            {factors.passkeys.map((factor) => (
              <Factor key={factor.id} factor={factor} isLast={count === 1} remove={removePasskey} />
            ))}
            {factors.totp.map((factor) => (
              <Factor key={factor.id} factor={factor} isLast={count === 1} remove={removeApp} />
            ))}
            {!factors.passkeysWork && (
              <Text size="sm" c="dimmed">
                {words.passkey.impossible}
              </Text>
            )}
            {has && <Codes left={factors.codesLeft} />}
          </Stack>
        )}
      </Loaded>
      {adding === 'app' && <AddAppDialog onClose={() => setAdding(undefined)} />}
      {adding === 'passkey' && <AddPasskeyDialog onClose={() => setAdding(undefined)} />}
    </Card>
  );
}

/** In a plain sentence: how safe the account is, and what comes next. */
function State({ factors: { totp, passkeys, codesLeft } }: { readonly factors: Factors }) {
  const words = useFactorWords().card;
  if (totp.length + passkeys.length === 0)
    return (
      <StatusBadge tone="attention" wraps>
        {words.none}
      </StatusBadge>
    );
  return codesLeft < 3 ? (
    <StatusBadge tone="attention" wraps>
      {words.fewCodes}
    </StatusBadge>
  ) : (
    <StatusBadge tone="good" wraps>
      {words.safe}
    </StatusBadge>
  );
}

type FactorProps = {
  readonly factor: Factors['totp'][number];
  readonly isLast: boolean;
  readonly remove: ReturnType<typeof useRemoveApp>;
};

function Factor({ factor: { id, name, createdAt, lastUsedOn }, isLast, remove }: FactorProps) {
  const words = useFactorWords().card;
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={classes['row']}>
      <div>
        <Text fw={560}>{name}</Text>
        <Text size="sm" c="dimmed">
          {fill(words.added, { date: formatDate(locale, createdAt, 'long') })}
          {lastUsedOn && ` · ${fill(words.used, { date: formatDate(locale, lastUsedOn, 'long') })}`}
        </Text>
      </div>
      <Button size="xs" variant="default" aria-label={fill(words.removeOf, { name })} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={fill(words.removeTitle, { name })}
        text={isLast ? words.removeLast : words.removeText}
        confirmLabel={words.remove}
        notReversible={false}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => showToast({ message: words.removed }),
            onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
            onSettled: close,
          })
        }
        onClose={close}
      />
    </div>
  );
}

function Codes({ left }: { readonly left: number }) {
  const words = useFactorWords();
  const locale = useLocale();
  const make = useMakeRecoveryCodes();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <div className={classes['row']}>
      <div>
        <Text fw={560}>{words.recovery.title}</Text>
        <Text size="sm" c="dimmed">
          {plural(locale, left, words.recovery.left)}
        </Text>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          {words.recovery.renew}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={words.recovery.renewTitle}
        text={words.recovery.renewText}
        confirmLabel={words.recovery.renew}
        notReversible={false}
        busy={make.isPending}
        onConfirm={() =>
          make.mutate(undefined, {
            onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
            onError: (error) => showAlert({ type: 'error', message: failureMessage(error) }),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
      {codes && (
        <Modal opened title={words.add.codesTitle} size="medium" closable={false} onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
        </Modal>
      )}
    </div>
  );
}
