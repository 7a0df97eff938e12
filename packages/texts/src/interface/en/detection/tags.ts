/** Tags that load before anybody can choose, and what they have to become. */
export const tags = {
  title: 'Tags that load before anybody can choose',
  text: 'They stand in the html of your pages, so browsers load them before any script can stop them, that of a banner included. Written as shown, they wait for consent.',
  byThemselves: 'The WordPress plugin, the React component and @candor/rewrite do this by themselves.',
  how: 'See how',
  show: 'How to change the tag of %{service}',
  waits: 'Is to wait for: %{purpose}',
  noscript: 'For visitors without scripts',
  unknown: 'Nobody knows who that is, so it waits for marketing. Put in another purpose if it serves one.',
  before: 'As it stands',
  after: 'As it has to be',
  tooLong:
    'Too long to be shown. Add data-candor="%{purpose}", write data-src for src, and in a script type="text/plain" besides.',
  leftOut: { one: 'And one more tag.', other: 'And %{number} more tags.' },
} as const;
