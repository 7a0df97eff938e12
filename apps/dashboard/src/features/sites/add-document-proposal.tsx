import { fill, isLocale, localeName } from '@app/texts';
import type { Document, Site } from '@app/contract';
import { Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useCreateDocument } from './data.ts';
import { proposedLanguage } from './document-languages.ts';

type Props = { readonly site: Site; readonly documents: readonly Document[] };

/** Where the address asks for it, `?add=privacy_policy&language=de`, proposes to add a document the site lacks. */
export function AddDocumentProposal({ site, documents }: Props) {
  const words = useWords().sites.page;
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const create = useCreateDocument(site.id);
  const wanted = params.get('language');
  const language = isLocale(wanted) ? wanted : proposedLanguage(locale);
  if (params.get('add') !== 'privacy_policy' || documents.some(({ type }) => type === 'privacy_policy')) return null;

  return (
    <Card
      title={words.addDocumentTitle}
      description={fill(words.addDocumentText, { language: localeName(language, locale) })}
      actions={
        <>
          <Button variant="default" disabled={create.isPending} onClick={() => setParams({}, { replace: true })}>
            {words.addDocumentNo}
          </Button>
          <Button
            loading={create.isPending}
            onClick={() => create.mutate([language], { onSuccess: ({ id }) => void navigate(paths.generator(id)) })}
          >
            {words.addDocumentYes}
          </Button>
        </>
      }
    />
  );
}
