import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Per a les persones que es troben al Brasil',
  scope:
    'Quan s’aplica la Llei general de protecció de dades personals del Brasil, Llei núm. 13.709/2018 (Lei Geral de Proteção de Dados Pessoais, LGPD), aquesta secció completa la política.',
  bases:
    'Quan aquesta política indica com a base jurídica el consentiment, un contracte, una obligació legal o interessos legítims, aquesta és també la base jurídica del mateix nom de l’article 7 de l’LGPD; per a les dades sensibles, és una de les que preveu l’article 11 de l’LGPD.',
  basesPlain:
    'Tractem les dades personals amb el vostre consentiment, per a un contracte amb vós, per complir una obligació legal o pels nostres interessos legítims (article 7 de l’LGPD); les dades sensibles, només sobre una de les bases jurídiques de l’article 11 de l’LGPD.',
  rightsIntro: 'Teniu els drets següents (articles 18 i 20 de l’LGPD):',
  rights: {
    access: 'confirmació que tractem les vostres dades i accés a aquestes dades',
    correction: 'correcció de les dades incompletes, inexactes o desactualitzades',
    blocking:
      'anonimització, bloqueig o supressió de les dades innecessàries, excessives o tractades en contra de la llei',
    portability: 'portabilitat de les vostres dades a un altre proveïdor',
    erasure:
      'supressió de les dades tractades amb el vostre consentiment, llevat que l’article 16 de l’LGPD permeti conservar-les',
    sharing: 'informació sobre les entitats públiques i privades amb les quals hem compartit les vostres dades',
    refusal: 'informació sobre la possibilitat de negar el consentiment i sobre les conseqüències de la negativa',
    withdrawal: 'retirada del consentiment, gratuïta i tan fàcil com donar-lo (article 8, § 5, de l’LGPD)',
    objection: 'oposició a un tractament sense consentiment que infringeixi la llei (article 18, § 2, de l’LGPD)',
    review:
      'revisió de les decisions preses únicament per mitjans automatitzats que afectin els vostres interessos (article 20 de l’LGPD)',
  },
  exercise:
    'Per exercir-los, i per a qualsevol qüestió sobre protecció de dades (article 41 de l’LGPD), poseu-vos en contacte amb nosaltres: %{contact}. Responem de manera simplificada sense dilació o de manera completa en un termini de 15 dies des de la sol·licitud (article 19 de l’LGPD).',
  transfers:
    'Les dades només es transfereixen als països de fora del Brasil indicats en aquesta política quan ho permet l’article 33 de l’LGPD: a països la protecció dels quals hagi reconegut l’ANPD, d’acord amb les clàusules contractuals estàndard de la Resolució CD/ANPD núm. 19/2024 o per un altre motiu d’aquest article.',
  children: 'Les dades d’infants i adolescents es tracten segons el seu interès superior (article 14 de l’LGPD).',
  authority:
    'També us podeu adreçar a l’Agència Nacional de Protecció de Dades del Brasil, ANPD (%{link}), i als organismes de defensa dels consumidors (article 18, §§ 1 i 8, de l’LGPD).',
};
