/** The purposes visitors decide about, one switch each. `necessary` is always allowed. */
export type Purpose = 'necessary' | 'functionality' | 'experience' | 'measurement' | 'marketing';

export const purposes: readonly Purpose[] = ['necessary', 'functionality', 'experience', 'measurement', 'marketing'];

/** A choice as the banner reports it. */
export type Choice = {
  readonly consentId: string;
  readonly action: string;
  /** Time of the choice, in milliseconds since 1970. */
  readonly at: number;
  readonly allowed: readonly Purpose[];
};

/** The banner script's API, available as `window.Candor`. */
export type Banner = {
  /** Opens "your choices", or the second layer if nothing was chosen yet. */
  open(): void;
  accept(): void;
  reject(): void;
  /** Withdraws everything that was allowed. */
  withdraw(): void;
  allows(purpose: Purpose): boolean;
  readonly choice: Choice | undefined;
};

type Page = { readonly Candor?: Banner; candorReady?: { push(act: (banner: Banner) => void): void } };

/** The banner; undefined on a server, and until the script has loaded. */
export function bannerHere(): Banner | undefined {
  return typeof window === 'undefined' ? undefined : (window as Page).Candor;
}

/** Calls `act` with the banner, now or once it has loaded. */
export function withBanner(act: (banner: Banner) => void): void {
  const page = window as Page;
  if (page.Candor) act(page.Candor);
  // The script runs queued functions when it starts, and then replaces the array with its own object.
  else (page.candorReady ??= [] as ((banner: Banner) => void)[]).push(act);
}

/** Calls `changed` whenever the allowed purposes may have changed. Returns a function that unsubscribes. */
export function watchBanner(changed: () => void): () => void {
  const events = ['candor:ready', 'candor:choice'];
  for (const event of events) document.addEventListener(event, changed);
  return () => {
    for (const event of events) document.removeEventListener(event, changed);
  };
}
