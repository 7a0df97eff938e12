import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { bannerHere, purposes, watchBanner, withBanner, type Choice, type Purpose } from './banner.ts';

export type CandorProviderProps = {
  /** The site's public ID: ten letters and digits. */
  readonly siteId: string;
  /** The origin of the banner's script: `https://privacy.example.com`. */
  readonly base: string;
  /** The banner's language. Left out: that of the page, `<html lang>`. */
  readonly language?: string | undefined;
  /** The nonce of the page's content security policy. Elements that the script inserts carry it too. */
  readonly nonce?: string | undefined;
  readonly children?: ReactNode;
};

export type Consent = {
  /**
   * Whether the banner's script has loaded, so that `allows` reflects the visitor's choice. Before, only the necessary purpose
   * is allowed.
   */
  readonly ready: boolean;
  readonly choice: Choice | undefined;
  allows(purpose: Purpose): boolean;
  /** Opens "your choices". Like the following methods, it waits until the script has loaded. */
  open(): void;
  accept(): void;
  reject(): void;
  withdraw(): void;
};

/** The state as a string, which changes if and only if the allowed purposes or the choice change. */
function readNow(): string {
  const banner = bannerHere();
  return banner ? JSON.stringify([purposes.filter((purpose) => banner.allows(purpose)), banner.choice?.at]) : '';
}

const nothing = () => '';

const Known = createContext('');

const neverChanges = () => () => undefined;

/** Whether React is rendering on a server, or hydrating the server's HTML. */
export function useServerHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** Loads the banner once, and provides the visitor's consent to all descendants. On a server it renders the script tag. */
export function CandorProvider({ siteId, base, language, nonce, children }: CandorProviderProps) {
  const src = `${base}/embed/cs/${siteId}.js${language ? `?lang=${encodeURIComponent(language)}` : ''}`;
  const onServer = useServerHtml();
  const known = useSyncExternalStore(watchBanner, readNow, nothing);

  useEffect(() => {
    // The server's script tag is already in the page, or has run.
    if (bannerHere() || [...document.scripts].some((one) => one.src === new URL(src, document.baseURI).href)) return;
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  }, [src, nonce]);

  return (
    <Known.Provider value={known}>
      {/* Browsers do not run a script tag that React inserts: there the effect loads it. */}
      {onServer && <script async src={src} nonce={nonce} />}
      {children}
    </Known.Provider>
  );
}

/** The visitor's consent and the banner's actions. Rerenders when the consent changes. */
export function useConsent(): Consent {
  const known = useContext(Known);
  return useMemo(() => {
    // The format that `readNow` writes.
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
