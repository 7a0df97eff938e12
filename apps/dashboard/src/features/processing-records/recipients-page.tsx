import { countryName, formatDate, plural } from '@app/texts';
import { Anchor, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddressDialog } from '#app/address-dialog.ts';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { ServiceLogo } from '#ui/service-logo.tsx';
import { AddRecipientDialog } from './add-recipient-dialog.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { recipientsQuery, type RecipientSummary } from './recipient-data.ts';
import { loadRecipientWords } from './recipient-words.ts';
import { RegisterTabs } from './register-tabs.tsx';

export const loader = loadRecipientWords;

/** Everybody who gets data, with the contracts. */
export function Component() {
  const words = useAreaWords('recipients');
  const mayEdit = useMayIn(null)('register.edit');
  const query = useQuery(recipientsQuery);
  const [adding, setAdding] = useAddressDialog('add');
  const add = mayEdit && (
    <Button variant="default" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={query.data?.recipients.length !== 0 && add}
      />
      <RegisterTabs part="recipients" />
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ recipients }) =>
          recipients.length === 0 ? (
            <Card>
              <EmptyState picture="register" title={words.none} text={words.noneText} action={add} />
            </Card>
          ) : (
            <RecipientTable recipients={recipients} />
          )
        }
      </Loaded>
      <AddRecipientDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function RecipientTable({ recipients }: { readonly recipients: readonly RecipientSummary[] }) {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const locale = useLocale();
  return (
    <DataTable
      label={words.table}
      rows={recipients}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'recipient',
          label: words.recipient,
          cell: ({ id, name }) => (
            <Group gap="xs" wrap="nowrap">
              <ServiceLogo name={name} size="sm" />
              <Anchor component={Link} to={paths.recipients(id)} fw={560}>
                {name}
              </Anchor>
            </Group>
          ),
        },
        {
          key: 'country',
          label: words.country,
          cell: ({ country }) => (country ? countryName(locale, country) : words.dash),
        },
        { key: 'role', label: words.role, cell: ({ role }) => (role ? words.roles[role] : words.unknownRole) },
        { key: 'contract', label: words.contract, cell: (recipient) => <ContractBadge {...recipient} /> },
        {
          key: 'review',
          label: words.review,
          cell: ({ reviewOn }) => (reviewOn ? formatDate(locale, reviewOn, 'medium') : words.dash),
        },
        { key: 'uses', label: words.uses, cell: ({ uses }) => plural(locale, uses, words.usesNumber) },
      ]}
    />
  );
}
