import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useCreateMember } from './data.ts';
import { useMemberLanguages } from './member-languages.ts';
import { OwnerForm } from './owner-form.tsx';

export function Component() {
  const words = useWords().sites.members;
  const paths = usePaths();
  const create = useCreateMember();
  return (
    <>
      <PageHeader
        title={words.create}
        description={words.description}
        crumbs={[{ label: words.title, to: paths.members }]}
      />
      <OwnerForm
        owner={null}
        languages={useMemberLanguages(null)}
        save={create}
        saveLabel={words.save}
        savedMessage={words.saved}
        back={paths.members}
      />
    </>
  );
}
