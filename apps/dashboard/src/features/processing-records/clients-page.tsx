import { formatDate } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAreaWords } from '#app/area-words.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { clientsQuery } from './recipient-data.ts';
import { loadRecipientWords } from './recipient-words.ts';
import { RegisterTabs } from './register-tabs.tsx';

export const loader = loadRecipientWords;

/** How far the register of each site is, for those who look after many. */
export function Component() {
  const words = useAreaWords('recipients');
  const paths = usePaths();
  const locale = useLocale();
  const query = useQuery(clientsQuery);
  return (
    <>
      <PageHeader title={words.clientsTitle} description={words.clientsDescription} />
      <RegisterTabs part="clients" />
      <Loaded query={query} pending={<Skeletons shape="rows" label={words.loading} />}>
        {({ clients }) => (
          <DataTable
            label={words.clientsTable}
            rows={clients}
            rowKey={({ site }) => site?.id ?? ''}
            columns={[
              {
                key: 'site',
                label: words.site,
                cell: ({ site }) =>
                  site ? (
                    <Anchor component={Link} to={paths.registerOf(site.id)} fw={560}>
                      {site.name}
                    </Anchor>
                  ) : (
                    words.ofOrganization
                  ),
              },
              { key: 'drafts', label: words.drafts, align: 'end', cell: ({ draft }) => draft },
              { key: 'confirmed', label: words.confirmed, align: 'end', cell: ({ confirmed }) => confirmed },
              { key: 'due', label: words.due, align: 'end', cell: ({ due }) => due },
              {
                key: 'contracts',
                label: words.withoutContract,
                align: 'end',
                cell: ({ withoutContract }) => withoutContract,
              },
              {
                key: 'review',
                label: words.nextReview,
                cell: ({ nextReview }) => (nextReview ? formatDate(locale, nextReview, 'medium') : words.dash),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}
