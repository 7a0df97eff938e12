/** Who need not keep a register. GDPR Art. 30(5). */
export const exception = {
  title: 'Who needs this register?',
  text: 'The law exempts some small organizations. The exemption rarely applies, and nothing here is hidden because of it.',
  /** Before what brings an organization back under the duty. */
  inForce: 'Organizations with fewer than %{number} people need no register (%{source}), unless one of these applies:',
  proposed:
    'The European Commission has proposed another limit: fewer than %{number} people (%{source}), unless this applies. It is not law and has no effective date, so Candor does not use it:',
  unless: {
    risk: 'The processing is likely to result in a risk to people.',
    'not-occasional':
      'It is more than occasional. Payroll, customer data and a website all count, so nearly every organization needs a register.',
    'special-data': 'It includes special categories of data or criminal convictions (Art. 9, 10).',
    'high-risk': 'The processing is likely to result in a high risk to people (Art. 35).',
  },
} as const;
