import type { PurposeSet } from '@app/consent';

/** Hosts as the compiled configuration has them: by bit of the purpose, joined by spaces, each with its subdomains. */
export type GuardRules = {
  readonly hosts: readonly string[];
  /** Whether hosts that no list names wait for marketing. */
  readonly unknown: unknown;
  /** The page's own hosts and Candor's, joined by spaces, without ports. */
  readonly own: string;
};

/**
 * What stands in the page while it is guarded. One that came inline knows less than the script that comes later, and may be
 * older: these are the names by which that takes it over.
 */
export type Guard = GuardRules & {
  /** What may run. */
  allowed: PurposeSet;
  /** What scripts gave an address and had to wait, and trees that hold such. */
  readonly waiting: WeakRef<Node>[];
  /** Marks a string as looked at, where the page asks for that. */
  trust?: Partial<Trust> | undefined;
  /** Lets run what stands in these, as far as it is allowed. Not there: nothing is released yet. */
  start?: (roots: Iterable<Node>) => void;
};

/** A guard once the script has come, which knows how to let things run. */
export type Releasing = Guard & {
  /** Says what may run from now on. What waited for it runs; what may no longer run does not begin again. */
  allow(set: PurposeSet): void;
  /** Lets one element run, whatever else is allowed, until something is taken back or the element is moved. */
  once(element: Element): void;
  /** Called with every frame, video or object of the page that waits, more than once. */
  seen?: (element: Element) => void;
};

export type Trust = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: unknown) => unknown>;

/** Where a page keeps its guard. */
export const place = Symbol.for('candor.guard');
export type GuardedPage = { [place]?: Releasing };

const page = window as { [place]?: Guard };
export const running = !!page[place];
/** Of the page: there is one, whoever started it. */
export const guard: Guard = (page[place] ??= { waiting: [] } as Pick<Guard, 'waiting'> as Guard); // the rest follows at once: `startGuard`
