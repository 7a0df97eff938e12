/** A JSON object, as `JSON.parse` gives it. */
export type Json = { readonly [key: string]: unknown };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the fields of one JSON object. What is not as it must be is complained of, and read as if it were missing. */
export type Fields = {
  text(key: string): string | undefined;
  number(key: string): number | undefined;
  flag(key: string): boolean | undefined;
  choice<const C extends string>(key: string, choices: readonly C[]): C | undefined;
  texts(key: string): readonly string[];
  numbers(key: string): readonly number[];
  choices<const C extends string>(key: string, choices: readonly C[]): readonly C[];
  part(key: string): Fields | undefined;
  parts(key: string): readonly Fields[];
  keys(): readonly string[];
};

export function fieldsOf(json: Json, complain: (complaint: string) => void, path = ''): Fields {
  const at = (key: string) => `${path}${key}`;

  function one<T>(key: string, is: (value: unknown) => value is T, kind: string): T | undefined {
    const value = json[key];
    if (value === undefined) return undefined;
    if (is(value)) return value;
    complain(`${at(key)} is not ${kind}`);
    return undefined;
  }

  function many<T>(key: string, is: (value: unknown) => value is T, kind: string): readonly T[] {
    const list = one(key, Array.isArray, 'a list') ?? [];
    const wrong = list.findIndex((each) => !is(each));
    if (wrong >= 0) complain(`${at(key)}[${wrong}] is not ${kind}`);
    return list.filter(is);
  }

  const text = (key: string) => one(key, isText, 'a text');
  return {
    text,
    number: (key) => one(key, isNumber, 'a whole number'),
    flag: (key) => one(key, isFlag, 'true or false'),
    choice: (key, choices) => one(key, isOneOf(choices), 'known'),
    texts: (key) => many(key, isText, 'a text'),
    numbers: (key) => many(key, isNumber, 'a whole number'),
    choices: (key, choices) => many(key, isOneOf(choices), 'known'),
    part(key) {
      const part = one(key, isJson, 'an object');
      return part && fieldsOf(part, complain, `${at(key)}.`);
    },
    parts: (key) =>
      many(key, isJson, 'an object').map((each, index) => fieldsOf(each, complain, `${at(key)}[${index}].`)),
    keys: () => Object.keys(json),
  };
}

// An empty text is a fact that is not there: the files leave it out.
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

function isOneOf<const C extends string>(choices: readonly C[]): (value: unknown) => value is C {
  // The lists are short: looking through one is quicker than making a set of it for each of thousands of lines.
  const known: readonly unknown[] = choices;
  return (value): value is C => known.includes(value);
}
