import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const file = path.resolve(import.meta.dirname, '../../integrations/google-tag-manager/template.tpl');
const parts = new Map(
  readFileSync(file, 'utf8')
    .split(/^___(?=[A-Z])/m)
    .slice(1)
    .map((part) => part.split(/___\n/, 2) as [string, string]),
);
const code = parts.get('SANDBOXED_JS_FOR_WEB_TEMPLATE') ?? '';

type State = Readonly<Record<string, unknown>>;
type Permission = {
  readonly instance: { readonly key: { readonly publicId: string }; readonly param: readonly unknown[] };
};
const permissions = JSON.parse(parts.get('WEB_PERMISSIONS') ?? '') as readonly Permission[];
const permitted = (id: string) =>
  JSON.stringify(permissions.find(({ instance }) => instance.key.publicId === id)?.instance.param);

/** Runs the template as Tag Manager does: it can access only the APIs it gets from `require`. */
function run(settings: Readonly<Record<string, unknown>>, allowed: readonly string[] = []) {
  const seen = { defaults: [] as State[], updates: [] as State[], loaded: '', ended: '' };
  let arrive = (): void => undefined;
  const listeners: (() => void)[] = [];
  const apis: Readonly<Record<string, unknown>> = {
    callInWindow(name: string, first: string, act: () => void) {
      if (name === 'Candor.on') listeners.push(act);
      return name === 'Candor.allows' ? allowed.includes(first) : undefined;
    },
    encodeUriComponent: encodeURIComponent,
    gtagSet: () => undefined,
    injectScript(url: string, onLoad: () => void, onFail: () => void) {
      seen.loaded = url;
      arrive = url.includes('gone') ? onFail : onLoad;
    },
    makeNumber: Number,
    setDefaultConsentState: (state: State) => seen.defaults.push({ ...state }),
    updateConsentState: (state: State) => seen.updates.push({ ...state }),
  };
  const data = {
    base: 'https://privacy.example.com',
    siteId: 'k7m2q9x4ab',
    wait: '500',
    gtmOnSuccess: () => (seen.ended = 'success'),
    gtmOnFailure: () => (seen.ended = 'failure'),
    ...settings,
  };
  runInNewContext(code, { require: (name: string) => apis[name] ?? expect.fail(`no ${name}`), data });
  return { seen, arrive: () => arrive(), choose: () => listeners.forEach((act) => act()) };
}

test('G8: everything is denied before the banner is there', () => {
  const { seen } = run({});

  expect(seen.defaults).toEqual([
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ]);
  expect(seen.updates).toEqual([]);
  expect(seen.loaded).toBe('https://privacy.example.com/embed/cs/k7m2q9x4ab.js');
});

test('G8: what was chosen is passed on when the banner is there, and again when that changes', () => {
  const allowed = ['measurement'];
  const { seen, arrive, choose } = run({ language: 'pt-BR' }, allowed);

  arrive();
  expect(seen.updates).toHaveLength(1);
  expect(seen.updates[0]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' });
  expect(seen.ended).toBe('success');
  expect(seen.loaded).toContain('.js?lang=pt-BR');

  allowed.push('marketing');
  choose();
  expect(seen.updates.at(-1)).toMatchObject({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});

test('regions are told before the rest', () => {
  const { seen } = run({ granted: [{ regions: 'US, CA-AB', types: 'analytics_storage,ad_storage' }] });

  expect(seen.defaults).toHaveLength(2);
  expect(seen.defaults[0]).toMatchObject({
    region: ['US', 'CA-AB'],
    analytics_storage: 'granted',
    ad_user_data: 'denied',
  });
  expect(seen.defaults[1]).not.toHaveProperty('region');
});

test('a banner that does not come leaves everything denied', () => {
  const { seen, arrive } = run({ siteId: 'gone' });

  arrive();

  expect(seen).toMatchObject({ updates: [], ended: 'failure' });
});

test('the template may do what it does, and is read by Tag Manager', () => {
  for (const part of ['INFO', 'TEMPLATE_PARAMETERS']) expect(() => JSON.parse(parts.get(part) ?? '')).not.toThrow();
  for (const type of Object.keys(run({}).seen.defaults[0] ?? {}).filter((one) => one !== 'wait_for_update'))
    expect(permitted('access_consent')).toContain(`"${type}"`);
  for (const [, name] of code.matchAll(/callInWindow\('([^']+)'/g))
    expect(permitted('access_globals')).toContain(`"${name}"`);
  expect(permitted('inject_script')).toContain('"https://privacy.example.com/embed/cs/*"');
  expect(permitted('write_data_layer')).toContain('ads_data_redaction');
});
