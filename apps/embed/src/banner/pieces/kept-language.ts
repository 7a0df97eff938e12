// Loads `after` in the page's language and shows the reopen control in it, if the site has it.
import type { AfterParts, KeptData } from '@app/consent';

declare const $its: AfterParts;

const { lang } = document.documentElement;
const data = $candor as { -readonly [Place in keyof KeptData]: KeptData[Place] }; // set by `composeCore`
[data[2], data[6]] = $its[lang] ?? $its[lang.split('-', 1)[0] ?? ''] ?? [data[2], data[6]];
