import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'El que publiqueu',
    yours: 'El que publiqueu continua sent vostre. En responeu i n’heu de tenir els drets necessaris.',
    licence:
      'Mentre el contingut estigui publicat, ens autoritzeu, gratuïtament i arreu del món, a emmagatzemar-lo, a mostrar-lo a altres persones a %{site} i a canviar-ne la forma quan la tècnica ho exigeixi. L’autorització s’acaba quan elimineu el contingut, llevat de les còpies que altres persones n’hagin fet lícitament.',
    rulesIntro: 'No podeu publicar:',
    rules: {
      illegal: 'res que infringeixi la llei o inciti a infringir-la',
      rights: 'res que vulneri drets d’autor, marques, la intimitat o altres drets de tercers',
      hate: 'odi, amenaces, assetjament o enaltiment de la violència',
      children: 'res que perjudiqui o sexualitzi menors',
      deception: 'enganys, correu brossa o programes nocius',
      data: 'dades personals de tercers sense tenir-hi dret',
    },
    ownIntro: 'A més, s’apliquen les regles següents:',
  },
  moderation: {
    heading: 'Com actuem davant dels continguts que infringeixen les regles',
    notice:
      'Qualsevol persona ens pot notificar continguts escrivint a %{contact}: indiqueu de quin contingut es tracta, on es troba i per què el considereu il·lícit o contrari a aquestes regles, i també el vostre nom i la vostra adreça de correu electrònic, llevat que es tracti d’abusos sexuals a menors. N’acusem recepció, decidim de manera oportuna, diligent, no arbitrària i objectiva, i us comuniquem la decisió.',
    measures:
      'Els continguts il·lícits o que infringeixin aquestes regles es poden retirar, fer menys visibles o bloquejar. Els comptes que publiquin sovint continguts manifestament il·lícits se suspenen durant un temps raonable, després d’un advertiment, o es tanquen.',
    reasons:
      'S’informa la persona afectada de la decisió presa, dels fets i la regla en què es basa i de com pot reclamar-hi en contra. Es pot reclamar escrivint a la mateixa adreça; una persona examina cada reclamació.',
    objection:
      'La reclamació és gratuïta i es pot presentar durant els sis mesos següents a la decisió. Hi resolem sense demora indeguda i de manera motivada.',
    settlement:
      'En la mesura que el Reglament (UE) 2022/2065 ens hi obligui, un litigi sobre una decisió també es pot sotmetre a un òrgan certificat de resolució extrajudicial de litigis (article 21). Els tribunals continuen oberts per a vós.',
    automated:
      'Els mitjans automatitzats ens ajuden a detectar i avaluar continguts; les decisions sobre les reclamacions no es prenen mai només amb aquests mitjans.',
    manual: 'No utilitzem mitjans automatitzats per avaluar continguts: decideixen persones.',
    contactPoint:
      'El punt únic de contacte per a les autoritats, la Comissió i la Junta Europea de Serveis Digitals (article 11 del Reglament (UE) 2022/2065, Reglament de serveis digitals) i per als usuaris (article 12 del mateix Reglament) és %{contact}.',
    contactLanguages: 'Hi podeu escriure en qualsevol de les llengües en què es publiquen aquests termes.',
  },
};
