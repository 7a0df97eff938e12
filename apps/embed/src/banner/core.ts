import type { ChoiceAction, Purpose, PurposeSet } from '@app/consent';
import type { Extension, Kit } from './extension.ts';

/** A choice in the form that the page's own scripts receive. */
export type PublicChoice = {
  readonly consentId: string;
  readonly action: ChoiceAction;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly allowed: readonly Purpose[];
};

/** `window.Candor`: the page's interface to the banner. Before it exists, callbacks are pushed to `window.candorReady`. */
export type Api = {
  /** Opens "your choices", or the second layer if there is no choice. */
  open(): void;
  accept(): void;
  reject(): void;
  /** Withdraws all consent. */
  withdraw(): void;
  allows(purpose: Purpose): boolean;
  /** Calls `act` at each `ready`, `shown` or `choice`. */
  on(event: 'ready' | 'shown' | 'choice', act: (choice: PublicChoice | undefined) => void): void;
  readonly choice: PublicChoice | undefined;
};

/** The second layer, as registered by its part. */
export type LayerPart = {
  open(): void;
  /** Deletes what trackers of purposes that are not allowed left behind (RULES B12). */
  clean(allowed: PurposeSet): void;
};

/** The kit with what our own parts need besides. A page has only one, whichever of our files loads first. */
export type Core = Kit & {
  readonly extensions: Extension[];
  readonly nonce: string;
  layer?: LayerPart;
  /** Draws a text as a QR code with an accessible name; registered by its part. */
  qr?: (text: string, label: string) => Node;
  /** The shadow root of banner, second layer and reopen control. */
  root(): ShadowRoot;
  /** Adds a style sheet to the shadow root. */
  style(css: string): void;
  /** Text that says that the browser's signal was honored, if it must be shown (RULES G2). */
  honoured(): string | undefined;
  /** Whether a file in another language was requested, which may take over. */
  waits?: boolean;
};

export type Page = Window & {
  Candor?: Api & { _?: Core };
  candorReady?: { push(act: (api: Api) => void): void };
  dataLayer?: unknown[];
  /** Of newer browsers: the pages of the site in this tab. */
  navigation?: { readonly canGoBack: boolean };
};

export const page: Page = window;
