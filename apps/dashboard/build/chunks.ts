// Which modules share a file. Many small files cost more than they save: each is a request, and compresses worse alone.

const mantine = 'node_modules/@mantine/core/esm/components';

/** What every page needs of other projects. Browsers keep this file over our own changes. */
const everyPageNeeds = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|cookie-es|zod|clsx|@tanstack)/',
    'node_modules/@mantine/core/esm/core/',
    `${mantine}/(Button|UnstyledButton|ActionIcon|Loader|Transition|Input|InputBase|TextInput|CloseButton|VisuallyHidden|Skeleton|Stack)/`,
  ].join('|'),
);

/** What the forms before signing in need, and other forms too. */
const entranceNeeds = new RegExp(
  [
    'src/ui/form/(form|field|check|error-summary|submit|text-input|form-context|form-values|password-input|password-strength)\\.',
    'src/ui/(auth-card|double-click-guard)\\.',
    'src/app/return-path\\.',
    `${mantine}/(Alert|PasswordInput)/`,
    'node_modules/@mantine/hooks/esm/use-uncontrolled/',
    'contract/src/(sessions|accounts)\\.',
  ].join('|'),
);

/** What the frame around all pages needs, and some pages too. */
const frameNeeds = new RegExp(
  [
    'src/shell/',
    'src/app/(palette|feature)\\.',
    'src/ui/shortcut\\.',
    `${mantine}/Kbd/`,
    'node_modules/@mantine/hooks/esm/use-hotkeys/',
    'icons/Icon(Search|Code|ArrowLeft)\\.',
  ].join('|'),
);

export const chunks = [
  { name: 'base', test: everyPageNeeds, priority: 4 },
  // What the entry imports at once comes with every first page: together it is packed better than in seventy files.
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'entrance', test: entranceNeeds, minShareCount: 2, priority: 3 },
  { name: 'frame', test: frameNeeds, minShareCount: 2, priority: 3 },
  // What a dozen parts share: the heaviest page loads 42 files instead of 94, and fewer bytes. It asks neither the consent records,
  // nor teams, the register and its requests anything.
  {
    name: 'shared',
    test: /^(?!.*(?:contract\/src\/(?:consent-records|processing-record|teams\.|team-shapes|invitations|ownership|own-roles|register|recipients|alternates|assessments|dsar)|features\/dsar\/|react-number-format\/|\/NumberInput\/)).*\.(tsx?|m?js|css)$/,
    minShareCount: 12,
    priority: 2,
  },
  // Only what asks for a number loads the field for it. After the group above, which takes what this one needs, too.
  { name: 'numbers', test: /react-number-format\/|\/NumberInput\//, minShareCount: 2, priority: 1 },
];
