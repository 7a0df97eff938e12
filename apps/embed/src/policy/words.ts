import { embed as de } from '@app/texts/locales/de/embed.ts';
import { embed as en } from '@app/texts/locales/en/embed.ts';
import { embed as es } from '@app/texts/locales/es/embed.ts';
import { embed as fr } from '@app/texts/locales/fr/embed.ts';
import { embed as it } from '@app/texts/locales/it/embed.ts';
import { embed as ptBR } from '@app/texts/locales/pt-BR/embed.ts';

export type PopupWords = { readonly [Key in keyof typeof en]: string };

const byLanguage = new Map<string, PopupWords>(Object.entries({ de, en, es, fr, it, pt: ptBR }));

/** The words of a language tag (`de-AT` finds `de`), and the language they are in; English if nobody wrote them. */
export function wordsFor(tag: string): { readonly language: string; readonly words: PopupWords } {
  const language = tag.toLowerCase().split('-', 1)[0] ?? '';
  const words = byLanguage.get(language);
  return words ? { language, words } : { language: 'en', words: en };
}
