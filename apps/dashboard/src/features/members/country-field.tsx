import { countriesIn } from '@app/texts';
import { useMemo } from 'react';
import { useLocale } from '#app/words.tsx';
import { Select } from '#ui/form.tsx';

type Props = { readonly name: string; readonly label: string; readonly description?: string };

/** A country, by its name in the language of the page. */
export function CountryField(props: Props) {
  const locale = useLocale();
  const options = useMemo(() => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })), [locale]);
  return <Select {...props} options={options} />;
}
