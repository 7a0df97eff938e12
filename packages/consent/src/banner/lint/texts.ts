import type { Locale } from '@app/texts';
import type { BannerConfiguration, TextOverrides } from '../configuration.ts';
import { sizeOf } from '../label-width.ts';
import type { DefaultLabels } from '../words.ts';
import { finding, type Finding } from './rules.ts';

type Texts = BannerConfiguration['texts'];

/** Longest texts, in characters. A label of 30 takes two lines of a full-width button on a phone 320 pixels wide. */
const most = { title: 100, body: 800, accept: 30, reject: 30, customise: 30, save: 30 } as const;
const labels = ['accept', 'reject', 'customise', 'save'] as const;
/** Buttons that stand side by side on the first layer. */
const buttons = ['accept', 'reject', 'customise'] as const;
// Close variants, in which the same words are correct.
const sisters: Partial<Record<Locale, string>> = { 'en-GB': 'en', 'pt-BR': 'pt' };

/**
 * Checks the owner's own words (RULES B3, B9, B26, READINGS 21).
 * @param owner the controller's name in the first layer
 * @param ours default labels of the buttons
 */
export function lintTexts(
  configuration: BannerConfiguration,
  owner: string | undefined,
  ours: DefaultLabels,
): readonly Finding[] {
  const { texts, languages, tcf, confirmations } = configuration;
  const own = languages.flatMap((language) => {
    const words = texts[language];
    return words ? [{ language, words }] : [];
  });
  return [
    ...own.flatMap(({ language, words }) => lintWords(words, `texts.${language}`, owner)),
    ...own.flatMap(({ language, words }) => sameLabels(words, ours[language], language)),
    ...missing(own, languages),
    ...copied(own),
    ...(tcf.on && !confirmations['tcf-words']?.trim()
      ? own
          .filter(({ words }) => words.title !== undefined || words.body !== undefined)
          .map(({ language }) => finding('banner.tcf-words', `texts.${language}`))
      : []),
  ];
}

function lintWords(words: TextOverrides, path: string, owner: string | undefined): readonly Finding[] {
  const { title = '', body } = words;
  const found: Finding[] = [];
  for (const label of labels) {
    const { length, width } = sizeOf(words[label] ?? '');
    if (width > most[label])
      found.push(
        finding('banner.label-long', `${path}.${label}`, { most: Math.floor((most[label] * length) / width) }),
      );
  }
  for (const text of ['title', 'body'] as const)
    if ((words[text]?.length ?? 0) > most[text])
      found.push(finding('banner.text-long', `${path}.${text}`, { most: most[text] }));
  if (body === undefined) return found;

  const all = `${title} ${body}`;
  if (!all.includes('%{owner}') && !(owner && all.includes(owner)))
    found.push(finding('banner.text-owner', `${path}.body`));
  if (!all.includes('%{reopen}')) found.push(finding('banner.text-withdrawal', `${path}.body`));
  if (!all.includes('%{purposes}')) found.push(finding('banner.text-purposes', `${path}.body`));
  return found;
}

/**
 * Own labels that another button also has, or that are the default label of another button: readers would mistake one
 * for the other.
 */
function sameLabels(words: TextOverrides, ours: DefaultLabels[Locale], language: Locale): readonly Finding[] {
  // Ignores case and accents; in some languages capitals have no accents.
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const plain = (label: string) => label.trim().replaceAll(/\s+/g, ' ');
  return buttons.flatMap((button, at) => {
    const label = words[button];
    if (label === undefined) return [];
    const before = buttons.slice(0, at).map((other) => words[other]);
    const others = buttons.filter((other) => other !== button).map((other) => ours?.[other]);
    const isSame = [...before, ...others].some(
      (other) => other !== undefined && compare(plain(label), plain(other)) === 0,
    );
    return isSame ? [finding('banner.labels-same', `texts.${language}.${button}`, { label: label.trim() })] : [];
  });
}

type Own = readonly { readonly language: Locale; readonly words: TextOverrides }[];

/** Texts that the owner wrote in one language but not in another. */
function missing(own: Own, languages: readonly Locale[]): readonly Finding[] {
  const keys = Object.keys(most) as (keyof typeof most)[]; // an object literal's own keys
  return keys
    .filter((key) => own.some(({ words }) => words[key] !== undefined))
    .flatMap((key) =>
      languages
        .filter((language) => own.find((each) => each.language === language)?.words[key] === undefined)
        .map((language) => finding('banner.text-missing', `texts.${language}.${key}`, { language })),
    );
}

/** The same body in two languages must be in the wrong language in one of them. Short labels may well be the same. */
function copied(own: Own): readonly Finding[] {
  return own.flatMap(({ language, words: { body } }, at) => {
    const same = own.slice(0, at).filter((each) => body !== undefined && each.words.body === body);
    const [other] = same.some((each) => areSisters(language, each.language)) ? [] : same;
    return other ? [finding('banner.text-same', `texts.${language}.body`, { language, other: other.language })] : [];
  });
}

function areSisters(one: Locale, other: Locale): boolean {
  return sisters[one] === other || sisters[other] === one;
}

/** Texts of a variant: the configuration's, overridden by the variant's. */
export function textsOfVariant(texts: Texts, over: Texts | undefined): Texts {
  if (!over) return texts;
  const languages = [...new Set([...Object.keys(texts), ...Object.keys(over)])] as Locale[]; // keys of both
  return Object.fromEntries(languages.map((language) => [language, { ...texts[language], ...over[language] }]));
}
