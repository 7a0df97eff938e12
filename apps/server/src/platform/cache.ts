import { LRUCache } from 'lru-cache';

/** How long a value is given without asking whether it still holds, and how much longer it may be given where that is not known. */
export type Lifetime = { readonly freshMs: number; readonly staleMs: number };

/** The lifetime of what never changes. */
export const forever: Lifetime = { freshMs: Infinity, staleMs: 0 };
/** The lifetime of what is not kept: ids that lead nowhere are without number, and would drive out what is read. */
export const never: Lifetime = { freshMs: 0, staleMs: 0 };

type Bound<Value> =
  | { readonly max: number }
  /** The most that all values may weigh together; one that weighs more than that is not kept. */
  | { readonly maxWeight: number; weigh(value: Value): number };

type CacheOptions<Value> = Bound<Value> & {
  lifetime(value: Value): Lifetime;
  /** In milliseconds. */
  readonly clock?: () => number;
  /**
   * How long a reader waits for a slow load where something stale is held; then that counts as fresh once more. Without
   * it nobody waits, and the next reader asks again.
   */
  readonly patienceMs?: number;
  /** The age up to which a stale value is given to all readers but the one who asked first. */
  readonly sharedMs?: number;
  /** How long readers join a load that hangs, before one of them starts another. */
  readonly joinMs?: number;
};

/** Loads a value. It is told what is held, however old, so that it can do less or cost less. */
type Load<Value> = (held: { readonly value: Value } | undefined) => Promise<Value>;

/** A read-through cache: the value least lately read goes first where there are too many. */
export type Cache<Value> = {
  /**
   * The value held, or what is loaded now, once for all who ask meanwhile. Gives a promise only where somebody has to wait.
   * @throws what `load` throws, where nothing is held that may be given instead
   */
  get(key: string, load: Load<Value>): Value | Promise<Value>;
  /** Loads in any case, and joins no load that began before. */
  refresh(key: string, load: Load<Value>): Promise<Value>;
  /** The value held, however old, without asking. */
  peek(key: string): Value | undefined;
  /** Drops a key, or all. A load on its way is given to those who wait for it and not kept. */
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

  /** A load that throws before it promises anything fails as the others. */
  const start = async (key: string, load: Load<Value>): Promise<Value> => load(held.peek(key));

  async function keepLoaded(key: string, loaded: Promise<Value>, isCurrent: () => boolean): Promise<Value> {
    try {
      const value = await loaded;
      // Where it was forgotten or asked anew meanwhile, this may be out of date already.
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
      // What is held outlives a database that is away.
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
    // Nothing is free: a bound by weight is one by number, too.
    sizeCalculation: ({ value }) => Math.max(1, bound.weigh(value)),
  };
}

/** What is promised or, after some milliseconds, nothing. */
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
