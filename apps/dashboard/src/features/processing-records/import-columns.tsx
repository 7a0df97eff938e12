import { registerFields } from '@app/catalogue/register-fields.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import type { Checked } from './import-data.ts';
import classes from './import-dialog.module.css';

type Columns = Checked['columns'];
type Props = { readonly columns: Columns; readonly onChange: (columns: Columns) => void };

/** What each column of a file becomes: proposed by its head, changed by hand. */
export function ImportColumns({ columns, onChange }: Props) {
  const words = useAreaWords('registerFiles').import;
  const names = useAreaWords('register').columns;
  return (
    <Stack gap="xs" component="section" aria-label={words.columns}>
      <Text fw={600} size="sm">
        {words.columns}
      </Text>
      <div className={classes['columns']}>
        {columns.map(({ head, field }, index) => (
          <NativeSelect
            // Heads may repeat, and the columns of a file keep their places.
            key={index}
            label={head || `${index + 1}`}
            value={field ?? ''}
            data={[
              { value: '', label: words.notTaken },
              ...registerFields.map((value) => ({ value, label: names[value] })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = registerFields.find((one) => one === value) ?? null;
              onChange(columns.map((column, at) => (at === index ? { ...column, field: chosen } : column)));
            }}
          />
        ))}
      </div>
    </Stack>
  );
}
