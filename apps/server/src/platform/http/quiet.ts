import type { Log } from './log.ts';
import { pathOf } from './language.ts';

/**
 * Whether nothing is told of a request: no line in the log, no route in the metrics. When somebody opened or sent a report would
 * tell who it was. RULES W5
 */
export function isQuiet(url: string): boolean {
  const path = pathOf(url);
  return path === '/report' || path.startsWith('/report/');
}

/** A failure of a request of which nothing is told. */
export type QuietLog = {
  failure(error: unknown): void;
  /** Logs what is kept, before the server ends. */
  flush(): void;
};

const day = 24 * 3600 * 1000;
/** Different failures that are kept. */
const mostKept = 50;

/** Keeps failures in memory, each once, and logs them at the end of the day (UTC): their time is that of no request. */
export function newQuietLog(log: Log, clock: () => number = Date.now): QuietLog {
  const kept = new Map<string, { readonly error: unknown; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { error, count } of kept.values()) log.failure('bug', error, { route: '/report', count });
    kept.clear();
  }

  return {
    flush,
    failure(error) {
      const name = error instanceof Error ? (error.stack ?? error.message) : typeof error;
      const known = kept.get(name);
      if (known) known.count += 1;
      else if (kept.size < mostKept) kept.set(name, { error, count: 1 });
      timer ??= setTimeout(flush, day - (clock() % day)).unref();
    },
  };
}
