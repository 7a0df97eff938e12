import type { Choice, ChoiceAction, CoreData, PurposeSet } from '@app/consent';

/** What the files of one page share, whichever came first: the whole file or that for a choice that stands, then `after`. */
export type Joint = {
  /** The last choice, even if it does not hold any more. Left out: the cookie says. */
  last?: Choice | undefined;
  /** Everything is asked again, though a choice stands: what it said to others is lost. */
  again?: boolean;
  /** Which law holds, by its place among the regimes: what was chosen under one goes on under it; else the strictest. */
  place?: number;
  /** Which variant of an A/B test this page view shows, from 1. Left out: none runs. */
  variant?: number;
  /** Called with what may run, whenever that changes. */
  readonly says: ((set: PurposeSet) => void)[];
  /** Of the page's own script tag: what it inserts carries it, too. */
  readonly nonce: string;
  /** Loads the part `after`. */
  rest?(): Promise<unknown>;
  /** Loads files of ours once, by whoever was first to load any but that. */
  load?(path: string, hash?: string): Promise<unknown>;
  /** Where ours stands, if something stands there. */
  root?: ShadowRoot;
  /** Takes the first layer away, if it is there. */
  hide?(): void;
  /** Makes the owner's own of the first layer before it is shown. */
  dress?(dialog: HTMLElement, text: HTMLElement): void;
  /** What buttons of the first layer do. The part `after` puts its own here, which does more. */
  choose?(action: ChoiceAction, granted: PurposeSet, decided: PurposeSet): void;
  open?(): void;
  /** Sends what was chosen before `after` came. */
  flush?(): void;
  /** What that was, where a page may not store anything. */
  line?: string;
  /** When the first layer was shown, in milliseconds since the page began. */
  shownAt?: number;
};

/** What the whole file knows itself. */
export type WholeJoint = Joint & { place: number };

/** Runs before the banner shows, in order. */
export type First = (joint: WholeJoint) => unknown;

declare global {
  /** Data of the files, and what their pieces add: a piece stands before the code in one function with it. */
  const $candor: unknown;
  const $first: First[];
  const $says: ((set: PurposeSet) => void)[];
}

export type JointPage = Window & { candorJoint?: Joint | undefined };

/** By place. */
export const given = $candor as CoreData; // what `composeWhole` and `composeKept` put there
