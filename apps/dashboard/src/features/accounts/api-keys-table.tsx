import { fill, formatDate, plural } from '@app/texts';
import { Button, Group, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { ApiKey } from './data.ts';
import classes from './accounts.module.css';

type Props = {
  readonly keys: readonly ApiKey[];
  readonly onReplace: (key: ApiKey) => void;
  readonly onDelete: (key: ApiKey) => void;
};

/** The keys of an account: what each may do, when it was used, and when it ends. */
export function ApiKeysTable({ keys, onReplace, onDelete }: Props) {
  const words = useAreaWords('apiKeys');
  const locale = useLocale();
  const endOf = (endsAt: string | null): string => {
    if (endsAt === null) return words.never;
    const date = formatDate(locale, endsAt, 'long');
    return new Date(endsAt) > new Date() ? date : fill(words.expired, { date });
  };
  return (
    <DataTable
      label={words.label}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', label: words.name, cell: ({ name }) => name },
        {
          key: 'prefix',
          label: words.prefix,
          cell: ({ prefix }) => <code className={classes['code']}>{prefix}…</code>,
        },
        { key: 'scope', label: words.mayDo, cell: (row) => <Scope {...row} /> },
        { key: 'created', label: words.createdOn, cell: ({ createdAt }) => formatDate(locale, createdAt, 'long') },
        {
          key: 'used',
          label: words.lastUsed,
          cell: ({ lastUsedOn }) => (lastUsedOn === null ? words.never : formatDate(locale, lastUsedOn, 'long')),
        },
        {
          key: 'ends',
          label: words.endsOn,
          cell: ({ endsAt }) => endOf(endsAt),
        },
        {
          key: 'buttons',
          label: words.actions,
          hiddenLabel: true,
          align: 'end',
          cell: (row) => (
            <Group gap="xs" justify="flex-end" wrap="nowrap">
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.replaceOf, { name: row.name })}
                onClick={() => onReplace(row)}
              >
                {words.replace}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={fill(words.deleteOf, { name: row.name })}
                onClick={() => onDelete(row)}
              >
                {words.delete}
              </Button>
            </Group>
          ),
        },
      ]}
    />
  );
}

function Scope({ permissions, projectIds }: Pick<ApiKey, 'permissions' | 'projectIds'>) {
  const words = useAreaWords('apiKeys');
  const locale = useLocale();
  const isShort = permissions !== null && permissions.length <= namedInTable;
  const count = permissions && plural(locale, permissions.length, words.permissionCount);
  return (
    <>
      <Text size="sm" {...(permissions && !isShort && { title: permissions.join(', ') })}>
        {isShort ? permissions.join(', ') : (count ?? words.everything)}
      </Text>
      {projectIds && (
        <Text size="xs" c="dimmed">
          {plural(locale, projectIds.length, words.projectCount)}
        </Text>
      )}
    </>
  );
}

const namedInTable = 3;
