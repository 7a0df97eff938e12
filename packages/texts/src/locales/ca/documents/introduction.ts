import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'De què tracta aquesta política',
    site: 'Aquesta política explica quines dades personals es tracten quan utilitzeu %{site}, amb quines finalitats i sobre quina base jurídica, qui les rep, durant quant de temps es conserven i quins drets teniu.',
    app: 'Aquesta política explica quines dades personals es tracten quan utilitzeu l’aplicació %{site}, amb quines finalitats i sobre quina base jurídica, qui les rep, durant quant de temps es conserven i quins drets teniu.',
    siteWithoutBasis:
      'Aquesta política explica quines dades personals es tracten quan utilitzeu %{site}, amb quines finalitats, qui les rep, durant quant de temps es conserven i quins drets teniu.',
    appWithoutBasis:
      'Aquesta política explica quines dades personals es tracten quan utilitzeu l’aplicació %{site}, amb quines finalitats, qui les rep, durant quant de temps es conserven i quins drets teniu.',
    brief: 'També n’hi ha una versió breu: %{link}.',
    informs:
      'És per informar-vos: no cal que l’accepteu, i llegir-la no és cap consentiment. Quan necessitem el vostre consentiment, us el demanem a part.',
    personalData:
      'Les dades personals són qualsevol informació sobre una persona identificada o identificable, com ara un nom, una adreça de correu electrònic o l’adreça IP d’un dispositiu.',
  },
  laws: {
    heading: 'Lleis aplicables',
    intro: 'Tractem les dades personals d’acord amb les normes següents:',
    gdprEstablished:
      'el Reglament general de protecció de dades, Reglament (UE) 2016/679 (RGPD), perquè estem establerts a l’Espai Econòmic Europeu (article 3.1 de l’RGPD)',
    gdprAddressed:
      'el Reglament general de protecció de dades, Reglament (UE) 2016/679 (RGPD), en la mesura que oferim %{site} a persones que es troben a l’Espai Econòmic Europeu o n’observem el comportament d’ús (article 3.2 de l’RGPD)',
    ukEstablished:
      'l’RGPD del Regne Unit (UK GDPR) i la Data Protection Act 2018, perquè estem establerts al Regne Unit',
    ukAddressed:
      'l’RGPD del Regne Unit (UK GDPR) i la Data Protection Act 2018, en la mesura que oferim %{site} a persones que es troben al Regne Unit o n’observem el comportament d’ús',
    swissEstablished: 'la Llei federal suïssa de protecció de dades (LPD), perquè estem establerts a Suïssa',
    swissAddressed:
      'la Llei federal suïssa de protecció de dades (LPD), en la mesura que el tractament té efectes a Suïssa (article 3 de l’LPD)',
    usStates:
      'les lleis de privacitat dels consumidors dels estats dels EUA indicats a la secció «%{section}», respecte dels seus residents i en la mesura que cada llei ens sigui aplicable',
  },
};
