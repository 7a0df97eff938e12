import type { Device } from '@app/contract/account-shapes.ts';

const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['edg', 'Edge'],
  ['opr/', 'Opera'],
  ['samsungbrowser', 'Samsung Internet'],
  ['firefox', 'Firefox'],
  ['fxios', 'Firefox'],
  ['crios', 'Chrome'],
  ['chrome', 'Chrome'],
  ['safari', 'Safari'],
];
const systems: readonly (readonly [sign: string, name: string])[] = [
  ['ipad', 'iPadOS'],
  ['iphone', 'iOS'],
  ['android', 'Android'],
  ['windows', 'Windows'],
  ['cros', 'ChromeOS'],
  ['mac os', 'macOS'],
  ['linux', 'Linux'],
];

/** Describes a device only by its kind, without versions or models, so that it cannot be told apart from others. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.toLowerCase();
  const named = (signs: typeof browsers) => signs.find(([sign]) => text.includes(sign))?.[1] ?? '';
  const [browser, system] = [named(browsers), named(systems)];
  return { browser, system, kind: kindOf(text, browser, system) };
}

function kindOf(text: string, browser: string, system: string): Device['kind'] {
  if (browser === '') return text === '' ? 'unknown' : 'script';
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'phone';
  if (system === 'Android') return text.includes('mobile') ? 'phone' : 'tablet';
  return system === '' ? 'unknown' : 'desktop';
}
