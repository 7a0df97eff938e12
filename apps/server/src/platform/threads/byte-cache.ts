import { sharing } from '../sharing.ts';

/** What was made, by a key, until it is too much; then what was asked for least lately goes. */
export type ByteCache<Value> = {
  /** What is held, or what is made now: once for all who ask meanwhile. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
};

/** @param weigh bytes of one, roughly */
export function byteCache<Value>(mostBytes: number, weigh: (value: Value) => number): ByteCache<Value> {
  const held = new Map<string, Value>();
  const shared = sharing<Value>();
  let bytes = 0;

  function drop(key: string): void {
    const value = held.get(key);
    if (value !== undefined && held.delete(key)) bytes -= weigh(value);
  }

  function keep(key: string, value: Value): void {
    drop(key);
    if (weigh(value) > mostBytes) return;
    held.set(key, value);
    bytes += weigh(value);
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    get(key, make) {
      const known = held.get(key);
      if (known !== undefined) {
        held.delete(key);
        held.set(key, known);
        return Promise.resolve(known);
      }
      return shared(key, async () => {
        const made = await make();
        keep(key, made);
        return made;
      });
    },
  };
}
