import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useCreateMember } from './data.ts';
import { useMemberLanguages } from './member-languages.ts';
import { OwnerForm } from './owner-form.tsx';
import { useMembersWords } from './words.ts';

export { loader } from './words.ts';

export function Component() {
  const words = useMembersWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const create = useCreateMember();
  return (
    <>
      <PageHeader
        title={places.newMember}
        description={words.description}
        crumbs={[{ label: places.members, to: paths.members }]}
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
