import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Tractament en altres països',
  intro:
    'Les dades personals es tracten als països que s’indiquen aquí. Fora de l’Espai Econòmic Europeu, les dades només es poden transferir a llocs on les protegeix alguna de les garanties dels articles 44 a 49 de l’RGPD. La taula indica quina per a cada país.',
  introUk:
    'Les dades personals es tracten als països que s’indiquen aquí. Fora del Regne Unit, les dades només es poden transferir a llocs on les protegeix alguna de les garanties dels articles 44 a 49 de l’RGPD del Regne Unit. La taula indica quina per a cada país.',
  introSwiss:
    'Les dades personals es comuniquen a destinataris als països que s’indiquen aquí. La taula indica, per a cada país, què garanteix una protecció adequada (article 16 de l’LPD).',
  introPlain: 'Les dades personals es tracten en aquests països:',
  none: 'Els serveis indicats en aquesta política tracten dades personals només a l’Espai Econòmic Europeu: %{countries}.',
  caption: 'Països, destinataris i garanties',
  country: 'País',
  recipients: 'Destinataris',
  safeguard: 'Garantia',
  safeguards: {
    inside: 'Dins de l’Espai Econòmic Europeu, on s’aplica l’RGPD',
    home: 'Sense transferència a un altre país',
    adequacyEu: 'Decisió d’adequació de la Comissió Europea (article 45 de l’RGPD)',
    adequacyEuLimited: 'Decisió d’adequació de la Comissió Europea (article 45 de l’RGPD), dins del seu abast',
    adequacyUk: 'Normes d’adequació del Regne Unit (article 45A de l’RGPD del Regne Unit)',
    adequacySwiss:
      'Protecció adequada segons el Consell Federal suís (article 16.1 de l’LPD, annex 1 de l’Ordenança suïssa de protecció de dades)',
    frameworkEu:
      'Marc de privacitat de dades UE-EUA (EU-US Data Privacy Framework): decisió d’adequació (UE) 2023/1795 de la Comissió Europea (article 45 de l’RGPD); el destinatari hi està certificat',
    frameworkUk:
      'Extensió per al Regne Unit del Marc de privacitat de dades UE-EUA (UK Extension to the EU-US Data Privacy Framework); el destinatari hi està certificat',
    frameworkSwiss:
      'Marc de privacitat de dades Suïssa-EUA (Swiss-US Data Privacy Framework); el destinatari hi està certificat',
    clausesEu: 'Clàusules contractuals tipus de la Comissió Europea (article 46.2.c de l’RGPD)',
    clausesUk:
      'International Data Transfer Agreement o Addendum emès per l’Information Commissioner del Regne Unit (article 46 de l’RGPD del Regne Unit)',
    clausesSwiss:
      'Clàusules tipus de protecció de dades reconegudes per l’FDPIC, l’autoritat suïssa de protecció de dades (article 16.2.d de l’LPD)',
    bindingRules: 'Normes corporatives vinculants (article 46.2.b de l’RGPD)',
    explicitConsent: 'El vostre consentiment explícit, després d’informar-vos dels riscos (article 49.1.a de l’RGPD)',
    contract: 'Transferència necessària per a un contracte amb vós o en interès vostre (article 49.1.b o c de l’RGPD)',
    frameworkOrClausesEu:
      'Clàusules contractuals tipus de la Comissió Europea (article 46.2.c de l’RGPD) o, si el destinatari hi està certificat, Marc de privacitat de dades UE-EUA (EU-US Data Privacy Framework, article 45 de l’RGPD)',
  },
  copy: 'Podeu obtenir una còpia de les clàusules o normes indicades aquí, o saber on estan disponibles, posant-vos en contacte amb nosaltres (%{contact}).',
  usRisk:
    'Fora dels països amb una decisió d’adequació, el nivell de protecció de dades que exigeix la llei pot ser inferior i les autoritats poden tenir un accés més ampli a les dades. Per això s’acorden les garanties indicades aquí.',
};
