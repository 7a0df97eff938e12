import type { HeldHosts, PurposeSet } from '@app/consent';

export type GuardRules = {
  /** Each covers its subdomains. */
  readonly hosts: HeldHosts;
  /** Whether hosts on no list wait for consent to marketing. */
  readonly unknown: unknown;
  /** Hosts of the page itself and of Candor, joined by spaces, without ports. */
  readonly own: string;
};

/**
 * State of the guard in a page. An inline guard knows less than the script that loads later, and may be an older
 * version: the script takes over through these names.
 */
export type Guard = GuardRules & {
  /** Purposes that may run. */
  allowed: PurposeSet;
  /** Elements that had to wait when a script set their URL, and trees that contain such elements. */
  readonly waiting: WeakRef<Node>[];
  /** The Trusted Types policy, if the page enforces Trusted Types. */
  trust?: Partial<Trust> | undefined;
  /** Holds back everything in a tree that would load, and returns whether something waits. Undefined: nothing is held back yet. */
  check?: (root: Node) => number;
  /** Releases the waiting elements in these trees, as far as they are allowed. Undefined: nothing is released yet. */
  start?: (roots: Iterable<Node>) => void;
  /** Called with every frame, video or object of the page that waits; more than once for the same element. */
  seen?: (element: Element) => void;
};

/** A guard that can also release elements, once the script has loaded. */
export type Releasing = Guard & {
  /**
   * Sets the purposes that may run. Elements waiting for them are released; what is no longer allowed is not started again.
   * Missing while nothing can be held back: see `granted.ts`.
   */
  allow(set: PurposeSet): void;
  /** Restores the held attributes of an element. What may not run is held again, unless everything is allowed meanwhile. */
  restore(element: Element): void;
};

export type Trust = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: unknown) => unknown>;

/** Key under which a page stores its guard. */
export const place = Symbol.for('candor.guard');
export type GuardedPage = { [place]?: Releasing };

const page = window as { [place]?: Guard };
/** The page's only guard, whichever file started it. */
export const guard: Guard = (page[place] ??= { waiting: [] } as Pick<Guard, 'waiting'> as Guard); // `startHolding` and `allow` set the rest
