import { paragraph, table, type Clause } from '../clause.ts';
import type { Permission } from '../facts.ts';
import { statesBasis, type ResolvedFacts } from '../known.ts';
import { plain, strong, type Voice } from '../voice.ts';
import { basisName, conditionName } from './processing.ts';

const keys = {
  'approximate-location': 'approximateLocation',
  'background-location': 'backgroundLocation',
  bluetooth: 'bluetooth',
  calendar: 'calendar',
  camera: 'camera',
  contacts: 'contacts',
  health: 'health',
  'local-network': 'localNetwork',
  microphone: 'microphone',
  motion: 'motion',
  notifications: 'notifications',
  phone: 'phone',
  photos: 'photos',
  'precise-location': 'preciseLocation',
  reminders: 'reminders',
  sms: 'sms',
  storage: 'storage',
  tracking: 'tracking',
} as const satisfies Record<Permission, string>;

/** The clause on the device permissions an app may request. */
export const permissions: Clause = {
  id: 'permissions',
  heading: ({ words }) => words.permissions.heading,
  applies: ({ facts }) => (facts.permissions?.length ?? 0) > 0,
  cites: () => ['GDPR Art. 13(1)(c)', 'Directive 2002/58/EC Art. 5(3)'],
  reads: (known, voice) => {
    const { permissions: words } = voice.words;
    const { permissions: all, permissionBases: bases = {} } = known.facts;
    const named = [...new Set(all)];
    // Laws without legal bases ask for none.
    const hasBases = statesBasis(known) && named.some((permission) => bases[permission]);
    const rows = named.map((permission) => {
      const { name, allows } = words.kinds[keys[permission]];
      return [[strong(name)], [plain(allows)], ...(hasBases ? [[plain(basisOf(permission, known, voice))]] : [])];
    });
    const columns = [words.permission, words.allows, ...(hasBases ? [voice.words.services.basis] : [])];
    return [paragraph(words.intro), table(words.caption, columns, rows)];
  },
};

/** The legal basis of what a permission opens; for health, the condition of GDPR Art. 9(2) or LGPD Art. 11. */
function basisOf(permission: Permission, known: ResolvedFacts, voice: Voice): string {
  const basis = known.facts.permissionBases?.[permission] ?? 'consent';
  if (permission === 'health' && basis === 'consent') return conditionName('explicit-consent', known, voice);
  return basisName(basis, known, voice);
}
