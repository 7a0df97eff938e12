// Pages of the peers, each loaded as its own documentation recommends, with its published files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { markChoice, markStart, type Candidate, type Selectors } from './candidate.ts';
import { pageWith } from './page.ts';
import { purposes, services, words } from './site.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const published = (file: string) => readFileSync(path.join(modules, file));
const json = JSON.stringify;
const asked = services.filter(({ purpose }) => purpose !== 'necessary');
const ofPurpose = (id: string) => services.filter(({ purpose }) => purpose === id);

type Peer = {
  readonly name: string;
  readonly selectors: Selectors;
  /** Placed before `mark.js`, which immediately precedes the scripts. */
  readonly styles?: string;
  /** In order, including `config.js`. */
  readonly scripts: readonly string[];
  readonly config: string;
  /** Published files by their path on the page. */
  readonly files: Readonly<Record<string, string>>;
  /** Attribute of the script tags. */
  readonly loading?: 'defer' | '';
};

const peers: readonly Peer[] = [
  {
    name: 'vanilla-cookieconsent',
    selectors: {
      banner: '#cc-main .cm',
      accept: '#cc-main .cm [data-role=all]',
      reject: '#cc-main .cm [data-role=necessary]',
      customise: '#cc-main .cm [data-role=show]',
      dialog: '#cc-main .pm',
    },
    styles: 'cookieconsent.css',
    scripts: ['cookieconsent.umd.js', 'config.js'],
    files: {
      'cookieconsent.css': 'vanilla-cookieconsent/dist/cookieconsent.css',
      'cookieconsent.umd.js': 'vanilla-cookieconsent/dist/cookieconsent.umd.js',
    },
    config: `CookieConsent.run({ hideFromBots: false, onConsent() { ${markChoice} },
      categories: ${json(
        Object.fromEntries(
          purposes.map(({ id }) => [
            id,
            {
              readOnly: id === 'necessary',
              enabled: id === 'necessary',
              services: Object.fromEntries(
                ofPurpose(id).map((one) => [one.id, { label: one.title, cookies: [{ name: one.cookie }] }]),
              ),
            },
          ]),
        ),
      )},
      language: { default: 'en', translations: { en: ${json({
        consentModal: {
          title: words.title,
          description: words.body,
          acceptAllBtn: words.accept,
          acceptNecessaryBtn: words.reject,
          showPreferencesBtn: words.customise,
        },
        preferencesModal: {
          title: words.title,
          acceptAllBtn: words.accept,
          acceptNecessaryBtn: words.reject,
          savePreferencesBtn: words.save,
          closeIconLabel: words.close,
          sections: purposes.map(({ id, title, text }) => ({ title, description: text, linkedCategory: id })),
        },
      })} } } })`,
  },
  {
    name: 'orejime',
    selectors: {
      banner: '.orejime-Banner',
      accept: '.orejime-Banner-saveButton',
      reject: '.orejime-Banner-declineButton',
      customise: '.orejime-Banner-learnMoreButton',
      dialog: '.orejime-Modal',
    },
    styles: 'orejime-standard.css',
    scripts: ['config.js', 'orejime-standard-en.js'],
    files: {
      'orejime-standard.css': 'orejime/dist/orejime-standard.css',
      'orejime-standard-en.js': 'orejime/dist/orejime-standard-en.js',
    },
    config: `window.orejimeConfig = ${json({
      privacyPolicyUrl: '#privacy',
      purposes: purposes.map(({ id, title, text }) => ({
        id,
        title,
        description: text,
        isMandatory: id === 'necessary',
        purposes: ofPurpose(id).map((one) => ({ id: one.id, title: one.title, cookies: [one.cookie] })),
      })),
    })};
    document.addEventListener('orejime.loaded', ({ detail }) => detail.manager.on('update', () => { ${markChoice} }))`,
  },
  {
    name: 'tarteaucitronjs',
    selectors: {
      banner: '#tarteaucitronAlertBig',
      accept: '#tarteaucitronPersonalize2',
      reject: '#tarteaucitronAllDenied2',
      customise: '#tarteaucitronCloseAlert',
      dialog: '#tarteaucitron',
    },
    // Its documentation has no attribute: it locates its folder by its own tag.
    loading: '',
    scripts: ['tarteaucitron.min.js', 'config.js'],
    files: {
      'tarteaucitron.min.js': 'tarteaucitronjs/tarteaucitron.min.js',
      'tarteaucitron.services.min.js': 'tarteaucitronjs/tarteaucitron.services.min.js',
      'css/tarteaucitron.min.css': 'tarteaucitronjs/css/tarteaucitron.min.css',
      'lang/tarteaucitron.en.min.js': 'tarteaucitronjs/lang/tarteaucitron.en.min.js',
    },
    config: `var tarteaucitronForceLanguage = 'en';
      tarteaucitron.init(${json({
        privacyUrl: '#privacy',
        bodyPosition: 'bottom',
        hashtag: '#services',
        cookieName: 'choices',
        orientation: 'bottom',
        groupServices: true,
        serviceDefaultState: 'wait',
        showAlertSmall: false,
        cookieslist: false,
        showIcon: false,
        adblocker: false,
        DenyAllCta: true,
        AcceptAllCta: true,
        highPrivacy: true,
        handleBrowserDNTRequest: false,
        removeCredit: true,
        mandatory: true,
        mandatoryCta: true,
      })});
      for (const one of ${json(asked)}) {
        tarteaucitron.services[one.id] = { key: one.id, name: one.title, uri: '#', needConsent: true, cookies: [one.cookie],
          type: { functionality: 'support', measurement: 'analytic', marketing: 'ads' }[one.purpose],
          js() { performance.getEntriesByName('bench:choice').length || ${markChoice} } };
        (tarteaucitron.job = tarteaucitron.job || []).push(one.id);
      }`,
  },
  {
    name: 'klaro',
    selectors: {
      banner: '.klaro .cookie-notice',
      accept: '.klaro .cookie-notice .cm-btn-success',
      reject: '.klaro .cookie-notice .cm-btn-danger',
      customise: '.klaro .cookie-notice .cm-link',
      dialog: '.klaro .cookie-modal .cm-modal',
    },
    scripts: ['config.js', 'klaro.js'],
    files: { 'klaro.js': 'klaro/dist/klaro.js' },
    config: `var klaroConfig = ${json({
      version: 1,
      acceptAll: true,
      groupByPurpose: true,
      lang: 'en',
      services: services.map((one) => ({
        name: one.id,
        title: one.title,
        purposes: [one.purpose],
        required: one.purpose === 'necessary',
        cookies: [one.cookie],
      })),
      translations: {
        zz: { privacyPolicyUrl: '#privacy' },
        en: {
          consentNotice: { description: words.body },
          purposes: Object.fromEntries(purposes.map(({ id, title, text }) => [id, { title, description: text }])),
        },
      },
    })};
    addEventListener('DOMContentLoaded', () => setTimeout(() => klaro.getManager(klaroConfig).watch({
      update(_, name) { if (name === 'saveConsents' || name === 'applyConsents') { ${markChoice} } } })))`,
  },
];

export function peerCandidates(): readonly Candidate[] {
  return peers.map(({ name, selectors, styles, scripts, config, files, loading = 'defer' }) => {
    const tags = ['mark.js', ...scripts].map((src) => `<script ${loading} src="${src}"></script>`);
    if (styles) tags.unshift(`<link rel="stylesheet" href="${styles}">`);
    const { version } = JSON.parse(published(`${name}/package.json`).toString()) as { version: string };
    return {
      name,
      version,
      selectors,
      config: new Set(['mark.js', 'config.js']),
      files: new Map<string, string | Buffer>([
        ['index.html', pageWith(tags.join('\n'))],
        ['mark.js', markStart],
        ['config.js', transformSync(config, { minify: true }).code],
        ...Object.entries(files).map(([to, from]) => [to, published(from)] as const),
      ]),
    };
  });
}
