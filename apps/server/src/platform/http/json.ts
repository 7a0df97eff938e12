import { longestName } from '@app/contract/field-problems.ts';
import { Problem } from './problem.ts';

/**
 * Reads JSON of which every program understands the same: `JSON.parse` keeps the last of two keys of one name and says
 * nothing, while another reader may have kept the first.
 *
 * @throws Problem `input.unreadable`, `input.duplicate-key` with the path of the key
 */
export function readJson(text: string): unknown {
  const value = parse(text);
  checkKeys(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('input.unreadable');
  }
}

/** An object or a list that is being read. */
type Open = {
  /** Keys of the object so far, in a set from the second on. `null` in a list. */
  keys: string | Set<string> | null | undefined;
  /** The key or the place that is being read. */
  at: string | number;
};

const quote = 34;
const comma = 44;
const colon = 58;
const backslash = 92;

/** Looks at each key, in one pass over text that was parsed already: 2 µs for a consent of 600 bytes. */
function checkKeys(text: string): void {
  const open: Open[] = [];
  let here: Open = { keys: null, at: 0 };
  for (let place = 0; place < text.length; place += 1) {
    switch (text.charCodeAt(place)) {
      case quote: {
        const end = endOfText(text, place);
        if (isKey(text, end) && here.keys !== null) {
          const key = readText(text.slice(place + 1, end));
          here.at = key;
          // Such a key would be set as a prototype by whoever copies the object.
          if (key === '__proto__') throw new Problem('input.unreadable');
          if (isTaken(here, key)) throw duplicate([...open.slice(1), here]);
        }
        place = end;
        break;
      }
      case comma:
        if (typeof here.at === 'number') here.at += 1;
        break;
      case 91: // [
        open.push(here);
        here = { keys: null, at: 0 };
        break;
      case 123: // {
        open.push(here);
        here = { keys: undefined, at: '' };
        break;
      case 93: // ]
      case 125: // }
        here = open.pop() ?? here;
        break;
    }
  }
}

function duplicate(open: readonly Open[]): Problem {
  const path = open.map(({ at }) => at).join('.');
  const code = 'input.duplicate-key';
  return new Problem(code, undefined, { [path.slice(0, longestName)]: { code } });
}

/** Notes a key. Most objects in deep nesting have one: a set for each would be the most of the work. */
function isTaken(here: Open, key: string): boolean {
  const { keys } = here;
  if (keys instanceof Set) {
    const { size } = keys;
    return keys.add(key).size === size;
  }
  if (keys === key) return true;
  here.keys = typeof keys === 'string' ? new Set([keys, key]) : key;
  return false;
}

/** The place of the quote that ends the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

/** Whether the text that ends here is a key. Of white space JSON knows four signs. */
function isKey(text: string, end: number): boolean {
  for (let place = end + 1; ; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign !== 32 && sign !== 10 && sign !== 13 && sign !== 9) return sign === colon;
  }
}

/** The same key may be written with escapes and without. */
function readText(written: string): string {
  return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
}
