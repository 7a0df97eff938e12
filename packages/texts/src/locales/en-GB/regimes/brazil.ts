import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'For people in Brazil',
  scope:
    'Where the Brazilian General Data Protection Law, Law no. 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD), applies, this section supplements this notice.',
  bases:
    'Where this notice gives consent, a contract, a legal obligation or legitimate interests as the lawful basis, that is also the legal basis of the same name in Article 7 LGPD; for sensitive data it is one of those in Article 11 LGPD.',
  basesPlain:
    'We process personal data with your consent, for a contract with you, to comply with a legal obligation or for our legitimate interests (Article 7 LGPD); we process sensitive data only on one of the legal bases in Article 11 LGPD.',
  rightsIntro: 'You have the following rights (Articles 18 and 20 LGPD):',
  rights: {
    access: 'confirmation that we process your data, and access to it',
    correction: 'correction of data that is incomplete, inaccurate or out of date',
    blocking: 'anonymisation, blocking or erasure of data that is unnecessary or excessive or is processed unlawfully',
    portability: 'portability of your data to another provider',
    erasure: 'erasure of data processed with your consent, except where Article 16 LGPD allows it to be kept',
    sharing: 'information about the public and private bodies with which we have shared your data',
    refusal: 'information about the possibility of refusing consent and the consequences of doing so',
    withdrawal: 'withdrawal of your consent, free of charge and as easily as it was given (Article 8(5) LGPD)',
    objection: 'objection to processing without consent that breaches the law (Article 18(2) LGPD)',
    review: 'review of decisions taken solely by automated means that affect your interests (Article 20 LGPD)',
  },
  exercise:
    'To exercise them, and with any question about data protection (Article 41 LGPD), contact us: %{contact}. We reply in simplified form without delay, or in full within 15 days of the request (Article 19 LGPD).',
  transfers:
    'Data is transferred to the countries outside Brazil named in this notice only as Article 33 LGPD allows: to countries whose protection the ANPD has recognised, under the standard contractual clauses in Resolution CD/ANPD no. 19/2024, or on another ground in that Article.',
  children: 'Data of children and adolescents is processed in their best interests (Article 14 LGPD).',
  authority:
    'You may also petition the Brazilian National Data Protection Agency (Agência Nacional de Proteção de Dados, ANPD) (%{link}) and the consumer protection bodies (Article 18(1) and (8) LGPD).',
};
