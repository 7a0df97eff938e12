// Loads `after` in the page's language, if the site has it.
import type { AfterPart, KeptData } from '@app/consent';

/** The `after` parts by language. */
declare const $its: Readonly<Record<string, AfterPart>>;

const { lang } = document.documentElement;
const data = $candor as KeptData; // set by `composeCore`
data[2] = $its[lang] ?? $its[lang.split('-', 1)[0] ?? ''] ?? data[2];
