import { longestName } from '@app/contract/field-problems.ts';
import { Problem } from './problem.ts';

/**
 * Parses JSON and refuses duplicate keys: `JSON.parse` silently keeps the last of two equal keys, while another parser may keep
 * the first.
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

/** An object or a list that is being parsed. */
type Open = {
  /** Keys of the object so far, in a set from the second on. `null` in a list. */
  keys: string | Set<string> | null | undefined;
  /** The current key or index. */
  at: string | number;
};

const quote = 34;
const comma = 44;
const colon = 58;
const backslash = 92;

/** Checks every key in one pass over text that is already known to be valid: 2 µs for a consent of 600 bytes. */
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
          // Code that copies the object would set such a key as its prototype.
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

/**
 * Records a key and returns whether it was there. Most objects in deep nesting have one key, so they get no set, which would be
 * most of the cost.
 */
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

/** The index of the quote that ends the string that begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === backslash) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

/** Whether the string that ends here is a key. JSON has four whitespace characters. */
function isKey(text: string, end: number): boolean {
  for (let place = end + 1; ; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign !== 32 && sign !== 10 && sign !== 13 && sign !== 9) return sign === colon;
  }
}

/** Decodes a key, since the same key may be written with and without escapes. */
function readText(written: string): string {
  return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
}
