import type { Area } from './area.ts';
import type { banner as bannerWords } from './locales/en/banner.ts';

/** The words of the banner: see `areas.ts`. */
export const bannerAreas: { readonly banner: Area<typeof bannerWords> } = {
  banner: {
    en: () => import('./locales/en/banner.ts').then(({ banner }) => banner),
    'en-GB': () => import('./locales/en-GB/banner.ts').then(({ banner }) => banner),
    de: () => import('./locales/de/banner.ts').then(({ banner }) => banner),
    fr: () => import('./locales/fr/banner.ts').then(({ banner }) => banner),
    it: () => import('./locales/it/banner.ts').then(({ banner }) => banner),
    es: () => import('./locales/es/banner.ts').then(({ banner }) => banner),
    pt: () => import('./locales/pt/banner.ts').then(({ banner }) => banner),
    'pt-BR': () => import('./locales/pt-BR/banner.ts').then(({ banner }) => banner),
    nl: () => import('./locales/nl/banner.ts').then(({ banner }) => banner),
    da: () => import('./locales/da/banner.ts').then(({ banner }) => banner),
    sv: () => import('./locales/sv/banner.ts').then(({ banner }) => banner),
    no: () => import('./locales/no/banner.ts').then(({ banner }) => banner),
    fi: () => import('./locales/fi/banner.ts').then(({ banner }) => banner),
    ca: () => import('./locales/ca/banner.ts').then(({ banner }) => banner),
    pl: () => import('./locales/pl/banner.ts').then(({ banner }) => banner),
    cs: () => import('./locales/cs/banner.ts').then(({ banner }) => banner),
    sk: () => import('./locales/sk/banner.ts').then(({ banner }) => banner),
    sl: () => import('./locales/sl/banner.ts').then(({ banner }) => banner),
    hr: () => import('./locales/hr/banner.ts').then(({ banner }) => banner),
    hu: () => import('./locales/hu/banner.ts').then(({ banner }) => banner),
    ro: () => import('./locales/ro/banner.ts').then(({ banner }) => banner),
    bg: () => import('./locales/bg/banner.ts').then(({ banner }) => banner),
    el: () => import('./locales/el/banner.ts').then(({ banner }) => banner),
    et: () => import('./locales/et/banner.ts').then(({ banner }) => banner),
    lv: () => import('./locales/lv/banner.ts').then(({ banner }) => banner),
    lt: () => import('./locales/lt/banner.ts').then(({ banner }) => banner),
    ru: () => import('./locales/ru/banner.ts').then(({ banner }) => banner),
    ja: () => import('./locales/ja/banner.ts').then(({ banner }) => banner),
    'zh-CN': () => import('./locales/zh-CN/banner.ts').then(({ banner }) => banner),
    id: () => import('./locales/id/banner.ts').then(({ banner }) => banner),
  },
};
