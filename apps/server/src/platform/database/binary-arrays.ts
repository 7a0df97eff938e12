// Encodes arrays in PostgreSQL's binary format, so that thousands of rows a second are neither quoted here nor parsed
// there. The driver sends a `Buffer` parameter as binary; the statement casts it: `$1::uuid[]`.
// See PostgreSQL, array_recv and the `_recv` function of each type; integers are big-endian.

/** How values of a type are encoded. */
export type Element<Value> = {
  readonly oid: number;
  /** The encoded size of a value in bytes. */
  readonly size: (value: Value) => number;
  readonly write: (to: Buffer, at: number, value: Value) => void;
};

const headerSize = 20;
const lengthSize = 4;
/** The length that stands for null. */
const isNull = -1;

/** Returns an encoder for arrays of a type. */
export function arrays<Value>({ oid, size, write }: Element<Value>) {
  return (values: readonly (Value | null)[]): Buffer => {
    const sizes = values.map((value) => (value === null ? isNull : size(value)));
    const whole = sizes.reduce((sum, one) => sum + lengthSize + Math.max(one, 0), headerSize);
    const to = Buffer.allocUnsafe(values.length === 0 ? 12 : whole);
    to.writeInt32BE(values.length === 0 ? 0 : 1, 0);
    to.writeInt32BE(sizes.includes(isNull) ? 1 : 0, 4);
    to.writeInt32BE(oid, 8);
    if (values.length === 0) return to;
    to.writeInt32BE(values.length, 12);
    to.writeInt32BE(1, 16);
    let at = headerSize;
    values.forEach((value, place) => {
      const length = sizes[place] ?? isNull;
      to.writeInt32BE(length, at);
      at += lengthSize;
      if (value === null) return;
      write(to, at, value);
      at += length;
    });
    return to;
  };
}

const epoch2000 = 946_684_800_000;

/** Encodes UUIDs given as text. */
const uuid: Element<string> = {
  oid: 2950,
  size: () => 16,
  write(to, at, value) {
    let byte = at;
    for (let place = 0; place < value.length; place += 2) {
      if (value[place] === '-') place += 1;
      to[byte] = (digitAt(value, place) << 4) | digitAt(value, place + 1);
      byte += 1;
    }
  },
};

/**
 * The value of a hexadecimal digit by its character code: a row has eight identifiers, and parsing functions are four
 * times slower.
 */
const digits = new Uint8Array(128);
for (let digit = 0; digit < 16; digit += 1) {
  const sign = digit.toString(16);
  digits[sign.charCodeAt(0)] = digit;
  digits[sign.toUpperCase().charCodeAt(0)] = digit;
}

function digitAt(text: string, place: number): number {
  return digits[text.charCodeAt(place)] ?? 0;
}

const bytea: Element<Uint8Array> = {
  oid: 17,
  size: (value) => value.length,
  write: (to, at, value) => to.set(value, at),
};

const text: Element<string> = {
  oid: 25,
  size: (value) => Buffer.byteLength(value),
  write: (to, at, value) => to.write(value, at),
};

/** Encodes jsonb given as JSON text. */
const jsonb: Element<string> = {
  oid: 3802,
  size: (value) => 1 + Buffer.byteLength(value),
  write: (to, at, value) => {
    // The version of the jsonb binary format.
    to[at] = 1;
    to.write(value, at + 1);
  },
};

const json: Element<string> = {
  oid: 114,
  size: (value) => Buffer.byteLength(value),
  write: (to, at, value) => to.write(value, at),
};

const smallint: Element<number> = {
  oid: 21,
  size: () => 2,
  write: (to, at, value) => to.writeInt16BE(value, at),
};

const integer: Element<number> = {
  oid: 23,
  size: () => 4,
  write: (to, at, value) => to.writeInt32BE(value, at),
};

/** Encodes whole numbers up to 2^53. */
const bigint: Element<number> = {
  oid: 20,
  size: () => 8,
  write: (to, at, value) => to.writeBigInt64BE(BigInt(value), at),
};

const boolean: Element<boolean> = {
  oid: 16,
  size: () => 1,
  write: (to, at, value) => {
    to[at] = value ? 1 : 0;
  },
};

/** Encodes times given in milliseconds since 1970. */
const timestamptz: Element<number> = {
  oid: 1184,
  size: () => 8,
  write: (to, at, value) => to.writeBigInt64BE(BigInt(value - epoch2000) * 1000n, at),
};

/** Types by their names in the database. */
export const elements = { uuid, bytea, text, jsonb, json, smallint, integer, bigint, boolean, timestamptz };

export const uuids = arrays(uuid);
export const byteas = arrays(bytea);
export const integers = arrays(integer);
