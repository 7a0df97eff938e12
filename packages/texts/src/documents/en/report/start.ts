/** What reporters read before they begin. */
export const start = {
  begin: 'Write a report',
  haveReceipt: 'I have a receipt',
  closed: 'No new reports are taken here at the moment. With a receipt, you can still read answers.',
  happens: {
    title: 'What happens',
    answer: 'You answer a few questions. You do not have to say who you are.',
    sealed:
      'Your report is encrypted on this device. Only the people you choose can read it. The administrators of %{name} and the operators of this website cannot.',
    receipt: 'You get a receipt. With it you read answers here and can write again.',
    acknowledge: 'Confirmation that your report arrived: %{period} at most.',
    feedback: 'Answer on what was done: %{period} at most.',
  },
  protection: {
    title: 'You are protected',
    text: 'The law protects people who have good reason to believe that what they report is true. Nobody may dismiss, demote, threaten or disadvantage you because of it. This also protects people who help you.',
    noLaw: 'In this country, no law requires such an office. Ask a lawyer or a union how you are protected.',
    law: 'Law: %{law}',
  },
  safer: {
    title: 'How to report safely',
    device: 'Use a device of your own. On a work device, your employer may see what you do.',
    network: 'Use a network that is not your employer’s, such as your mobile connection.',
    tor: 'Tor Browser protects you best. It hides where you connect from.',
    window: 'This page stores nothing on your device. Your browser may remember its address, so use a private window.',
    print: 'Do not print at work.',
  },
  limits: {
    title: 'What nobody can hide',
    network:
      'Your network and our server can see that a device opened this page, and when and how much was sent. They cannot see what it says.',
    device: 'A spying program on your device sees what you type.',
    style: 'Your way of writing, and details that few people know, can show who you are.',
    paper: 'Printers leave tiny dots on paper, which photos and scans can show.',
    server:
      'A server that sends you a changed page could read along. The code of this page is public, so that such a change can be found.',
    receipt: 'Whoever finds your receipt can read your report and the answers.',
  },
  /** Channels outside of the organization. */
  external: {
    title: 'Other ways to report',
    text: 'You can also report to an authority, even without reporting here first.',
    bySubject: 'Which authority is the right one depends on the subject.',
    own: 'Other ways at %{name}',
  },
  fingerprint: {
    title: 'Is this the right page?',
    text: 'Fingerprint of the reporting office of %{name}',
    compare: 'Compare it with the poster at your workplace. If one digit is different, do not report here.',
    /** Read aloud before the digits. */
    spelled: 'Fingerprint: %{digits}',
  },
  /** All managers were replaced without a signature of one of the former ones. Shown for a year. */
  unsigned: {
    title: 'All recipients were replaced',
    text: 'On %{date}, all people who receive reports here were replaced, and none of the former ones confirmed it. Ask somebody you trust whether this is right before you write.',
  },
  privacy: 'Privacy notice',
} as const;
