// A choice whose TC string is lost is not valid where vendors need the string: the full file asks again.
import type { KeptData } from '@app/consent';

/** Storage key of the string, and the regimes that need it, by their index in `regimeIds`. */
declare const $its: readonly [name: string, laws: readonly number[]];

const [name, laws] = $its;
const data = $candor as { -readonly [Place in keyof KeptData]: KeptData[Place] }; // set by `composeCore`
let there = false;
try {
  there = document.cookie.includes(`${name}=`) || !!localStorage.getItem(name);
} catch {
  // A page that may not use storage has none.
}
if (!there) data[5] = Object.fromEntries(Object.entries(data[5]).filter(([at]) => !laws.includes(+at)));
