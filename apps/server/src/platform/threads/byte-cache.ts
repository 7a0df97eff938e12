import { sharing } from '../sharing.ts';

/** What was made, by a key, until it is too much; then what was asked for least lately goes. */
export type ByteCache<Value> = {
  /** What is held, or what is made now: once for all who ask meanwhile. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
};

/** @param weigh bytes of one, roughly */
export function byteCache<Value>(mostBytes: number, weigh: (value: Value) => number): ByteCache<Value> {
  const held = new Map<string, { readonly value: Value; readonly weight: number }>();
  const shared = sharing<Value>();
  let bytes = 0;

  function drop(key: string): void {
    const kept = held.get(key);
    if (kept && held.delete(key)) bytes -= kept.weight;
  }

  function keep(key: string, value: Value): void {
    drop(key);
    const weight = weigh(value);
    if (weight > mostBytes) return;
    held.set(key, { value, weight });
    bytes += weight;
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    get(key, make) {
      const known = held.get(key);
      if (known) {
        held.delete(key);
        held.set(key, known);
        return Promise.resolve(known.value);
      }
      return shared(key, async () => {
        const made = await make();
        keep(key, made);
        return made;
      });
    },
  };
}
