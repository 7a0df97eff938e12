import { palette } from './sections/palette.ts';

/**
 * What people also call a page, separated by commas: the command palette finds it by these names. Loaded with the palette.
 * Only what a page really does.
 */
export const placeNames = {
  sites: 'websites, apps, domains, projects, dashboard, start, home',
  workload: 'projects, clients, overview, to do, tasks, agency, pending',
  dsar: 'DSAR, data subject, access request, erasure, rights, deadlines',
  assessments: 'DPIA, impact assessment, LIA, TIA, screening, risk, Art. 35',
  processingRecords: 'register, RoPA, processing activities, Art. 30, records',
  whistleblowing:
    'reports of wrongdoing, reporting channel, hotline, misconduct, speak up, Directive 2019/1937, management tool, HinSchG',
  members: 'members, owners, controllers, companies, clients, organizations, legal entities',
  account: 'plan, invoice, profile, name, email, password, security, sessions, devices, data export, delete account',
  apiKeys: 'tokens, developers, integration, automation, REST',
  webhooks: 'events, notifications, callbacks, integration, endpoints',
  teams: 'team, people, users, colleagues, roles, permissions',
  audit: 'audit log, history, trail, sign-ins, security log',
  keptEvidence: 'deleted, proofs, archive, retention, trash',
  preferences: 'settings, language, country, appearance, dark mode, light mode, theme, email notifications',

  overview: 'site, summary, status, dashboard, start',
  settings: 'edit site, rename, address, domain, URL, region, audience, languages, delete site',
  owner: 'controller, company, contact, address, DPO, data protection officer, representative, VAT number',
  privacy_policy: 'GDPR policy, privacy notice, privacy statement, data protection, CCPA, services, legal text',
  cookie_policy: 'cookie statement, cookie declaration, cookie list, trackers',
  terms_and_conditions: 'terms of service, terms of use, T&C, TOS, conditions, withdrawal',
  legal_notice:
    'imprint, Impressum, mentions légales, aviso legal, note legali, provider, about us, company details, tokushoho',
  data_processing_agreement: 'DPA, processor, Article 28, subprocessors, TOMs, B2B contract, controller to processor',
  cookieSolution:
    'consent banner, cookie notice, cookie popup, cookie consent, CMP, consent management platform, privacy controls, blocking, consent mode, TCF, GPC, A/B test',
  bannerEmbedding: 'embed code, snippet, script, tag, integration, Google Tag Manager, WordPress',
  cookiePreferences:
    'cookie preferences, statistics, opt-in rate, consent rate, acceptance rate, charts, visitor choices, proof of consent',
  consentRecords:
    'consent database, consent log, proof of consent, records of consent, people, subjects, erasure, right to be forgotten, legal notices',
  consentKeys: 'API, SDK, form code, integration, public key, private key',
  newsletter: 'double opt-in, DOI, subscribers, subscriptions, mailing list, email marketing, unsubscribe',
  detection: 'scan, cookie scanner, website scan, tracker check, reject test, compliance check, crawler',

  palette,
} as const;
