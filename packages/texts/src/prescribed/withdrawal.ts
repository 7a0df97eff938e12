import type { Locale } from '../locales.ts';
import type { WithdrawalTexts } from './withdrawal-texts.ts';
import { withdrawal as bg } from './withdrawal/bg.ts';
import { withdrawal as ca } from './withdrawal/ca.ts';
import { withdrawal as cs } from './withdrawal/cs.ts';
import { withdrawal as da } from './withdrawal/da.ts';
import { withdrawal as de } from './withdrawal/de.ts';
import { withdrawal as el } from './withdrawal/el.ts';
import { withdrawal as en } from './withdrawal/en.ts';
import { withdrawal as es } from './withdrawal/es.ts';
import { withdrawal as et } from './withdrawal/et.ts';
import { withdrawal as fi } from './withdrawal/fi.ts';
import { withdrawal as fr } from './withdrawal/fr.ts';
import { withdrawal as hr } from './withdrawal/hr.ts';
import { withdrawal as hu } from './withdrawal/hu.ts';
import { withdrawal as id } from './withdrawal/id.ts';
import { withdrawal as it } from './withdrawal/it.ts';
import { withdrawal as ja } from './withdrawal/ja.ts';
import { withdrawal as lt } from './withdrawal/lt.ts';
import { withdrawal as lv } from './withdrawal/lv.ts';
import { withdrawal as nl } from './withdrawal/nl.ts';
import { withdrawal as no } from './withdrawal/no.ts';
import { withdrawal as pl } from './withdrawal/pl.ts';
import { withdrawal as pt } from './withdrawal/pt.ts';
import { withdrawal as brazilian } from './withdrawal/pt-br.ts';
import { withdrawal as ro } from './withdrawal/ro.ts';
import { withdrawal as ru } from './withdrawal/ru.ts';
import { withdrawal as sk } from './withdrawal/sk.ts';
import { withdrawal as sl } from './withdrawal/sl.ts';
import { withdrawal as sv } from './withdrawal/sv.ts';
import { withdrawal as chinese } from './withdrawal/zh-cn.ts';

/**
 * What a text was compared with: the Official Journal, copies of it or of the national law that repeats it (read in November
 * 2026 in public repositories), or nothing.
 */
type Comparison = 'official-journal' | 'copies' | 'memory';

/** A version in an official language of the Union (BCP 47 tag). */
type OfficialVersion = {
  readonly language: string;
  readonly wording: Comparison;
  /** The sentence on the withdrawal function, which is newer: Directive (EU) 2023/2673, Annex I. */
  readonly online: Comparison;
};

/** The texts in each locale; without `official`, a translation of ours, which no law prescribes. Irish and Maltese are no locales. */
export const withdrawal: Readonly<
  Record<Locale, { readonly texts: WithdrawalTexts; readonly official?: OfficialVersion }>
> = {
  bg: { texts: bg, official: { language: 'bg', wording: 'memory', online: 'memory' } },
  ca: { texts: ca },
  cs: { texts: cs, official: { language: 'cs', wording: 'memory', online: 'memory' } },
  da: { texts: da, official: { language: 'da', wording: 'copies', online: 'memory' } },
  de: { texts: de, official: { language: 'de', wording: 'copies', online: 'copies' } },
  el: { texts: el, official: { language: 'el', wording: 'memory', online: 'memory' } },
  en: { texts: en, official: { language: 'en', wording: 'copies', online: 'copies' } },
  'en-GB': { texts: en, official: { language: 'en', wording: 'copies', online: 'copies' } },
  es: { texts: es, official: { language: 'es', wording: 'copies', online: 'memory' } },
  et: { texts: et, official: { language: 'et', wording: 'memory', online: 'memory' } },
  fi: { texts: fi, official: { language: 'fi', wording: 'memory', online: 'memory' } },
  fr: { texts: fr, official: { language: 'fr', wording: 'copies', online: 'memory' } },
  hr: { texts: hr, official: { language: 'hr', wording: 'memory', online: 'memory' } },
  hu: { texts: hu, official: { language: 'hu', wording: 'copies', online: 'copies' } },
  id: { texts: id },
  it: { texts: it, official: { language: 'it', wording: 'copies', online: 'memory' } },
  ja: { texts: ja },
  lt: { texts: lt, official: { language: 'lt', wording: 'copies', online: 'copies' } },
  lv: { texts: lv, official: { language: 'lv', wording: 'memory', online: 'memory' } },
  nl: { texts: nl, official: { language: 'nl', wording: 'copies', online: 'memory' } },
  no: { texts: no },
  pl: { texts: pl, official: { language: 'pl', wording: 'copies', online: 'memory' } },
  pt: { texts: pt, official: { language: 'pt', wording: 'memory', online: 'memory' } },
  'pt-BR': { texts: brazilian },
  ro: { texts: ro, official: { language: 'ro', wording: 'memory', online: 'memory' } },
  ru: { texts: ru },
  sk: { texts: sk, official: { language: 'sk', wording: 'copies', online: 'copies' } },
  sl: { texts: sl, official: { language: 'sl', wording: 'memory', online: 'memory' } },
  sv: { texts: sv, official: { language: 'sv', wording: 'copies', online: 'memory' } },
  'zh-CN': { texts: chinese },
};

/** Whether somebody has compared the whole text of a locale with the Official Journal. Translations are compared with nothing. */
export function isCompared(locale: Locale): boolean {
  const { official } = withdrawal[locale];
  return official === undefined || (official.wording === 'official-journal' && official.online === 'official-journal');
}
