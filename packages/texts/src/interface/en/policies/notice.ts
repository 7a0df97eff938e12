/** What the owner says for a legal notice, besides the owner. */
export const notice = {
  title: 'Legal notice',
  owner: {
    title: 'Site provider',
    text: 'Name, address and register entry come from the owner, as in your other documents.',
    edit: 'Edit owner',
  },
  content: {
    title: 'Content',
    journalistic: 'The site publishes journalistic content',
    journalisticHint:
      'News, opinion pieces or a blog on public affairs. German law then requires a responsible person; Austrian law requires your editorial policy and owners.',
    editor: 'Person responsible for the content',
    editorHint: 'In France, the director of publication.',
    editorAddress: 'Postal address, if different',
  },
  host: {
    title: 'Hosting',
    text: 'French law requires the host’s name, address and phone number. If empty: your hosting provider.',
    name: 'Name',
    address: 'Postal address',
    phone: 'Phone',
  },
  media: {
    title: 'Austrian media law',
    object: 'Business purpose',
    objectHint: 'In a few words, such as “trade in herbs and teas”.',
    line: 'Editorial policy',
    lineHint: 'Only for media that shape public opinion.',
    ownership: 'Ownership and shareholdings',
    ownershipHint:
      'Only for media that shape public opinion: direct and indirect shareholders with their shares, and the supervisory board.',
  },
  trade: {
    title: 'Act on Specified Commercial Transactions',
    text: 'Payment and delivery details come from your terms.',
    charges: 'Additional charges',
    chargesHint: 'If empty: as shown at checkout.',
    returns: 'Returns and cancellation',
  },
} as const;
