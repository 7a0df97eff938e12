/** The action of a banner's button. */
export type Button = 'accept' | 'reject' | 'settings' | 'save';

type Selectors = { readonly service: string } & { readonly [Name in Button]?: string };

export type BannerKnowledge = {
  readonly platforms: readonly Selectors[];
  /** Button labels, in any language. */
  readonly words: { readonly [Name in Button]: readonly string[] };
  /** Every banner contains at least one of these words. */
  readonly about: readonly string[];
  readonly globals: readonly string[];
};

export type BannerLook = {
  /** Left out: there is no banner. */
  readonly by?: string;
  readonly buttons: { readonly [Name in Button]?: HTMLElement };
  /** Whether a platform is present that may still show one. */
  readonly expected: boolean;
};

/** Finds a banner. Runs in a page or frame, so everything it needs is local or passed as an argument. */
export function lookForBanner({ platforms, words, about, globals }: BannerKnowledge): BannerLook {
  const kinds = ['reject', 'save', 'settings', 'accept'] as const;
  type Buttons = { [Name in Button]?: HTMLElement };

  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
  const isVisible = (element: Element): element is HTMLElement => {
    const { width, height } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return element instanceof HTMLElement && shown && width > 1 && height > 1;
  };
  const first = (selector: string | undefined): HTMLElement | undefined => {
    for (const root of selector ? roots : []) {
      for (const element of root.querySelectorAll(selector ?? '')) if (isVisible(element)) return element;
    }
    return undefined;
  };

  for (const platform of platforms) {
    const buttons: Buttons = {};
    for (const kind of kinds) {
      const button = first(platform[kind]);
      if (button) buttons[kind] = button;
    }
    // A settings button alone is what a platform shows after the choice.
    if (buttons.accept ?? buttons.reject ?? buttons.save) return { by: platform.service, buttons, expected: true };
  }

  const plain = (text: string) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
      .trim();
  // Some writing systems have no spaces between words.
  const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
  const says = (text: string, phrase: string) => {
    if (unspaced.test(phrase)) return text.includes(phrase);
    return phrase.length > 3 ? ` ${text} `.includes(` ${phrase} `) : text === phrase;
  };
  const phrases = kinds.map((kind) => [kind, words[kind].map(plain)] as const);
  // The longest match wins: "accept" also occurs in "accept selected".
  const kindOf = (text: string): Button | undefined => {
    let best: { readonly kind: Button; readonly length: number } | undefined;
    for (const [kind, all] of phrases) {
      for (const phrase of all) {
        if (phrase.length > (best?.length ?? 0) && says(text, phrase)) best = { kind, length: phrase.length };
      }
    }
    return best?.kind;
  };

  const leadsAway = (element: Element) => {
    const href = element instanceof HTMLAnchorElement ? (element.getAttribute('href') ?? '#') : '#';
    return !/^(?:#|javascript:|$)/i.test(href);
  };
  const named = /cookie|consent|gdpr|rgpd|dsgvo|ccpa|cmp|privacy|notice/i;
  const stands = (element: Element) => {
    const names = `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`;
    if (element.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]') || named.test(names))
      return true;
    return ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  };
  const speaks = (element: HTMLElement) => {
    const text = element.innerText.toLowerCase();
    return text.length <= 6000 && about.some((word) => text.includes(word));
  };
  const isBanner = (element: HTMLElement) => {
    const whole = element === document.body || element === document.documentElement;
    // A frame may consist only of the banner.
    return (whole ? window !== window.top : stands(element)) && speaks(element);
  };
  const bannerOf = (button: Element): HTMLElement | undefined => {
    let element: Element | null = button;
    while (element) {
      if (element !== button && element instanceof HTMLElement && isBanner(element)) return element;
      const root: Node = element.getRootNode();
      element = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return undefined;
  };

  const banners = new Map<HTMLElement, Buttons>();
  const clickable = 'button, [role=button], a, input[type=button], input[type=submit], [onclick]';
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>(clickable)) {
      const label = element instanceof HTMLInputElement ? element.value : element.innerText;
      const text = plain(label || (element.getAttribute('aria-label') ?? ''));
      if (!text || text.length > 70) continue;
      const kind = kindOf(text);
      if (!kind || leadsAway(element) || !isVisible(element)) continue;
      const banner = bannerOf(element);
      if (!banner) continue;
      const buttons = banners.get(banner) ?? {};
      banners.set(banner, { ...buttons, [kind]: buttons[kind] ?? element });
    }
  }
  // "Save" and "settings" are common elsewhere: by itself, "save" counts only where there is something to switch off.
  const switches = 'input[type=checkbox], [role=switch]';
  // Prefers the banner with the most buttons.
  const offers = [...banners]
    .filter(
      ([banner, { accept, reject, save, settings }]) =>
        accept ?? reject ?? (save && (settings ?? banner.querySelector(switches))),
    )
    .map(([, buttons]) => buttons)
    .sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  const expected = globals.some((name) => name in window);
  return offers[0] ? { by: 'words', buttons: offers[0], expected: true } : { buttons: {}, expected };
}

/** Runs in the page. Turns off every switch near this button that is on and not disabled. */
export function turnAllOff(save: Element): void {
  const on = 'input[type=checkbox]:checked:not(:disabled), [role=switch][aria-checked=true]:not([aria-disabled=true])';
  let around: Element | null = save.parentElement;
  while (around && around !== document.body && !around.querySelector('input[type=checkbox], [role=switch]'))
    around = around.parentElement;
  for (const toggle of around?.querySelectorAll<HTMLElement>(on) ?? []) toggle.click();
}
