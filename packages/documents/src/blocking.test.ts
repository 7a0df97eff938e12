import { loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { advertising, analytics, mailchimp, pixel, stripe, support } from '../test/services.ts';
import {
  compile,
  derivedFacts,
  missingFacts,
  renderText,
  type DocumentKind,
  type Facts,
  type ServiceFacts,
} from './index.ts';

const on = '2026-11-26';
const words = await loadDocumentWords('en');

const site: Facts = {
  site: { type: 'Site', name: 'Lumen', url: 'https://lumen.example' },
  owner: { name: 'Lumen GmbH', email: 'hi@lumen.example', address: 'Hafen 1, Hamburg', country: 'DE' },
  audience: { areas: ['home'] },
  services: [],
};
const using = (...services: readonly ServiceFacts[]): Facts => ({ ...site, services });

function blocking(facts: Facts, kind: DocumentKind = 'privacy_policy'): readonly string[] {
  const missing = missingFacts(facts, ['en'], on, kind).filter(({ weight }) => weight === 'blocks');
  return missing.map(({ code, path }) => `${code} at ${path}`);
}

function read(facts: Facts, kind: DocumentKind = 'privacy_policy'): string {
  const tree = compile(facts, words, { kind, language: 'en', variant: 'complete', on });
  return renderText(tree).replaceAll(/\s+/g, ' ');
}

describe.each(['privacy_policy', 'cookie_policy'] as const)(
  'P10, L24: lifetimes that nobody knows, in a %s',
  (kind) => {
    const openly = { ...pixel, trackers: [{ name: 'fr' }, { name: '*' }] };
    const unnamed = { ...mailchimp, lifetimesAcknowledged: false };

    test('block, with the tracker or the service', () => {
      expect(blocking(using(openly), kind)).toEqual([
        'tracker.lifetime at services.meta-pixel.trackers.fr.lifetime',
        'tracker.lifetimes at services.meta-pixel.trackers.*.lifetime',
      ]);
      expect(blocking(using(unnamed), kind)).toEqual(['tracker.lifetimes at services.mailchimp.trackers.*.lifetime']);
    });

    test('block no more once the owner states them, or leaves them to the provider', () => {
      const stated = { ...pixel, trackers: [{ name: 'fr', lifetime: { kind: 'session' } as const }] };
      expect(blocking(using(stated), kind)).toEqual([]);
      const left = using({ ...openly, lifetimesAcknowledged: true }, { ...unnamed, lifetimesAcknowledged: true });
      expect(blocking(left, kind)).toEqual([]);
    });

    test('block for the trackers of the site itself, which its owner knows', () => {
      expect(blocking({ ...site, ownTrackers: [{ name: 'basket', category: 'necessary' }] }, kind)).toEqual([
        'tracker.lifetime at ownTrackers',
      ]);
    });
  },
);

test('P10: what is left to the provider is said, beside the trackers that are named and those that are not', () => {
  const provider = 'The provider decides how long the trackers of this service stay';
  const named = { ...pixel, trackers: [{ name: 'fr' }], lifetimesAcknowledged: true };
  expect(read(using(named), 'cookie_policy')).toContain(provider);
  expect(read(using(mailchimp), 'cookie_policy')).toContain(provider);
  expect(read(using(pixel), 'cookie_policy')).not.toContain(provider);
});

describe('P2, L19: data that people did not give themselves', () => {
  const signIn: ServiceFacts = {
    id: 'sign-in',
    name: 'Example Login',
    provider: { name: 'Example Inc.', country: 'US', role: 'controller' },
    purposes: ['authentication'],
    dataTypes: ['name', 'email'],
    trackers: [],
  };
  const bought = { ...signIn, id: 'leads', purposes: ['lead-generation'] };

  test('blocks without a source, with its field', () => {
    expect(blocking(using(signIn))).toEqual(['service.source at services.sign-in.source']);
    expect(blocking(using(bought))).toEqual(['service.source at services.leads.source']);
  });

  test('blocks no more once the source is named, the sign-in is described, or the owner says that there is none', () => {
    expect(blocking(using({ ...bought, source: { from: 'Company registers' } }))).toEqual([]);
    expect(blocking(using({ ...bought, fromOthers: false }))).toEqual([]);
    const described: Facts = { ...using(signIn), activities: [{ id: 'others', kind: 'social-sign-in' }] };
    expect(blocking(described)).toEqual([]);
    expect(blocking(using({ ...stripe, fromOthers: true }))).toEqual(['service.source at services.stripe.source']);
  });
});

describe('L21: advertising on a site directed at children', () => {
  const forChildren = (...services: readonly ServiceFacts[]): Facts => ({
    ...using(...services),
    audience: { areas: ['home', 'us'], children: true },
    usStates: { optOutUrl: 'https://lumen.example/choices' },
  });

  test('blocks, whether it shows advertising or follows people for it', () => {
    expect(blocking(forChildren(advertising, pixel, analytics, support))).toEqual([
      'service.children at services.ad-network.childSetting',
      'service.children at services.meta-pixel.childSetting',
    ]);
    expect(blocking(using(advertising, pixel))).toEqual([]);
  });

  test('is lifted by a setting for children, which the document states, but not for services that make profiles', () => {
    const set = { ...advertising, childSetting: 'child-directed' } as const;
    expect(blocking(forChildren(set))).toEqual([]);
    expect(read(forChildren(set))).toContain(
      'These services are set to treat all visitors as children and do not show advertising based on profiles: Example Ads.',
    );
    expect(blocking(forChildren({ ...pixel, purposes: ['remarketing'], childSetting: 'child-directed' }))).toEqual([
      'service.children at services.meta-pixel.childSetting',
    ]);
  });

  test('is lifted by the consent of a parent, which the document states', () => {
    const facts = forChildren({ ...pixel, childSetting: 'parental-consent' });
    expect(blocking(facts)).toEqual([]);
    expect(read(facts)).toContain('only after a parent or guardian has consented: ');
  });
});

describe('L21: sensitive permissions of an app', () => {
  const app: Facts = {
    ...site,
    site: { type: 'MobileApplication', name: 'Lumen' },
    permissions: ['health', 'precise-location', 'camera'],
  };

  test('block without a legal basis, each with its field', () => {
    expect(blocking(app)).toEqual([
      'permission.basis at permissionBases.health',
      'permission.basis at permissionBases.precise-location',
    ]);
  });

  test('have their legal basis in the document, health with the condition of Art. 9', () => {
    const based: Facts = { ...app, permissionBases: { health: 'consent', 'precise-location': 'contract' } };
    expect(blocking(based)).toEqual([]);
    expect(read(based)).toContain('Explicit consent (Art. 9(2)(a) GDPR)');
    expect(read(based)).toContain('Performance of a contract with you');
    expect(read(based)).not.toContain('not known');
  });

  test('leave those that the device asks for to follow from that, unless the owner says otherwise', () => {
    const derived = (facts: Facts) =>
      derivedFacts(facts, on, 'privacy_policy').flatMap(({ code, path }) =>
        code === 'permission.basis' ? [path] : [],
      );
    const permissionBases = { health: 'consent' } as const;
    expect(derived({ ...app, permissionBases })).toEqual(['permissionBases.camera']);
    expect(derived({ ...app, permissionBases: { ...permissionBases, camera: 'contract' } })).toEqual([]);
  });
});

test('contracts with processors that are not all concluded are advised about', () => {
  const advice = (contracts: boolean) =>
    missingFacts({ ...using(stripe, analytics), processorContracts: contracts }, ['en'], on, 'privacy_policy').map(
      ({ code }) => code,
    );
  expect(advice(false)).toContain('processors.contracts');
  expect(advice(true)).not.toContain('processors.contracts');
});

test('whether newsletters are measured is said once it is answered', () => {
  const sending = (measured?: boolean): string =>
    read({ ...site, activities: [{ id: 'news', kind: 'newsletter', ...(measured !== undefined && { measured }) }] });
  expect(sending()).not.toContain('measure whether');
  expect(sending(true)).toContain('If you consent to it, we measure whether our messages are opened');
  expect(sending(false)).toContain('We do not measure whether our messages are opened');
});
