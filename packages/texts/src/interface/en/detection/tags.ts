/** Tags that load before anybody can choose, and what they have to become. */
export const tags = {
  title: 'Tags that load before anybody can choose',
  text: 'They are in the HTML of your pages, so browsers load them before any script, even that of a banner, can stop them. Written as shown, they wait for consent.',
  byThemselves: 'The WordPress plugin, the React component and @candor/rewrite do this automatically.',
  how: 'See how',
  show: 'How to change the tag of %{service}',
  waits: 'Should wait for: %{purpose}',
  noscript: 'For visitors without scripts',
  unknown: 'The provider is unknown, so it waits for marketing. Set another purpose if it has one.',
  before: 'Now',
  after: 'Change it to',
  tooLong:
    'Too long to be shown. Add data-candor="%{purpose}", write data-src for src, and in a script type="text/plain" besides.',
  leftOut: { one: 'And one more tag.', other: 'And %{number} more tags.' },
} as const;
