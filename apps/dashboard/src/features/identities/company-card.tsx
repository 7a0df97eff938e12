import { companySignIn } from '@app/contract';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopiedCode } from '#ui/copied-code.tsx';
import { Form, FormActions, PasswordInput, Submit, TextInput } from '#ui/form.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import {
  companyQuery,
  useBeginTest,
  useConnectCompany,
  useDisconnectCompany,
  useRequire,
  type Company,
} from './company-data.ts';
import { CompanyDomains } from './company-domains.tsx';
import { useIdentityWords } from './words.ts';

type Connection = NonNullable<Company['connection']>;

/** Where the people of the account sign in: its issuer, its domains, and who has to. */
export function CompanyCard() {
  const words = useIdentityWords().company;
  const query = useQuery(companyQuery);
  return (
    <Card title={words.title} description={words.text}>
      <Loaded query={query} pending={<Skeletons shape="form" count={3} label={words.title} />}>
        {(company) => (
          <Stack gap="lg">
            <CopiedCode label={words.redirectUri} text={company.redirectUri} />
            <CopiedCode label={words.logoutUri} text={company.logoutUri} />
            <ConnectionForm connection={company.connection} />
            {company.connection && <State connection={company.connection} />}
            <CompanyDomains domains={company.domains} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function ConnectionForm({ connection }: { readonly connection: Connection | null }) {
  const words = useIdentityWords().company;
  const connect = useConnectCompany();
  return (
    <Form
      key={connection?.issuer}
      schema={companySignIn.connect.body}
      label={words.title}
      initial={connection ? { label: connection.label, issuer: connection.issuer, clientId: connection.clientId } : {}}
      busy={connect.isPending}
      error={connect.error}
      onSubmit={({ clientSecret, ...entered }) =>
        connect.mutate(
          { ...entered, ...(clientSecret && { clientSecret }) },
          { onSuccess: () => showToast({ message: words.saved }) },
        )
      }
    >
      <TextInput name="label" label={words.label} description={words.labelHint} />
      <TextInput name="issuer" label={words.issuer} description={words.issuerHint} spellCheck={false} />
      <TextInput name="clientId" label={words.clientId} spellCheck={false} autoComplete="off" />
      <PasswordInput
        name="clientSecret"
        label={words.clientSecret}
        description={connection ? words.secretKept : undefined}
        autoComplete="new-password"
      />
      <FormActions>
        <Submit>{connection ? words.save : words.connect}</Submit>
      </FormActions>
    </Form>
  );
}

/** Whether it was tried, and who has to sign in so. */
function State({ connection: { label, testedAt, required } }: { readonly connection: Connection }) {
  const words = useIdentityWords().company;
  const test = useBeginTest(label);
  const require = useRequire();
  const disconnect = useDisconnectCompany();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="md" align="flex-start">
      <StatusBadge tone={testedAt === null ? 'attention' : 'good'} wraps>
        {testedAt === null ? words.untested : words.tested}
      </StatusBadge>
      <NativeSelect
        label={words.required}
        description={words.requiredHint}
        value={required ?? ''}
        disabled={testedAt === null || require.isPending}
        data={[
          { value: '', label: words.requiredOf.nobody },
          { value: 'domains', label: words.requiredOf.domains },
          { value: 'members', label: words.requiredOf.members },
          { value: 'all', label: words.requiredOf.all },
        ]}
        onChange={({ currentTarget: { value } }) =>
          require.mutate(value === 'domains' || value === 'members' || value === 'all' ? value : null, {
            onSuccess: () => showToast({ message: words.saved }),
          })
        }
      />
      <Group gap="xs">
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {words.disconnect}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={words.disconnectTitle}
        text={words.disconnectText}
        confirmLabel={words.disconnect}
        notReversible={false}
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
