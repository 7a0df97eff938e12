import { fill } from '@app/texts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { useMayIn } from '#app/rights.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { showToast } from '#ui/toast.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { ContractFilesCard } from './contract-files-card.tsx';
import { recipientQuery, useDeleteRecipient, type RecipientView } from './recipient-data.ts';
import { RecipientForm } from './recipient-form.tsx';
import { RecipientHistoryCard } from './recipient-history-card.tsx';
import { loadRecipientWords } from './recipient-words.ts';

export const loader = loadRecipientWords;

/** A recipient: who hands data over, what is known of it, and the contract. */
export function Component() {
  const { recipientId = '' } = useParams();
  const query = useQuery(recipientQuery(recipientId));
  if (!query.data) return <PagePending queries={[query]} outline="form" />;
  // The key resets what was entered for another recipient.
  return <Recipient key={recipientId} recipient={query.data} />;
}

function Recipient({ recipient }: { readonly recipient: RecipientView }) {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const may = useMayIn(null);
  const mayEdit = may('register.edit');
  // Guests of projects see no contract.
  const seesAccount = may('register.read');
  return (
    <>
      <PageHeader
        title={recipient.name}
        of={words.title}
        crumbs={[{ label: words.back, to: paths.recipients() }]}
        aside={<ContractBadge {...recipient} />}
        actions={mayEdit && recipient.version > 0 && <DeleteButton recipient={recipient} />}
      />
      <Stack gap="lg">
        <UsesCard recipient={recipient} />
        <RecipientForm recipient={recipient} readOnly={!mayEdit} />
        {seesAccount && <ContractFilesCard recipient={recipient} mayEdit={mayEdit} />}
        {seesAccount && recipient.version > 0 && <RecipientHistoryCard id={recipient.id} />}
      </Stack>
    </>
  );
}

function UsesCard({ recipient: { usedBy, countries, contractUrl } }: { readonly recipient: RecipientView }) {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const places = countries.map(({ name: country, safeguard }) =>
    safeguard ? fill(words.withSafeguard, { country, safeguard }) : country,
  );
  const facts = [
    ...(places.length > 0 ? [{ label: words.places, value: places.join('; ') }] : []),
    ...(contractUrl
      ? [
          {
            label: words.providersContract,
            value: (
              <Anchor href={contractUrl} target="_blank" rel="noreferrer">
                {contractUrl}
              </Anchor>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card title={words.usedTitle} description={words.usedText}>
      <Stack gap="md">
        {usedBy.length === 0 ? (
          <Text size="sm">{words.unused}</Text>
        ) : (
          <DataTable
            label={words.usedTitle}
            rows={usedBy}
            rowKey={({ site, name, record }) => `${site?.id} ${name} ${record?.id}`}
            columns={[
              {
                key: 'name',
                label: words.processing,
                cell: ({ name, record }) =>
                  record ? (
                    <Anchor component={Link} to={paths.processingRecords(record.id)}>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  ),
              },
              { key: 'site', label: words.site, cell: ({ site }) => site?.name ?? words.ofOrganization },
              {
                key: 'record',
                label: words.record,
                cell: ({ record }) => (record ? words.states[record.state] : words.noRecord),
              },
            ]}
          />
        )}
        {facts.length > 0 && <FactsList facts={facts} />}
      </Stack>
    </Card>
  );
}

function DeleteButton({ recipient: { id } }: { readonly recipient: RecipientView }) {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteRecipient(id);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words.deleteTitle}
        notReversible
        confirmLabel={words.delete}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              showToast({ message: words.deleted });
              void navigate(paths.recipients());
            },
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
