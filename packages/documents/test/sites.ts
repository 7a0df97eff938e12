import type { Facts } from '../src/index.ts';
import { askedByBanner, configured } from './banners.ts';
import * as services from './services.ts';

import { entrusted } from './entrusted.ts';
import { companies, notices, physician } from './notices.ts';
import { terms } from './terms.ts';

const { advertising, analytics, crashes, hosting, mailchimp, network, pixel, stripe, support, video } = services;

/** Ten realistic sites: the golden files show the text of their policies. */
export const sites: Readonly<Record<string, Facts>> = {
  blog: {
    site: { type: 'Site', name: 'Reisenotizen', url: 'https://blog.example' },
    owner: {
      name: 'Anna Keller',
      email: 'anna@blog.example',
      address: 'Via Roma 1, 20121 Milano',
      country: 'IT',
      kind: 'person',
    },
    services: [],
    audience: { areaType: 'europe' },
    terms: terms.blog,
  },
  shop: {
    site: { type: 'Site', name: 'Bergkräuter', url: 'https://shop.example' },
    owner: {
      name: 'Bergkräuter GmbH',
      email: 'hallo@shop.example',
      address: 'Marktplatz 4, 6020 Innsbruck',
      country: 'AT',
      vatNumber: 'ATU12345678',
      phone: '+43 512 123456',
      ...companies.shop,
    },
    services: [analytics, stripe, mailchimp, pixel, video, network],
    activities: [
      { id: 'account', kind: 'account' },
      { id: 'orders', kind: 'orders' },
      { id: 'newsletter', kind: 'newsletter', measured: true },
      { id: 'accounting', kind: 'accounting', retention: { kind: 'period', period: { amount: 7, unit: 'year' } } },
    ],
    consentBy: askedByBanner([analytics, stripe, mailchimp, pixel, video, network]),
    links: {
      privacyPolicy: { hosted: 'https://documents.example/privacy-policy/bergkraut/full-legal' },
      simplifiedPolicy: { hosted: 'https://documents.example/privacy-policy/bergkraut' },
      cookiePolicy: { hosted: 'https://documents.example/privacy-policy/bergkraut/cookie-policy' },
    },
    terms: terms.shop,
    notice: notices.shop,
  },
  software: {
    site: { type: 'Site', name: 'Ledgerly', url: 'https://ledgerly.example' },
    owner: {
      name: 'Ledgerly, Inc.',
      email: 'privacy@ledgerly.example',
      address: '500 Example Street, San Francisco, CA 94105',
      country: 'US',
      representative: {
        name: 'EU Rep Services B.V.',
        email: 'eu@rep.example',
        address: 'Keizersgracht 1, 1015 Amsterdam',
        country: 'NL',
      },
      ukRepresentative: { name: 'UK Rep Services Ltd', email: 'uk@rep.example', address: '1 Example Road, London' },
      dpo: { name: 'Data Protection Officer', email: 'dpo@ledgerly.example' },
    },
    services: [stripe, support, crashes, analytics],
    activities: [
      { id: 'account', kind: 'account' },
      { id: 'orders', kind: 'orders' },
    ],
    rightsContact: { email: 'privacy@ledgerly.example', url: 'https://ledgerly.example/privacy-request' },
    usStates: { optOutUrl: 'https://ledgerly.example/choices', tollFreePhone: '+1 800 555 0100' },
    consentBy: askedByBanner([stripe, support, crashes, analytics], {
      regimes: 'by-country',
      exemptions: ['fr', 'uk'],
    }),
    audience: { areaType: 'worldwide', children: false, minimumAge: 18 },
    terms: terms.software,
    ...entrusted,
  },
  app: {
    site: { type: 'MobileApplication', name: 'Sentiers' },
    owner: {
      name: 'Sentiers SAS',
      email: 'contact@sentiers.example',
      address: '3 rue des Alpes, 38000 Grenoble',
      country: 'FR',
      phone: '+33 4 76 00 00 00',
      ...companies.app,
    },
    services: [crashes, network],
    activities: [{ id: 'account', kind: 'account' }],
    permissions: ['precise-location', 'background-location', 'camera', 'notifications'],
    permissionBases: { 'precise-location': 'contract', 'background-location': 'consent' },
    audience: { areaType: 'europe', minimumAge: 15 },
    terms: terms.app,
    notice: notices.app,
  },
  clinic: {
    site: { type: 'Site', name: 'Praxis am Park', url: 'https://praxis.example' },
    owner: {
      name: 'Dr. med. Eva Lindner',
      email: 'praxis@praxis.example',
      address: 'Parkstraße 8, 13086 Berlin',
      country: 'DE',
      part: 'DE-BE',
      phone: '+49 30 7654321',
      kind: 'person',
      profession: physician,
      dpo: { name: 'Jonas Weber', email: 'datenschutz@praxis.example' },
    },
    services: [hosting],
    activities: [
      {
        id: 'appointments',
        kind: 'bookings',
        sensitiveData: ['health'],
        sensitiveCondition: 'health-care',
        retention: { kind: 'period', period: { amount: 10, unit: 'year' } },
      },
    ],
    audience: { areaType: 'europe' },
    terms: terms.clinic,
  },
  magazine: {
    site: { type: 'Site', name: 'The Harbour Review', url: 'https://magazine.example' },
    owner: {
      name: 'Harbour Review Ltd',
      email: 'privacy@magazine.example',
      address: '2 Quay Street, Bristol',
      country: 'GB',
      ...companies.magazine,
    },
    services: [advertising, analytics, video],
    activities: [{ id: 'comments', kind: 'comments' }],
    audience: { areaType: 'europe_us' },
    consentBy: {
      by: 'other',
      product: 'Consentful',
      before: { eea: 'nothing', uk: 'nothing', switzerland: 'everything' },
      url: 'https://magazine.example/choices',
    },
    links: { privacyPolicy: 'https://magazine.example/privacy', cookiePolicy: 'https://magazine.example/cookies' },
    terms: terms.magazine,
  },
  association: {
    site: { type: 'Site', name: 'Verein Alpenflora', url: 'https://verein.example' },
    owner: {
      name: 'Verein Alpenflora',
      email: 'info@verein.example',
      address: 'Bundesgasse 1, 3011 Bern',
      country: 'CH',
      kind: 'association',
    },
    services: [{ ...mailchimp, places: [{ country: 'US' }] }, hosting],
    activities: [
      { id: 'newsletter', kind: 'newsletter' },
      {
        id: 'members',
        kind: 'other',
        name: { en: 'Membership', de: 'Mitgliedschaft' },
        ownPurpose: { en: 'Administering the association’s members', de: 'Verwaltung der Mitglieder' },
        dataTypes: ['name', 'email', 'postal-address'],
        legalBasis: 'contract',
        retention: { kind: 'own', text: { en: 'Two years after a member leaves', de: 'Zwei Jahre nach dem Austritt' } },
        required: true,
      },
    ],
    audience: { areaType: 'europe' },
    terms: terms.association,
  },
  store: {
    site: { type: 'Site', name: 'Redwood Coffee', url: 'https://redwood.example' },
    owner: {
      name: 'Redwood Coffee LLC',
      email: 'hello@redwood.example',
      address: '12 Pine Road, Eureka, CA 95501',
      country: 'US',
    },
    services: [stripe, pixel, { ...advertising, endedOn: '2026-06-30' }],
    activities: [{ id: 'orders', kind: 'orders' }],
    audience: { areaType: 'us', usStates: ['CA', 'TX', 'IA', 'VA'] },
    usStates: { appealEmail: 'appeals@redwood.example' },
    consentBy: askedByBanner([stripe, pixel], {
      regimes: 'by-country',
      signals: { ...configured().signals, gpp: true },
    }),
    terms: terms.store,
  },
  recruiter: {
    site: { type: 'Site', name: 'Werkbrug', url: 'https://werkbrug.example' },
    owner: {
      name: 'Werkbrug B.V.',
      email: 'privacy@werkbrug.example',
      address: 'Coolsingel 10, 3011 Rotterdam',
      country: 'NL',
      ...companies.recruiter,
      vatNumber: 'NL123456789B01',
    },
    services: [hosting, analytics],
    activities: [
      {
        id: 'applications',
        kind: 'job-applications',
        source: { from: { en: 'Former employers you named as references' } },
      },
      {
        id: 'profiles',
        kind: 'other',
        name: { en: 'Search for candidates' },
        ownPurpose: { en: 'Finding people who may suit a vacancy' },
        dataTypes: ['name', 'company', 'social-profile'],
        legalBasis: 'legitimate-interests',
        legitimateInterest: { en: 'Filling vacancies' },
        source: { from: { en: 'Public professional networks' }, publiclyAccessible: true },
      },
    ],
    automatedDecisions: {
      made: true,
      logic: { en: 'Applications that lack a qualification the law requires for the work are sorted out.' },
      consequences: { en: 'Such an application is refused without a person having read it.' },
    },
    audience: { areaType: 'europe' },
    terms: terms.recruiter,
  },
  game: {
    site: { type: 'MobileApplication', name: 'Petits Pas', url: 'https://game.example' },
    owner: {
      name: 'Studio Boréal inc.',
      email: 'bonjour@game.example',
      address: '77 rue Exemple, Montréal, QC H2X 1Y4',
      country: 'CA',
      privacyOfficer: {
        name: 'Claire Roy',
        title: 'Responsable de la protection des renseignements personnels',
        email: 'vieprivee@game.example',
      },
      jointControllers: [
        {
          name: 'Éditions Exemple SA',
          email: 'dpo@editions.example',
          essence: { en: 'We run the app; Éditions Exemple answers for its texts and pictures.' },
        },
      ],
      representative: { name: 'Bureau Exemple', email: 'eu@game.example', country: 'BE' },
    },
    services: [crashes],
    audience: { areaType: 'worldwide', children: true },
    terms: terms.game,
  },
};
