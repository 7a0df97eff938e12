/** What the owner says for a legal notice, besides the owner. */
export const notice = {
  title: 'Legal notice',
  owner: {
    title: 'Who provides the site',
    text: 'Name, address, register entry and all else come from the owner, as in your other documents.',
    edit: 'Edit owner',
  },
  content: {
    title: 'Content',
    journalistic: 'The site publishes articles that form opinions',
    journalisticHint:
      'News, comments or a blog on public affairs. German law then requires you to name a responsible person, Austrian law the editorial line and the owners.',
    editor: 'Responsible for the content',
    editorHint: 'In France the director of publication.',
    editorAddress: 'Postal address, if it is another one',
  },
  host: {
    title: 'Hosting',
    text: 'French law requires the host’s name, address and phone number. If empty: the provider of your hosting service.',
    name: 'Name',
    address: 'Postal address',
    phone: 'Phone',
  },
  media: {
    title: 'Austrian media law',
    object: 'Object of the business',
    objectHint: 'In a few words: “trade in herbs and teas”.',
    line: 'Editorial line',
    lineHint: 'Only for media that form opinions.',
    ownership: 'Ownership and shareholdings',
    ownershipHint:
      'Only for media that form opinions: shareholders with their shares, indirect ones too, and the supervisory board.',
  },
  trade: {
    title: 'Act on Specified Commercial Transactions',
    text: 'Means of payment and delivery come from your terms.',
    charges: 'Charges besides the price',
    chargesHint: 'If empty: as shown before the order.',
    returns: 'Returns and cancellation',
  },
} as const;
