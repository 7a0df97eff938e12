import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Pour les personnes au Royaume-Uni',
    reading:
      'Lorsque la présente politique cite un article du RGPD, il faut entendre, pour les traitements régis par le RGPD britannique, l’article du RGPD britannique portant le même numéro.',
    complainToUs:
      'Vous pouvez nous adresser une réclamation relative à l’utilisation de vos données (%{contact}). Nous accusons réception de votre réclamation dans un délai de 30 jours, l’examinons dans les meilleurs délais et vous informons de l’issue (article 164A du Data Protection Act 2018).',
    complainToIco:
      'Vous pouvez également introduire une réclamation auprès de l’autorité de protection des données du Royaume-Uni :',
    adequacy:
      'Pour les transferts depuis le Royaume-Uni, les règlements d’adéquation britanniques (adequacy regulations) s’appliquent à la place des décisions de la Commission européenne, et l’International Data Transfer Agreement ou l’UK Addendum s’ajoute aux clauses contractuelles types.',
  },
  switzerland: {
    heading: 'Pour les personnes en Suisse',
    reading:
      'Lorsque la présente politique mentionne des bases juridiques et des articles du RGPD, cela ne restreint ni ne remplace la loi fédérale suisse sur la protection des données (LPD), qui n’exige un motif justificatif que si le traitement porte atteinte à la personnalité.',
    countries: 'Pays hors de Suisse dans lesquels des données personnelles sont traitées : %{countries}.',
    safeguards:
      'Le Conseil fédéral reconnaît un niveau de protection adéquat notamment aux États de l’Espace économique européen et au Royaume-Uni (annexe 1 de l’ordonnance sur la protection des données), ainsi qu’aux États-Unis pour les destinataires certifiés au titre du Swiss-US Data Privacy Framework. Dans les autres cas s’appliquent les clauses contractuelles types indiquées ci-dessus, dans la forme reconnue par le PFPDT (art. 16 LPD).',
    noCountries:
      'Les services indiqués dans la présente politique traitent des données personnelles exclusivement en Suisse.',
    rights:
      'Vous pouvez demander l’accès à vos données (art. 25 LPD), leur remise ou leur transmission (art. 28 LPD), ainsi que leur rectification, leur effacement ou leur destruction, et vous opposer à leur traitement ou à leur communication (art. 30 et 32 LPD). En règle générale, nous répondons dans un délai de 30 jours et gratuitement.',
    authority: 'Vous pouvez signaler les violations à l’autorité compétente :',
  },
};
