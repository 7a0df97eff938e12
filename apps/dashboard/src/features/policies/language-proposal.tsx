import { fill, isLocale, localeFromPrefix, localeNameWithin } from '@app/texts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { showAlert } from '#app/alerts.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useGenerator } from './generator-context.tsx';
import { offeredLanguages, useAddLanguage } from './languages.ts';

/** `?add_language=de` proposes to add that language. */
export function LanguageProposal() {
  const words = useWords().policies.languages;
  const locale = useLocale();
  const { document } = useGenerator();
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const asked = search.get('add_language') ?? '';
  const code = isLocale(asked) ? asked : localeFromPrefix(asked.toLowerCase());
  const add = useAddLanguage();
  const [present] = useState(document.languages);
  const canBeAdded = code !== undefined && offeredLanguages({ ...document, languages: present }).includes(code);
  const refusal = refusalOf();

  function refusalOf(): string | undefined {
    if (asked === '' || canBeAdded) return undefined;
    return code && present.includes(code)
      ? fill(words.present, { language: localeNameWithin(code, locale) })
      : words.unknown;
  }

  const forget = () => changeAddress({ add_language: undefined });

  useEffect(() => {
    if (refusal) showAlert({ type: 'info', message: refusal });
  }, [refusal]);

  if (!canBeAdded || !code) return null;
  const language = localeNameWithin(code, locale);
  return (
    <ConfirmDialog
      opened
      title={fill(words.proposeTitle, { language })}
      text={fill(words.proposeText, { language })}
      notReversible={false}
      tone="plain"
      confirmLabel={words.add}
      onClose={forget}
      onConfirm={() => {
        forget();
        add(code);
      }}
    />
  );
}
