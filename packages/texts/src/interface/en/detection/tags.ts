/** Tags that load before anybody can choose, and what they have to become. */
export const tags = {
  title: 'Tags that load before consent',
  text: 'These tags are in your pages’ HTML, so browsers load them before a banner can block them. Change them as shown to make them wait for consent.',
  byThemselves: 'The WordPress plugin, the React component and @candor/rewrite do this automatically.',
  how: 'Learn how',
  show: 'How to change the %{service} tag',
  waits: 'Should wait for: %{purpose}',
  noscript: 'For visitors without JavaScript',
  unknown: 'The provider is unknown, so the tag waits for marketing consent. Set another purpose if you know it.',
  before: 'Now',
  after: 'Change it to',
  tooLong:
    'Too long to show. Add data-candor="%{purpose}", and rename src to data-src. For scripts, also add type="text/plain".',
  leftOut: { one: 'And one more tag.', other: 'And %{number} more tags.' },
} as const;
