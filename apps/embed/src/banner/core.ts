import type { ChoiceAction, Purpose, PurposeSet } from '@app/consent';
import type { Extension, Kit } from './extension.ts';

/** How a choice is shown to the page's own scripts. */
export type PublicChoice = {
  readonly consentId: string;
  readonly action: ChoiceAction;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly allowed: readonly Purpose[];
};

/** `window.Candor`: what a page may ask of the banner. Before it is there, functions are put into `window.candorReady`. */
export type Api = {
  /** Opens "your choices", or the second layer where nothing was chosen. */
  open(): void;
  accept(): void;
  reject(): void;
  /** Takes back everything that was allowed. */
  withdraw(): void;
  allows(purpose: Purpose): boolean;
  /** Runs `act` at each `ready`, `shown` or `choice`. */
  on(event: 'ready' | 'shown' | 'choice', act: (choice: PublicChoice | undefined) => void): void;
  readonly choice: PublicChoice | undefined;
};

/** The second layer, as its part registers it. */
export type LayerPart = {
  open(): void;
  /** Deletes what trackers of other purposes left behind (RULES B12). */
  clean(allowed: PurposeSet): void;
};

/** The kit, with what our own parts need beside. There is one in a page, whichever of our files came first. */
export type Core = Kit & {
  readonly extensions: Extension[];
  readonly nonce: string;
  layer?: LayerPart;
  /** Draws a text as a QR code with a name; its part registers it. */
  qr?: (text: string, label: string) => Node;
  /** Where banner, second layer and reopen control stand. */
  root(): ShadowRoot;
  /** Adds a style to it. */
  style(css: string): void;
  /** That the browser's signal was honoured, where that must be said (RULES G2). */
  honoured(): string | undefined;
  /** Another file was asked for, and may take over. */
  waits?: boolean;
};

export type Page = Window & {
  Candor?: Partial<Api> & { _: Core };
  candorReady?: { push(act: (api: Api) => void): void };
  dataLayer?: unknown[];
};

export const page: Page = window;
