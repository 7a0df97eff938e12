/** The contract with those for whom the owner processes data. GDPR Art. 28(3). What it shares stands in `documents`. */
export const processingAgreement = {
  title: 'Data processing agreement',
  parties: {
    heading: 'Parties and effect',
    /** `owner` and `site` are names, `laws` articles. */
    text: '%{owner} (the processor) processes personal data on behalf of the customer (the controller) named in the main contract on the use of %{site}. This agreement governs that processing: %{laws}.',
    /** What `laws` is made of. */
    provisions: { gdpr: 'Art. 28(3) %{gdpr}', swiss: 'Art. 9 FADP' },
    effect:
      'It takes effect when the main contract is concluded and is part of it. Where the two conflict on data protection, this agreement prevails.',
    alternative:
      'Instead, the parties may conclude the standard contractual clauses between controllers and processors of Implementing Decision (EU) 2021/915, which then prevail.',
    /** `contact` is an e-mail address. */
    contact: 'Instructions and questions on data protection go to: %{contact}.',
  },
  subject: {
    heading: 'What is processed',
    matter: 'Subject matter',
    matterText: 'The services under the main contract',
    purpose: 'Nature and purpose',
    dataTypes: 'Types of personal data',
    people: 'Categories of data subjects',
    duration: 'Duration',
    durationText: 'As long as the main contract runs, and after that until the data is deleted or returned',
    kinds: {
      customers: 'Customers',
      users: 'Users',
      employees: 'Employees and applicants',
      prospects: 'Contacts and prospects',
      suppliers: 'Suppliers and partners',
      visitors: 'Visitors',
      patients: 'Patients and clients',
      members: 'Members and donors',
      children: 'Children',
    },
  },
  instructions: {
    heading: 'Instructions',
    text: 'The processor processes the data only on documented instructions from the customer, also where data is transferred to another country, unless a law that applies to the processor requires otherwise. The processor then informs the customer before processing, unless that law forbids it on important grounds of public interest.',
    given:
      'The main contract, this agreement and the customer’s settings are instructions; others are given in writing, also by e-mail. If the processor believes that an instruction infringes data protection law, it tells the customer immediately.',
  },
  confidentiality: {
    heading: 'Confidentiality',
    text: 'The processor ensures that everyone authorized to process the data is bound to confidentiality by contract or by law.',
  },
  security: {
    heading: 'Security',
    text: 'The processor takes all measures that Art. 32 GDPR requires. Annex 2 names them; they may change as long as the level of protection does not fall.',
  },
  subprocessors: {
    heading: 'Subprocessors',
    /** `period` is a time: "30 days". One of these two. */
    general:
      'The customer gives general authorization to engage subprocessors; those in Annex 1 are engaged. The processor informs the customer of every intended addition or replacement, and the customer can object until the change takes effect. Minimum notice: %{period}.',
    specific:
      'The processor engages a subprocessor that is not in Annex 1 only with specific prior written authorization from the customer, for which it asks in advance. Minimum notice: %{period}.',
    duties:
      'The processor binds each subprocessor by contract to the same data protection obligations as in this agreement, and remains fully liable to the customer for what the subprocessor does.',
  },
  transfers: {
    heading: 'Transfers to other countries',
    text: 'Data is transferred to a country outside the European Economic Area only under the conditions of Art. 44 to 49 GDPR. Annex 1 names the safeguard of each subprocessor; standard contractual clauses are those of Implementing Decision (EU) 2021/914, module three.',
    /** For owners outside the European Economic Area. */
    moduleTwo:
      'Where the processor itself receives the data in such a country without an adequacy decision, module two of these clauses applies between the parties, with this agreement as its annexes.',
    uk: 'For data under the law of the United Kingdom, the UK Addendum to these clauses applies as well.',
    swiss:
      'For data under Swiss law, these clauses apply with the references to the GDPR read as references to the FADP, and with the FDPIC as the supervisory authority.',
  },
  assistance: {
    heading: 'Assistance',
    requests:
      'The processor forwards requests from data subjects about their rights without delay, and helps the customer answer them by appropriate technical and organizational measures.',
    duties:
      'It helps the customer to meet its duties on security, breaches, impact assessments and prior consultation (Art. 32 to 36 GDPR), to the extent that the nature of the processing and the information available to it allow.',
  },
  breaches: {
    heading: 'Personal data breaches',
    text: 'The processor notifies the customer of a personal data breach without undue delay after becoming aware of it, with the information required by Art. 33(3) GDPR to the extent that it is available.',
    /** `hours` is a number. */
    hours: 'Maximum time until notification, in hours: %{hours}.',
  },
  deletion: {
    heading: 'Deletion and return',
    text: 'After the services end, the processor deletes or returns all personal data, as the customer chooses, and deletes existing copies, unless a law requires it to keep them. Time limit: %{period}.',
  },
  audits: {
    heading: 'Evidence and audits',
    text: 'The processor makes available to the customer all information needed to show compliance with Art. 28 GDPR, and allows and contributes to audits, including inspections, by the customer or an auditor the customer appoints.',
    inspections:
      'Inspections take place during business hours and, without cause, at most once a year. Minimum notice: %{period}.',
  },
  end: {
    heading: 'Liability and end',
    text: 'Liability, applicable law and courts follow the main contract; Art. 82 GDPR is not affected. This agreement ends when the processor holds no more data of the customer.',
  },
  annexes: {
    subprocessors: 'Annex 1: Subprocessors',
    none: 'No subprocessors are engaged.',
    measures: 'Annex 2: Technical and organizational measures',
  },
} as const;
