import { Stack } from '@mantine/core';
import { IconDatabase, IconLock, IconUser } from '@tabler/icons-react';
import { fill } from '@app/texts';
import { UnsavedDrafts } from '#app/saving/unsaved-drafts.tsx';
import { useMe } from '#app/session.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AccountNameCard } from './account-name-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { EmailCard } from './email-card.tsx';
import { ExportCard } from './export-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { KnownDevicesCard } from './known-devices-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** How the person signs in, in all their accounts: not for who came by the issuer of one of them. */
function Security() {
  const words = useWords().account;
  const { company } = useMe();
  if (company?.used)
    return <Card title={words.companyTitle} description={fill(words.companyText, { company: company.label })} />;
  return (
    <>
      <PasswordCard />
      <Slot name="securityCard" props={{}} />
      <SessionsCard />
      <KnownDevicesCard />
    </>
  );
}

export function Component() {
  const words = useWords().account;
  return (
    // Around the tabs: what is entered in one is saved while another is shown.
    <UnsavedDrafts>
      <PageHeader title={words.title} description={words.description} />
      <HashTabs
        label={words.sections}
        tabs={[
          {
            name: 'profile',
            label: words.profile,
            icon: <IconUser size={16} aria-hidden />,
            content: (
              <Stack gap="md">
                <AccountNameCard />
                <EmailCard />
              </Stack>
            ),
          },
          {
            name: 'security',
            label: words.security,
            icon: <IconLock size={16} aria-hidden />,
            content: (
              <Stack gap="md">
                <Security />
              </Stack>
            ),
          },
          {
            name: 'data',
            label: words.data,
            icon: <IconDatabase size={16} aria-hidden />,
            content: (
              <Stack gap="md">
                <ExportCard />
                <DeletionCard />
              </Stack>
            ),
          },
        ]}
      />
    </UnsavedDrafts>
  );
}
