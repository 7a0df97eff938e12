import type { Browser, BrowserContext } from '@playwright/test';

export type View = {
  readonly locale: 'en' | 'de';
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
};

/** The view in which screens are looked for. */
export const desktop: View = { locale: 'en', width: 1280, height: 800, scheme: 'light' };

export const views: readonly View[] = (['en', 'de'] as const).flatMap((locale) =>
  [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ].flatMap((size) => (['light', 'dark'] as const).map((scheme) => ({ locale, scheme, ...size }))),
);

export const nameOf = ({ locale, width, scheme }: View) => `${locale}-${width}-${scheme}`;

/** A browser window of this size, language and color scheme. */
export function windowOf(browser: Browser, home: string, view: View): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: home,
    viewport: { width: view.width, height: view.height },
    colorScheme: view.scheme,
    locale: view.locale === 'de' ? 'de-DE' : 'en-US',
    reducedMotion: 'reduce',
    hasTouch: view.width < 500,
  });
}
