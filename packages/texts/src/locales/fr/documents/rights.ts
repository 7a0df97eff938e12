import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Vos droits',
  intro: 'Dans les conditions prévues par le droit qui vous est applicable, vous disposez des droits suivants :',
  access: {
    name: 'Accès',
    text: 'Vous pouvez obtenir la confirmation que des données vous concernant sont ou ne sont pas traitées et en recevoir une copie, avec les informations relatives au traitement (art. 15 du RGPD).',
  },
  rectification: {
    name: 'Rectification',
    text: 'Vous pouvez faire rectifier les données inexactes et faire compléter les données incomplètes (art. 16 du RGPD).',
  },
  erasure: {
    name: 'Effacement',
    text: 'Vous pouvez obtenir l’effacement de vos données, par exemple lorsqu’elles ne sont plus nécessaires ou que vous retirez votre consentement (art. 17 du RGPD).',
  },
  restriction: {
    name: 'Limitation du traitement',
    text: 'Vous pouvez demander que les données soient uniquement conservées, sans autre utilisation, par exemple pendant la vérification de leur exactitude (art. 18 du RGPD).',
  },
  notification: {
    name: 'Notification aux destinataires',
    text: 'Nous notifions à chaque destinataire de vos données toute rectification, tout effacement ou toute limitation du traitement, à moins qu’une telle communication ne se révèle impossible ou n’exige des efforts disproportionnés ; à votre demande, nous vous indiquons ces destinataires (art. 19 du RGPD).',
  },
  portability: {
    name: 'Portabilité des données',
    text: 'Vous pouvez recevoir les données que vous nous avez fournies dans un format structuré, couramment utilisé et lisible par machine, ou les faire transmettre à un autre responsable du traitement, lorsque le traitement est fondé sur le consentement ou sur un contrat et effectué à l’aide de procédés automatisés (art. 20 du RGPD).',
  },
  automated: {
    name: 'Décision exclusivement automatisée',
    text: 'Vous avez le droit de ne pas faire l’objet d’une décision fondée exclusivement sur un traitement automatisé qui vous affecte de manière significative, sauf si la loi l’autorise ; vous pouvez alors obtenir une intervention humaine (art. 22 du RGPD).',
  },
  withdrawal: {
    name: 'Retrait du consentement',
    text: 'Vous pouvez retirer à tout moment le consentement donné. Le retrait ne compromet pas la licéité du traitement effectué avant celui-ci (art. 7, paragraphe 3, du RGPD).',
  },
  deceased: {
    name: 'Données après le décès',
    france:
      'Vous pouvez définir des directives relatives à la conservation, à l’effacement et à la communication de vos données après votre décès (art. 85 de la loi n° 78-17 du 6 janvier 1978, dite Informatique et Libertés).',
    italy:
      'Les droits prévus aux art. 15 à 22 du RGPD sur les données d’une personne décédée peuvent être exercés par quiconque a un intérêt propre, agit comme mandataire pour la protection de cette personne ou fait valoir des raisons familiales dignes de protection (art. 2-terdecies du code italien de la protection des données, décret législatif n° 196/2003).',
    spain:
      'Les proches et les héritiers d’une personne décédée peuvent nous demander l’accès à ses données ainsi que leur rectification ou leur effacement, sauf si cette personne l’a expressément interdit ou si une loi en dispose autrement (art. 3 de la loi organique espagnole 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Droit d’opposition',
    reasons:
      'Lorsque nous traitons vos données sur le fondement d’intérêts légitimes ou dans l’intérêt public, vous pouvez vous y opposer à tout moment, pour des raisons tenant à votre situation particulière. Nous cessons alors le traitement, à moins que nous ne démontrions qu’il existe des motifs légitimes et impérieux qui prévalent sur vos intérêts, vos droits et vos libertés, ou que les données ne soient nécessaires à la constatation, à l’exercice ou à la défense de droits en justice (art. 21, paragraphe 1, du RGPD).',
    marketing:
      'Vous pouvez vous opposer à tout moment et sans motif à l’utilisation de vos données à des fins de prospection. Nous ne les utilisons alors plus à ces fins (art. 21, paragraphes 2 et 3, du RGPD).',
  },
  exercise: {
    heading: 'Exercice de vos droits',
    write:
      'Pour exercer vos droits, contactez-nous : %{contact}. Une simple demande suffit ; aucun formulaire n’est exigé.',
    form: 'Pour exercer vos droits, utilisez ce formulaire : %{link}. Vous pouvez également nous écrire : %{contact}.',
    formText: 'formulaire de demande',
    answer:
      'Nous répondons gratuitement et dans les meilleurs délais, au plus tard dans un délai d’un mois. Ce délai peut être prolongé de deux mois lorsque les demandes sont complexes ou nombreuses ; nous vous en informons alors au cours du premier mois, en indiquant les motifs (art. 12 du RGPD).',
    identity:
      'Ce n’est qu’en cas de doute raisonnable sur votre identité que nous demandons des informations supplémentaires pour la confirmer.',
  },
  complaint: {
    heading: 'Réclamation auprès d’une autorité de contrôle',
    gdpr: 'Si vous considérez que le traitement de vos données constitue une violation du droit applicable, vous pouvez introduire une réclamation auprès d’une autorité de contrôle chargée de la protection des données, en particulier dans l’État membre de votre résidence habituelle, de votre lieu de travail ou du lieu où la violation aurait été commise (art. 77 du RGPD).',
    competent: 'L’autorité compétente à notre égard est la suivante :',
    competentOneOf:
      'L’autorité compétente à notre égard dépend de la partie du pays dans laquelle nous sommes établis. Voici les autorités du pays (%{country}) ; vous pouvez vous adresser à n’importe laquelle d’entre elles :',
    find: 'La liste des autorités de tous les pays de l’Espace économique européen est disponible ici : %{link}.',
    findText: 'Comité européen de la protection des données, membres',
    court: 'Vous pouvez également former un recours juridictionnel (art. 79 du RGPD).',
    name: 'Autorité',
    address: 'Adresse',
    email: 'E-mail',
    website: 'Site web',
  },
};
