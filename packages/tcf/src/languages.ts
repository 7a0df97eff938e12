/** Codes of the official translations of the vendor list's texts. English is the original. */
export const officialLanguages = [
  'ar bg bs ca cs da de el en es et eu fi fr gl hr hu it ja lt lv mt nl no pl pt-br pt-pt ro ru sk sl sr-cyrl sr-latn sv tr zh',
].flatMap((codes) => codes.split(' '));

const otherwiseNamed: Readonly<Record<string, string>> = { pt: 'pt-pt' };

/** The official language to show for a locale such as `en-GB`; English if no translation exists (RULES T10). */
export function officialLanguage(locale: string): string {
  const code = locale.toLowerCase();
  const language = code.split('-')[0] ?? code;
  const candidates = [otherwiseNamed[code] ?? code, otherwiseNamed[language] ?? language];
  return candidates.find((one) => officialLanguages.includes(one)) ?? 'en';
}

/** The two-letter code of the displayed texts' language, as a string encodes it for a locale. */
export function stringLanguage(locale: string): string {
  return officialLanguage(locale).slice(0, 2).toUpperCase();
}
