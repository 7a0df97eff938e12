import { LRUCache } from 'lru-cache';

/**
 * How long a cached value is fresh, and for how much longer a stale value may be returned while it is being reloaded.
 */
export type Lifetime = { readonly freshMs: number; readonly staleMs: number };

/** The lifetime of values that never change. */
export const forever: Lifetime = { freshMs: Infinity, staleMs: 0 };
/**
 * The lifetime of values that must not be cached: there is no limit on unknown ids, and they would evict useful values.
 */
export const never: Lifetime = { freshMs: 0, staleMs: 0 };

type Bound<Value> =
  | { readonly max: number }
  /** The maximum total weight of all values; a single value that weighs more is not cached. */
  | { readonly maxWeight: number; weigh(value: Value): number };

type CacheOptions<Value> = Bound<Value> & {
  lifetime(value: Value): Lifetime;
  /** Returns milliseconds. Default: `performance.now`. */
  readonly clock?: () => number;
  /**
   * How long a reader waits for a slow load when a stale value exists; after that the stale value counts as fresh
   * again. With 0, the default, nobody waits, and the next reader asks again.
   */
  readonly patienceMs?: number;
  /** The age up to which, while one reader waits for the load, all other readers get the stale value at once. */
  readonly sharedMs?: number;
  /** How long readers join a load that hangs, before one of them starts another. */
  readonly joinMs?: number;
};

/** Loads a value. It receives the cached value, however old, so that it can do less work. */
type Load<Value> = (held: { readonly value: Value } | undefined) => Promise<Value>;

/** A read-through cache that evicts the least recently used value when it is full. */
export type Cache<Value> = {
  /**
   * Returns the cached value, or loads it in a single flight for all concurrent readers. Returns a promise only when
   * the reader has to wait.
   * @throws what `load` throws, when there is no cached value to return instead
   */
  get(key: string, load: Load<Value>): Value | Promise<Value>;
  /** Always loads, and joins no load that began before. */
  refresh(key: string, load: Load<Value>): Promise<Value>;
  /** Returns the cached value, however old, without loading. */
  peek(key: string): Value | undefined;
  /** Drops one key, or all keys. A load under way still resolves for its readers but is not cached. */
  forget(key?: string): void;
};

type Entry<Value> = Lifetime & { readonly value: Value; at: number };
type Loading<Value> = { readonly value: Promise<Value>; readonly at: number };

export function cache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { lifetime, clock = () => performance.now(), patienceMs = 0, sharedMs = Infinity, joinMs = Infinity } = options;
  const held = new LRUCache<string, Entry<Value>>(boundOf(options));
  const loading = new Map<string, Loading<Value>>();

  function refresh(key: string, load: Load<Value>): Promise<Value> {
    const isCurrent = () => loading.get(key) === own;
    const own: Loading<Value> = { at: clock(), value: keepLoaded(key, start(key, load), isCurrent) };
    loading.set(key, own);
    return own.value;
  }

  /** Turns a synchronous throw of `load` into a rejected promise. */
  const start = async (key: string, load: Load<Value>): Promise<Value> => load(held.peek(key));

  async function keepLoaded(key: string, loaded: Promise<Value>, isCurrent: () => boolean): Promise<Value> {
    try {
      const value = await loaded;
      // After `forget` or `refresh`, this value may already be out of date.
      if (isCurrent()) keep(key, value);
      return value;
    } finally {
      if (isCurrent()) loading.delete(key);
    }
  }

  function keep(key: string, value: Value): void {
    const { freshMs, staleMs } = lifetime(value);
    if (freshMs + staleMs > 0) held.set(key, { value, at: clock(), freshMs, staleMs });
    else held.delete(key);
  }

  function join(key: string, load: Load<Value>): Promise<Value> {
    const begun = loading.get(key);
    return begun && clock() - begun.at < joinMs ? begun.value : refresh(key, load);
  }

  async function waitFor(loaded: Promise<Value>, entry: Entry<Value>): Promise<Value> {
    const found = await withTimeout(
      loaded.then((value) => ({ value })),
      patienceMs,
    ).catch(() => undefined);
    if (found) return found.value;
    entry.at = clock();
    return entry.value;
  }

  return {
    refresh,
    get(key, load) {
      const entry = held.get(key);
      if (!entry) return join(key, load);
      const age = clock() - entry.at;
      if (age < entry.freshMs) return entry.value;
      if (age >= entry.freshMs + entry.staleMs) return join(key, load);
      if (patienceMs > 0 && (age >= sharedMs || !loading.has(key))) return waitFor(join(key, load), entry);
      // A failed load is ignored, so that stale values stay available while the database is down.
      join(key, load).catch(() => undefined);
      return entry.value;
    },
    peek: (key) => held.peek(key)?.value,
    forget(key) {
      if (key === undefined) {
        loading.clear();
        held.clear();
        return;
      }
      loading.delete(key);
      held.delete(key);
    },
  };
}

function boundOf<Value>(bound: Bound<Value>): LRUCache.Options<string, Entry<Value>, unknown> {
  if ('max' in bound) return { max: bound.max };
  return {
    maxSize: bound.maxWeight,
    // The minimum weight is 1, so that `maxWeight` also limits the number of values.
    sizeCalculation: ({ value }) => Math.max(1, bound.weigh(value)),
  };
}

/** Resolves to the result, or to undefined after so many milliseconds. */
async function withTimeout<Result>(promised: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promised, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
