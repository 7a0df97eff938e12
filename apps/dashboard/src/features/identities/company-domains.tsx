import { companySignIn } from '@app/contract';
import { fill } from '@app/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { localMoment } from '#app/dates.ts';
import { showAlert } from '#app/alerts.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useLocale } from '#app/words.tsx';
import { CopiedCode } from '#ui/copied-code.tsx';
import { Form, FormActions, Submit, TextInput } from '#ui/form.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useAddDomain, useCheckDomain, useRemoveDomain, type Domain } from './company-data.ts';
import classes from './identities.module.css';
import { useIdentityWords } from './words.ts';

/** The domains of a company: what their TXT records hold, and whether they were found. */
export function CompanyDomains({ domains }: { readonly domains: readonly Domain[] }) {
  const words = useIdentityWords().company.domains;
  const add = useAddDomain();
  return (
    <Stack gap="md">
      <div>
        <Text fw={560}>{words.title}</Text>
        <Text size="sm" c="dimmed">
          {words.text}
        </Text>
      </div>
      {domains.map((domain) => (
        <DomainRow key={domain.id} domain={domain} />
      ))}
      <Form
        key={domains.length}
        schema={companySignIn.addDomain.body}
        label={words.title}
        busy={add.isPending}
        error={add.error}
        onSubmit={({ domain }) => add.mutate(domain)}
      >
        <TextInput name="domain" label={words.domain} placeholder="example.com" spellCheck={false} autoComplete="off" />
        <FormActions>
          <Submit>{words.add}</Submit>
        </FormActions>
      </Form>
    </Stack>
  );
}

function DomainRow({ domain: { id, domain, record, provedAt, checkedAt } }: { readonly domain: Domain }) {
  const words = useIdentityWords().company.domains;
  const locale = useLocale();
  const check = useCheckDomain();
  const remove = useRemoveDomain();
  const tell = { onError: (error: Error) => showAlert({ type: 'error', message: failureMessage(error) }) };
  return (
    <div className={classes['domain']}>
      <Group gap="xs">
        <Text fw={560}>{domain}</Text>
        <StatusBadge tone={provedAt === null ? 'attention' : 'good'}>
          {provedAt === null ? words.waiting : words.proved}
        </StatusBadge>
      </Group>
      {provedAt === null && <CopiedCode label={fill(words.record, { name: record.name })} text={record.value} />}
      <Text size="sm" c="dimmed">
        {checkedAt === null ? words.neverChecked : fill(words.checked, { date: localMoment(locale, checkedAt) })}
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={fill(words.checkOf, { domain })}
          loading={check.isPending}
          onClick={() => check.mutate(id, tell)}
        >
          {words.check}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={fill(words.removeOf, { domain })}
          loading={remove.isPending}
          onClick={() => remove.mutate(id, tell)}
        >
          {words.remove}
        </Button>
      </Group>
    </div>
  );
}
