import type { Choice, ChoiceAction, CoreData, PurposeSet } from '@app/consent';
import type { Api } from './core.ts';

/** State shared by the files of a page: first the full file or the one for a valid choice, then `after`. */
export type Joint = {
  /** The last choice, even if it has expired. Omitted: it has to be read from the cookie. */
  last?: Choice | undefined;
  /** Everything is asked again although a choice is valid: the string that the choice produced for others is lost. */
  again?: boolean;
  /** Index of the regime that applies: the one under which the choice was made, or else the strictest. */
  place?: number;
  /** Variant of an A/B test that this page view shows, from 1. Omitted if there is no test. */
  variant?: number;
  /** Callbacks that receive the allowed purposes whenever they change. */
  readonly says: ((set: PurposeSet) => void)[];
  /** Nonce of the page's own script tag; tags that it inserts carry it too. */
  readonly nonce: string;
  /** Loads the part `after`. */
  rest?(): Promise<unknown>;
  /** Loads our other files, each once. Set by the first code that loads one. */
  load?(path: string, hash?: string): Promise<unknown>;
  /** Creates the host of the banner: `hostIn`. */
  readonly banner: (css: string, lang: string, dir: string) => ShadowRoot;
  /** Shadow root of the banner, if it is in the page. */
  root?: ShadowRoot;
  /** Hides the first layer, if it is shown. */
  hide?(): void;
  /** Adds the owner's own content to the first layer before it is shown. */
  dress?(dialog: HTMLElement, text: HTMLElement): void;
  /** Handlers of the first layer's buttons. The part `after` replaces them with its own, which do more. */
  choose?(action: ChoiceAction, granted: PurposeSet, decided: PurposeSet): void;
  open?(): void;
  /** Sends choices made before `after` loaded. */
  flush?(): void;
  /** Choices not yet sent, as lines of JSON, if the page may not use storage. */
  line?: string;
  /** Calls of the API that wait for `after`, from a file without a first layer. */
  readonly queue?: ((candor: Api) => void)[];
  /** The reopen control, if a file without a first layer added it. The root then has no other style. */
  control?: HTMLElement;
  /** The choice that such a file began with, as it stands in the cookie. */
  cookie?: string | undefined;
  /** When the first layer was shown, in milliseconds since the page began. */
  shownAt?: number;
};

/** Shared state as the full file sets it. */
export type WholeJoint = Joint & { place: number };

/** A step that runs before the banner is shown, in order. */
export type First = (joint: WholeJoint) => unknown;

declare global {
  /** Data of the files, and hooks for their pieces: the code of a piece comes first, in the same function. */
  const $candor: unknown;
  const $first: First[];
  const $says: ((set: PurposeSet) => void)[];
}

export type JointPage = Window & { candorJoint?: Joint | undefined };

/** Data of the full file, accessed by index. */
export const given = $candor as CoreData; // set by `composeCore`
