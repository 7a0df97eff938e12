import { fill } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { NoteBar } from '#ui/note-bar.tsx';
import { documentsQuery } from './data.ts';

/** Leads to what the present settings change in published documents. */
export function ChangedDocuments({ siteId }: { readonly siteId: string }) {
  const words = useWords().sites;
  const paths = usePaths();
  const documents = useQuery(documentsQuery(siteId)).data?.documents ?? [];
  const changed = documents.filter(({ status }) => status === 'changed');
  if (changed.length === 0) return null;
  return (
    <NoteBar
      announced
      text={words.settings.compareText}
      action={changed.map(({ id, type }) => (
        <Anchor key={id} component={Link} to={paths.unpublished(id)} size="sm">
          {fill(words.settings.compare, { document: words.documents[type] })}
        </Anchor>
      ))}
    />
  );
}
