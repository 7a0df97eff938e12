import type { Translated } from '../../translated.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translated<typeof english> = {
  version: '1',
  term: {
    title: 'Conditions d’utilisation',
    body: `## De quoi il s’agit

Cette installation vous permet de créer, d’héberger et d’intégrer des documents juridiques et relatifs à la protection des données pour des sites web et des applications. Elle est exploitée par l’organisation qui vous a communiqué cette adresse. Les présentes conditions sont conclues entre vous et cette organisation.

## Votre compte

Vous indiquez une adresse e-mail qui vous appartient, gardez votre mot de passe secret et répondez de ce qui est fait avec votre compte. Vous pouvez à tout moment, dans ses paramètres, déconnecter d’autres appareils, tout exporter et supprimer le compte.

## Vos contenus

Ce que vous saisissez reste à vous. Vous autorisez cette installation à le conserver et à présenter au public les documents que vous publiez. Vous répondez de leur exactitude et de leur licéité.

## Ce que sont les documents

Les documents sont composés à partir des faits que vous indiquez. Ils sont établis avec soin, mais ne constituent pas un conseil juridique et ne sont justes que dans la mesure où ces faits le sont. En cas de doute, faites-les relire par un avocat.

## Ce qui est interdit

Vous ne devez pas utiliser cette installation pour enfreindre la loi, nuire à autrui ou contourner ses limites et ses protections.

## Fin et modifications

Vous pouvez partir à tout moment en supprimant le compte. Si les présentes conditions changent, il vous est demandé d’accepter les nouvelles avant de poursuivre. Les droits que la loi vous confère, par exemple en tant que consommateur, demeurent.`,
  },
  privacy_policy: {
    title: 'Politique de confidentialité',
    body: `## Responsable du traitement

L’organisation qui exploite cette installation et vous a communiqué cette adresse est le responsable du traitement des données décrites ici. Adressez-vous à elle pour toute question concernant vos données.

## Quelles données sont conservées, et pourquoi

Votre adresse e-mail, une empreinte de votre mot de passe, votre langue et votre pays : pour vous fournir un compte et permettre votre connexion (exécution d’un contrat). Lors de votre connexion : l’heure, le jour de la dernière utilisation et le type d’appareil, de navigateur et de système, sans votre adresse réseau : pour que vous puissiez voir et clore vos sessions (intérêt légitime à la sécurité). Ce que vous avez accepté et quand : pour pouvoir le prouver (obligation légale et intérêt légitime). Ce que vous saisissez au sujet de vos sites : pour composer et héberger vos documents (exécution d’un contrat). Votre choix concernant les e-mails publicitaires : de tels e-mails ne sont envoyés que si vous y avez consenti, et vous pouvez retirer votre consentement à tout moment (consentement).

## Qui les reçoit

Uniquement l’organisation qui exploite cette installation et ceux qui traitent des données pour son compte, comme ses prestataires d’hébergement et de messagerie. Ce que vous publiez est public.

## Durée de conservation

Jusqu’à ce que vous les supprimiez ou supprimiez votre compte. Les sessions prennent fin au plus tard après 90 jours, et après 30 jours si elles ne sont pas utilisées. Les liens envoyés par e-mail expirent en quelques jours.

## Cookies

Un cookie vous maintient connecté, d’autres mémorisent votre langue et votre pays. Tous sont nécessaires à ce que vous demandez. Aucun suivi n’est effectué.

## Vos droits

Vous pouvez consulter, rectifier, exporter et effacer vos données, vous opposer à leur utilisation ou la faire limiter, et introduire une réclamation auprès d’une autorité de contrôle. L’exportation et la suppression se trouvent dans les paramètres de votre compte.`,
  },
};
