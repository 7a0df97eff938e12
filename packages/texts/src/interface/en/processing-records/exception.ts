/** Who need not keep a register. GDPR Art. 30(5). */
export const exception = {
  title: 'Who needs this register?',
  text: 'The law has an exception for small organizations. It seldom applies, and nothing here is hidden because of it.',
  /** Before what brings an organization back under the duty. */
  inForce: 'Fewer than %{number} people need no register (%{source}), unless one of these is true:',
  proposed:
    'The European Commission proposed another limit: fewer than %{number} people (%{source}), unless this is true. It is not law and has no date, so Candor does not use it:',
  unless: {
    risk: 'The processing is likely to be a risk to people.',
    'not-occasional':
      'It is more than occasional. Payroll, customers and a website are, so nearly every organization needs a register of them.',
    'special-data': 'It includes special categories of data or criminal convictions (Art. 9, 10).',
    'high-risk': 'The processing is likely to be a high risk to people (Art. 35).',
  },
} as const;
