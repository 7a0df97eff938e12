import { fill, formatDate } from '@app/texts';
import { Alert, Anchor, Button, List, Stack, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { ContractBadge } from './contract-badge.tsx';
import { FlowMap } from './flow-map.tsx';
import { transfersQuery, type Transfer } from './recipient-data.ts';
import { loadRecipientWords } from './recipient-words.ts';
import { RegisterTabs } from './register-tabs.tsx';

export const loader = loadRecipientWords;

/** Which data goes to whom in which country: as a map, and the same as a table. */
export function Component() {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const query = useQuery(transfersQuery);
  const [thirdOnly, setThirdOnly] = useState(false);
  return (
    <>
      <PageHeader title={words.transfersTitle} description={words.transfersDescription} />
      <RegisterTabs part="transfers" />
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ transfers }) => {
          if (transfers.length === 0)
            return (
              <Card>
                <EmptyState
                  picture="register"
                  title={words.transfersNone}
                  text={words.transfersNoneText}
                  action={
                    <Button component={Link} to={paths.recipients()}>
                      {words.title}
                    </Button>
                  }
                />
              </Card>
            );
          const shown = thirdOnly ? transfers.filter(({ third }) => third) : transfers;
          return (
            <Stack gap="lg">
              <Ending transfers={transfers} />
              <Switch
                label={words.thirdOnly}
                checked={thirdOnly}
                onChange={({ currentTarget }) => setThirdOnly(currentTarget.checked)}
              />
              <Card title={words.mapTitle} description={words.mapText}>
                <FlowMap transfers={shown} />
              </Card>
              <TransferTable transfers={shown} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

/** What an adequacy decision or listing that ends would take away. */
function Ending({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const words = useAreaWords('recipients');
  const locale = useLocale();
  const ending = transfers.flatMap(({ name, countryName: country, until }) =>
    until ? [fill(words.ending, { name, country, date: formatDate(locale, until, 'long') })] : [],
  );
  if (ending.length === 0) return null;
  return (
    <Alert color="gray" title={words.endingTitle}>
      <List size="sm">
        {[...new Set(ending)].map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function TransferTable({ transfers }: { readonly transfers: readonly Transfer[] }) {
  const words = useAreaWords('recipients');
  const { transferBases } = useAreaWords('processingRecords');
  const paths = usePaths();
  const locale = useLocale();
  const safeguardOf = ({ third, safeguard, basis, until }: Transfer): string => {
    if (!third) return words.notThird;
    const stated = [safeguard, basis ? transferBases[basis] : ''].filter((text) => text !== '').join('; ');
    const end = until ? fill(words.until, { date: formatDate(locale, until, 'medium') }) : '';
    return [stated || words.noSafeguard, end].filter((text) => text !== '').join(', ');
  };
  return (
    <DataTable
      label={words.transfersTable}
      rows={transfers}
      rowKey={({ site, name, record, recipient, country }) =>
        `${site?.id} ${name} ${record?.id} ${recipient?.id} ${country}`
      }
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
          key: 'recipient',
          label: words.recipient,
          cell: ({ recipient }) =>
            recipient ? (
              <Anchor component={Link} to={paths.recipients(recipient.id)}>
                {recipient.name}
              </Anchor>
            ) : (
              words.nobody
            ),
        },
        { key: 'country', label: words.country, cell: ({ countryName: name }) => name || words.noCountry },
        { key: 'safeguard', label: words.safeguard, cell: safeguardOf },
        {
          key: 'contract',
          label: words.contract,
          cell: ({ contract }) => (contract ? <ContractBadge contract={contract} /> : words.dash),
        },
      ]}
    />
  );
}
