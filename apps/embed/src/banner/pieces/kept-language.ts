// The language of the page, where the site speaks it: that of what comes later.
import type { AfterPart, KeptData } from '@app/consent';

/** What comes later, by language. */
declare const $its: Readonly<Record<string, AfterPart>>;

const { lang } = document.documentElement;
const data = $candor as KeptData; // what `composeCore` put there
data[2] = $its[lang] ?? $its[lang.split('-', 1)[0] ?? ''] ?? data[2];
