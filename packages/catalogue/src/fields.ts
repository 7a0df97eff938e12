/** A JSON object, as `JSON.parse` returns it. */
export type Json = { readonly [key: string]: unknown };

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the fields of a JSON object. Reports an invalid field and treats it as missing. */
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
  return new JsonFields(json, complain, path);
}

// A class, because thousands are created at each start: methods are created only once.
class JsonFields implements Fields {
  readonly #json: Json;
  readonly #complain: (complaint: string) => void;
  readonly #path: string;

  constructor(json: Json, complain: (complaint: string) => void, path: string) {
    this.#json = json;
    this.#complain = complain;
    this.#path = path;
  }

  text(key: string): string | undefined {
    return this.#one(key, isText, 'a text');
  }

  number(key: string): number | undefined {
    return this.#one(key, isNumber, 'a whole number');
  }

  flag(key: string): boolean | undefined {
    return this.#one(key, isFlag, 'true or false');
  }

  choice<const C extends string>(key: string, choices: readonly C[]): C | undefined {
    return this.#one(key, isOneOf(choices), 'known');
  }

  texts(key: string): readonly string[] {
    return this.#many(key, isText, 'a text');
  }

  numbers(key: string): readonly number[] {
    return this.#many(key, isNumber, 'a whole number');
  }

  choices<const C extends string>(key: string, choices: readonly C[]): readonly C[] {
    return this.#many(key, isOneOf(choices), 'known');
  }

  part(key: string): Fields | undefined {
    const part = this.#one(key, isJson, 'an object');
    return part && new JsonFields(part, this.#complain, `${this.#path}${key}.`);
  }

  parts(key: string): readonly Fields[] {
    return this.#many(key, isJson, 'an object').map(
      (each, index) => new JsonFields(each, this.#complain, `${this.#path}${key}[${index}].`),
    );
  }

  keys(): readonly string[] {
    return Object.keys(this.#json);
  }

  #one<T>(key: string, is: (value: unknown) => value is T, kind: string): T | undefined {
    const value = this.#json[key];
    if (value === undefined) return undefined;
    if (is(value)) return value;
    this.#complain(`${this.#path}${key} is not ${kind}`);
    return undefined;
  }

  #many<T>(key: string, is: (value: unknown) => value is T, kind: string): readonly T[] {
    const list: readonly unknown[] | undefined = this.#one(key, Array.isArray, 'a list');
    if (!list || list.length === 0) return nothing;
    if (list.every(is)) return list;
    this.#complain(`${this.#path}${key}[${list.findIndex((each) => !is(each))}] is not ${kind}`);
    return list.filter(is);
  }
}

const nothing: readonly never[] = [];

// An empty string means that the fact is missing: the files omit it.
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

function isOneOf<const C extends string>(choices: readonly C[]): (value: unknown) => value is C {
  // The lists are short: searching one is faster than creating a set for each of thousands of lines.
  const known: readonly unknown[] = choices;
  return (value): value is C => known.includes(value);
}
