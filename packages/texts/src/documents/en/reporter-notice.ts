/** What people who report wrongdoing read: the privacy notice in an office document, the poster, and the link to the form. */
export const reporterNotice = {
  title: 'Privacy notice for people who report wrongdoing',
  heading: {
    purpose: 'Purposes',
    basis: 'Legal basis',
    data: 'Data',
  },
  purpose: 'To receive your report, to investigate it, to stop wrongdoing, and to tell you what was done.',
  /** `law` is the name of a law in its own language. */
  law: 'National law: %{law}.',
  data: 'What you write and send. Your name and your contact details only if you give them. Network addresses, cookies and details of your device are not stored.',
  /** `recipients` is a list of names. */
  readers:
    'Only these people can read your report: %{recipients}. Your browser encrypts it for them. Administrators and the operator of this page cannot read it.',
  identity:
    'No one else is told who you are, unless you expressly agree or a law requires it. In that case, you are told beforehand, unless that would endanger the investigation.',
  needed: 'The report is deleted as soon as it is no longer needed.',
  longest: 'Longest period: %{period}, counted %{start} (%{article}).',
  /** What fills `start`. */
  start: {
    receipt: 'from receipt of the report',
    closing: 'from the day the report is closed',
    finalOutcome: 'from the notice of the final outcome',
    endOfYear: 'from the end of the year in which the report was closed',
    feedback: 'from the feedback to you',
  },
  noInquiry: 'If no investigation is opened: %{period}, counted %{start} (%{article}).',
  mailbox: 'You can also write through your report’s mailbox. Then no one learns who you are.',
  /** `provisions` are articles and laws. */
  limits:
    'The rights of people who are named in a report can be restricted, so that you stay protected and the investigation can succeed (%{provisions}).',
  poster: {
    title: 'Report wrongdoing safely',
    text: 'You can report without giving your name. Only the people responsible at %{owner} can read your report.',
    how: 'Use your own device, and a network that %{owner} does not run.',
    check: 'Compare this number with the one on the page:',
  },
  /** The link on a website. */
  link: 'Report wrongdoing',
} as const;
