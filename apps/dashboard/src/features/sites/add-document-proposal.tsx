import { fill, isLocale, localeNameWithin } from '@app/texts';
import { documentType, type Document, type Site } from '@app/contract';
import { Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { usePaths } from '#app/paths.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useCreateDocument } from './data.ts';
import { proposedLanguage } from './document-languages.ts';

type Props = { readonly site: Site; readonly documents: readonly Document[] };

/** Proposes to add a missing document if the address requests it: `?add=privacy_policy&language=de`. */
export function AddDocumentProposal({ site, documents }: Props) {
  const { page, documents: names } = useWords().sites;
  const locale = useLocale();
  const paths = usePaths();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const changeAddress = useAddressChange();
  const create = useCreateDocument(site.id, (id) => void navigate(paths.generator(id)));
  const wanted = params.get('language');
  const added = documentType.safeParse(params.get('add'));
  if (!added.success || documents.some(({ type }) => type === added.data)) return null;
  const type = added.data;
  const language = isLocale(wanted) ? wanted : proposedLanguage(type, locale);

  return (
    <Card
      title={fill(page.addDocumentTitle, { document: names[type] })}
      description={fill(page.addDocumentText, { language: localeNameWithin(language, locale) })}
      actions={
        <>
          <Button
            variant="default"
            disabled={create.isPending}
            onClick={() => changeAddress({ add: undefined, language: undefined })}
          >
            {page.addDocumentNo}
          </Button>
          <Button loading={create.isPending} onClick={() => create.mutate({ type, languages: [language] })}>
            {page.addDocumentYes}
          </Button>
        </>
      }
    />
  );
}
