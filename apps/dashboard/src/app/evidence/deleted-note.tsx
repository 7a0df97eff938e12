import { fill, formatDate } from '@app/texts';
import { Alert, Button, Text } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';

/** Says on a page of a deleted site that what it shows is kept evidence. */
export function DeletedNote({ deletedAt }: { readonly deletedAt: string }) {
  const words = useWords().evidence;
  const locale = useLocale();
  const paths = usePaths();
  return (
    <Alert color="amber" mb="lg" icon={<IconArchive size={18} aria-hidden />}>
      <Text size="sm">{fill(words.note, { date: formatDate(locale, deletedAt, 'long') })}</Text>
      <Button component={Link} to={paths.keptEvidence} size="compact-sm" variant="default" mt="xs">
        {words.toList}
      </Button>
    </Alert>
  );
}
