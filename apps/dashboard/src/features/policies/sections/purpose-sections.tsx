import { legalBasis, purposeCategory } from '@app/contract';
import { useWords } from '#app/words.tsx';
import { Select, TextArea, useFieldValue } from '#ui/form.tsx';
import { nameIn, useServiceWords } from '../service-words.ts';
import { OverrideSection } from './override-section.tsx';
import { OwnTextField } from './own-text.tsx';

type CategoryProps = { readonly category: string; readonly asked: string | undefined };

/** The service's category of purposes, and the reason for one other than the catalogue's. */
export function CategorySection({ category, asked }: CategoryProps) {
  const words = useWords().policies.service.category;
  const { categories } = useServiceWords();
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['category']}
      standard={nameIn(categories, category)}
      begin={{ category: { category, reason: '' } }}
      asked={asked}
    >
      <Select
        name="category.category"
        label={words.label}
        options={purposeCategory.options.map((value) => ({ value, label: categories[value] }))}
      />
      <TextArea name="category.reason" label={words.reason} description={words.reasonHint} minRows={2} />
    </OverrideSection>
  );
}

type BasisProps = { readonly usual: string; readonly asked: string | undefined };

/** The legal basis of the processing; the interest is asked for only if the basis is legitimate interest. */
export function LegalBasisSection({ usual, asked }: BasisProps) {
  const words = useWords().policies.service.legalBasis;
  const chosen = useFieldValue('legalBasis');
  const bases = usual.split(/[ ,]+/).filter(Boolean);
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['legalBasis', 'legitimateInterest']}
      standard={<UsualBasis bases={bases} />}
      begin={{ legalBasis: legalBasis.options.find((basis) => basis === bases[0]) ?? 'consent' }}
      asked={asked}
    >
      <Select name="legalBasis" label={words.label} options={useBasisOptions()} />
      {chosen === 'legitimate-interests' && (
        <OwnTextField name="legitimateInterest" label={words.interest} hint={words.interestHint} />
      )}
    </OverrideSection>
  );
}

function UsualBasis({ bases }: { readonly bases: readonly string[] }) {
  const { usual, legalBasis: words } = useWords().policies.service;
  return bases.length === 0 ? usual : bases.map((basis) => nameIn(words.names, basis)).join(', ');
}

export function useBasisOptions() {
  const { names } = useWords().policies.service.legalBasis;
  return legalBasis.options.map((value) => ({ value, label: names[value] }));
}
