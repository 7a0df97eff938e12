/** What visitors decide about, one switch each. `necessary` always runs. */
export type Purpose = 'necessary' | 'functionality' | 'experience' | 'measurement' | 'marketing';

export const purposes: readonly Purpose[] = ['necessary', 'functionality', 'experience', 'measurement', 'marketing'];

/** A choice as the banner tells it. */
export type Choice = {
  readonly consentId: string;
  readonly action: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly allowed: readonly Purpose[];
};

/** What the banner's script puts into the page as `window.Candor`. */
export type Banner = {
  /** Opens "your choices", or the second layer where nothing was chosen. */
  open(): void;
  accept(): void;
  reject(): void;
  /** Takes back everything that was allowed. */
  withdraw(): void;
  allows(purpose: Purpose): boolean;
  readonly choice: Choice | undefined;
};

type Page = { readonly Candor?: Banner; candorReady?: { push(act: (banner: Banner) => void): void } };

/** Undefined on a server, and as long as the script is on its way. */
export function bannerHere(): Banner | undefined {
  return typeof window === 'undefined' ? undefined : (window as Page).Candor;
}

/** Acts on the banner now, or when it has come. */
export function withBanner(act: (banner: Banner) => void): void {
  const page = window as Page;
  if (page.Candor) act(page.Candor);
  // What is pushed into an array before runs when the script begins; afterwards the script has put something of its own there.
  else (page.candorReady ??= [] as ((banner: Banner) => void)[]).push(act);
}

/** Calls `changed` whenever something else may run. Answers how to stop that. */
export function watchBanner(changed: () => void): () => void {
  const events = ['candor:ready', 'candor:choice'];
  for (const event of events) document.addEventListener(event, changed);
  return () => {
    for (const event of events) document.removeEventListener(event, changed);
  };
}
