import { paragraph, table, type Clause } from '../clause.ts';
import type { Permission } from '../facts.ts';
import { plain, strong } from '../voice.ts';

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
  reads: ({ facts }, voice) => {
    const { permissions: words } = voice.words;
    const rows = [...new Set(facts.permissions)].map((permission) => {
      const { name, allows } = words.kinds[keys[permission]];
      return [[strong(name)], [plain(allows)]];
    });
    return [paragraph(words.intro), table(words.caption, [words.permission, words.allows], rows)];
  },
};
