// A choice whose string for vendors is lost does not stand where they need one: the whole file asks again.
import type { KeptData } from '@app/consent';

/** What the string stands under, and the laws it is needed under, by their place in `regimeIds`. */
declare const $its: readonly [name: string, laws: readonly number[]];

const [name, laws] = $its;
const data = $candor as KeptData; // what `composeCore` put there
let there = false;
try {
  there = document.cookie.includes(`${name}=`) || !!localStorage.getItem(name);
} catch {
  // A page that may not store anything has none.
}
if (!there) data[8] = Object.fromEntries(Object.entries(data[8]).filter(([at]) => !laws.includes(+at)));
