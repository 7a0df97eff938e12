import { authoritiesOf, inLanguage } from '@app/catalogue';
import { useLocale, useWords } from '#app/words.tsx';
import { Select, useFieldValue } from '#ui/form.tsx';

/** Which authority is competent, where a country has one for each of its parts: the German states. */
export function AuthorityField() {
  const words = useWords().sites.owner;
  const locale = useLocale();
  const country = useFieldValue('country');
  const ofParts = authoritiesOf(country ?? '').filter(({ part }) => part !== undefined);
  if (ofParts.length === 0) return null;
  const options = ofParts.map(({ part = '', name }) => ({ value: part, label: inLanguage(name, locale) }));
  return <Select name="part" label={words.authority} description={words.authorityHint} clearable options={options} />;
}
