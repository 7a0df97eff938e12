import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { bannerHere, purposes, watchBanner, withBanner, type Choice, type Purpose } from './banner.ts';

export type CandorProviderProps = {
  /** The site's public id: ten letters and digits. */
  readonly siteId: string;
  /** Where the banner's script comes from: `https://privacy.example.com`. */
  readonly base: string;
  /** The language to ask in. Left out: that of the page, `<html lang>`. */
  readonly language?: string | undefined;
  /** Of the page's content security policy. What the script inserts carries it, too. */
  readonly nonce?: string | undefined;
  readonly children?: ReactNode;
};

export type Consent = {
  /** The banner's script has come: what `allows` answers is what holds. Before, nothing but the necessary is allowed. */
  readonly ready: boolean;
  readonly choice: Choice | undefined;
  allows(purpose: Purpose): boolean;
  /** Opens "your choices". Before the script has come, these wait for it. */
  open(): void;
  accept(): void;
  reject(): void;
  withdraw(): void;
};

/** What is known, as text: it changes when and only when something else may run. */
function readNow(): string {
  const banner = bannerHere();
  return banner ? JSON.stringify([purposes.filter((purpose) => banner.allows(purpose)), banner.choice?.at]) : '';
}

const nothing = () => '';

const Known = createContext('');

const neverChanges = () => () => undefined;

/** Whether html is written by a server, or the one that it wrote is being taken over. */
export function useServerHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Loads the banner once, and tells everything below what the visitor allows. On a server it writes the tag. */
export function CandorProvider({ siteId, base, language, nonce, children }: CandorProviderProps) {
  const src = `${base}/embed/cs/${siteId}.js${language ? `?lang=${encodeURIComponent(language)}` : ''}`;
  const onServer = useServerHtml();
  const known = useSyncExternalStore(watchBanner, readNow, nothing);

  useEffect(() => {
    // What the server wrote stands there already, or has run.
    if (bannerHere() || [...document.scripts].some((one) => one.src === new URL(src, document.baseURI).href)) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  }, [src, nonce]);

  return (
    <Known.Provider value={known}>
      {/* A tag that React itself puts into a page does not run: in the browser, the effect does it. */}
      {onServer && <script async src={src} nonce={nonce} />}
      {children}
    </Known.Provider>
  );
}

/** What the visitor allows, and what the page may ask of the banner. Renders again when that changes. */
export function useConsent(): Consent {
  const known = useContext(Known);
  return useMemo(() => {
    // As `readNow` wrote it.
    const [allowed] = known ? (JSON.parse(known) as [readonly Purpose[], number | null]) : [['necessary']];
    return {
      ready: known !== '',
      choice: known ? bannerHere()?.choice : undefined,
      allows: (purpose) => allowed.includes(purpose),
      open: () => withBanner((banner) => banner.open()),
      accept: () => withBanner((banner) => banner.accept()),
      reject: () => withBanner((banner) => banner.reject()),
      withdraw: () => withBanner((banner) => banner.withdraw()),
    };
  }, [known]);
}
