/** What reporters read before they begin. */
export const start = {
  begin: 'Write a report',
  haveReceipt: 'I have a receipt',
  closed: 'This office does not accept new reports at the moment. With a receipt, you can still read answers.',
  happens: {
    title: 'What happens',
    answer: 'You answer a few questions. You can stay anonymous.',
    sealed:
      'Your report is encrypted on this device. Only the people you choose can read it. The administrators of %{name} and the operators of this website cannot.',
    receipt: 'You get a receipt. With it, you can read answers here and write again.',
    acknowledge: 'Confirmation that your report arrived: %{period} at most.',
    feedback: 'Feedback on what was done: %{period} at most.',
  },
  protection: {
    title: 'You are protected',
    text: 'The law protects people who have good reason to believe that what they report is true. No one may dismiss, demote, threaten or disadvantage you because of it. This also protects people who help you.',
    noLaw: 'No law in this country requires such an office. Ask a lawyer or a union how you are protected.',
    law: 'Law: %{law}',
  },
  safer: {
    title: 'How to report safely',
    device: 'Use your own device. On a work device, your employer may see what you do.',
    network: 'Use a network that is not your employer’s, such as your mobile connection.',
    tor: 'Tor Browser protects you best. It hides where you connect from.',
    window: 'This page stores nothing on your device. Your browser may remember its address, so use a private window.',
    print: 'Do not print at work.',
  },
  limits: {
    title: 'Remaining risks',
    network:
      'Your network and our server can see that a device opened this page, and when and how much was sent. They cannot see what it says.',
    device: 'Spyware on your device sees what you type.',
    style: 'Your writing style, and details that few people know, can reveal who you are.',
    paper: 'Printers leave tiny dots on paper, which photos and scans can show.',
    server:
      'A server that sends you a changed page could read your report. The code of this page is public, so that such a change can be found.',
    receipt: 'Anyone who finds your receipt can read your report and the answers.',
  },
  /** Channels outside of the organization. */
  external: {
    title: 'Other ways to report',
    text: 'You can also report to an authority, even without reporting here first.',
    bySubject: 'The right authority depends on the topic.',
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
    text: 'On %{date}, all people who receive reports here were replaced, and none of the former ones confirmed it. Before you write, ask someone you trust whether this is right.',
  },
  privacy: 'Privacy notice',
} as const;
