/** What holds only with customers who are businesses. */
export const business = {
  heading: 'For businesses',
  intro: 'The following applies only to customers who are businesses.',
  order: {
    heading: 'Which terms apply',
    own: 'The customer’s own terms do not become part of the contract, even if we know of them and do not object.',
    precedence:
      'Individual agreements come first, then the data processing agreement where there is one, then the description of the offer, then these terms.',
  },
  payment: {
    heading: 'Set-off and suspension',
    setOff:
      'The customer can set off only claims that are undisputed, established by a final judgment or based on the same contract.',
    suspension:
      'If the customer is late with a payment despite a reminder setting a further period of two weeks, we may suspend our services until it is paid.',
  },
  confidentiality: {
    heading: 'Confidentiality',
    text: 'Each side keeps confidential what it learns of the other and what is not public, uses it only for the contract and shows it only to persons who need it and are also bound to confidentiality, or where the law requires it. This continues for three years after the end of the contract.',
  },
  force: {
    heading: 'Force majeure',
    text: 'Neither side is liable for delay or failure because of events outside its control that reasonable care could not avoid, as long as they last. If they last for more than two months, either side can end the contract.',
  },
  availability: {
    heading: 'Service level',
    /** `site` is a name, `percent` a number with its sign. */
    text: '%{site} is available for at least %{percent} of each calendar month. Announced maintenance and events outside our control do not count. If we miss this level, the customer can reclaim a proportionate part of the fee for that month.',
  },
  liability: {
    heading: 'Limits of our liability',
    fees: 'Our total liability for all claims of a contract year is limited to what the customer has to pay for that year.',
    /** `amount` is a price. */
    amount: 'Our total liability for all claims of a contract year is limited to this amount: %{amount}.',
    unlimited: 'This limit does not apply where we are liable without limit under these terms or under mandatory law.',
    /** Where German law governs rented software. */
    germany:
      'We are not liable without fault for defects that existed when the contract was concluded; section 536a(1) of the German Civil Code does not apply to that extent.',
  },
  claims: {
    heading: 'Claims of third parties',
    text: 'If a third party claims that the software infringes its rights, we defend the customer at our cost and pay what a court finally awards, provided that the customer tells us without delay and leaves the defense to us.',
  },
} as const;
