/** Who provides a site, as laws on the internet want it named. What it shares with terms stands there. */
export const legalNotice = {
  /** The official name where the language has one: Impressum, Mentions légales, Aviso legal. */
  title: 'Legal notice',
  provider: {
    heading: 'Provider',
    /** `provisions` are sections of laws, in the language of the law. */
    under: 'Information required by: %{provisions}',
    contactForm: 'Contact form',
    certifiedEmail: 'Certified e-mail',
    legalForm: 'Legal form',
    businessNumber: 'Business number',
    capital: 'Share capital',
  },
  /** Headings. */
  supervision: 'Supervisory authority',
  profession: {
    heading: 'Regulated profession',
    title: 'Professional title',
    country: 'Granted in',
    body: 'Professional body',
    rules: 'Rules of the profession',
    insurer: 'Professional liability insurance',
  },
  editor: 'Responsible for the content',
  director: 'Director of publication',
  host: 'Hosting provider',
  /** Austrian media law. */
  disclosure: {
    heading: 'Disclosure under the Austrian Media Act',
    object: 'Object of the business',
    line: 'Editorial line',
    /** Who holds shares in the company behind a medium. */
    ownership: 'Ownership and shareholdings',
  },
  more: 'Further information',
  /** Shops in Japan. */
  trade: {
    heading: 'Act on Specified Commercial Transactions (Japan)',
    price: 'Price',
    charges: 'Charges besides the price',
    payment: 'Means of payment',
    /** Charges, or means of payment, that the owner did not state. */
    shown: 'Shown before you order.',
    due: 'Time of payment',
    delivery: 'Time of delivery',
    returns: 'Returns and cancellation',
  },
} as const;
