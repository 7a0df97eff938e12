import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Confirmez votre abonnement : %{list}',
      body: `Quelqu’un, vous-même nous l’espérons, a demandé sur le site %{site} à recevoir la lettre d’information « %{list} » à l’adresse %{email}.

Pour confirmer que c’était bien vous, ouvrez cette page et cliquez sur le bouton :

%{link}

Le lien est valable jusqu’au %{date}. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation, aucune lettre d’information n’est envoyée et l’adresse est supprimée.`,
    },
    confirmed: {
      subject: 'Abonnement confirmé : %{list}',
      body: `Vous avez confirmé que vous souhaitez recevoir la lettre d’information « %{list} » du site %{site} à l’adresse %{email}.

Vous pouvez vous désabonner à tout moment, sans vous connecter et sans donner de motif :

%{link}`,
    },
    claimed: {
      subject: 'Confirmez votre désabonnement : %{list}',
      body: `Quelqu’un, vous-même nous l’espérons, a demandé sur le site %{site} que la lettre d’information « %{list} » ne soit plus envoyée à l’adresse %{email}.

Pour vous désabonner, ouvrez cette page et cliquez sur le bouton :

%{link}

Si ce n’était pas vous, vous n’avez rien à faire : vous continuerez à recevoir la lettre d’information.`,
    },
    replyTo: {
      subject: 'Réponses à %{list} : merci de confirmer',
      body: `Les réponses à la lettre d’information « %{list} » du site %{site} doivent être envoyées à %{email}.

Si vous souhaitez recevoir les réponses des abonnés, ouvrez cette page et cliquez sur le bouton :

%{link}

Si vous n’êtes pas au courant, vous n’avez rien à faire : sans votre confirmation, aucun e-mail n’indiquera votre adresse. Le lien est valable sept jours.`,
    },
  },
  confirm: {
    title: 'Confirmez votre abonnement',
    intro:
      'Après confirmation, vous recevrez la lettre d’information « %{list} » du site %{site} à l’adresse %{email}.',
    button: 'Confirmer l’abonnement',
    notMe: 'Ce n’était pas moi',
    until: 'Vous pouvez confirmer jusqu’au %{date}. Vous pourrez vous désabonner à tout moment.',
  },
  confirmed: {
    title: 'Votre abonnement est confirmé',
    text: 'Vous recevrez désormais la lettre d’information « %{list} » du site %{site}. Vous pouvez vous désabonner à tout moment.',
  },
  declined: {
    title: 'Rien ne vous sera envoyé',
    text: 'La demande a été annulée et l’adresse supprimée. Vous n’avez rien d’autre à faire.',
  },
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Il était valable jusqu’au %{date}. Nous pouvons en envoyer un nouveau à la même adresse.',
    button: 'Envoyer un nouveau lien',
  },
  sentAgain: {
    title: 'Consultez votre boîte de réception',
    text: 'Un nouveau lien va arriver à la même adresse. Pensez à regarder aussi dans vos courriers indésirables.',
  },
  unsubscribe: {
    title: 'Se désabonner',
    intro: 'La lettre d’information « %{list} » du site %{site} ne sera plus envoyée à l’adresse %{email}.',
    button: 'Se désabonner',
  },
  unsubscribed: {
    title: 'Désabonnement enregistré',
    text: 'La lettre d’information « %{list} » du site %{site} n’est plus envoyée à l’adresse %{email}. Le désabonnement a pris effet immédiatement.',
    mistake: 'Était-ce une erreur ?',
    button: 'Se réabonner',
  },
  replyTo: {
    title: 'Recevoir les réponses à une lettre d’information',
    intro: 'Les abonnés qui répondent à la lettre d’information « %{list} » du site %{site} écriront à %{email}.',
    button: 'Confirmer l’adresse',
    decline: 'Je ne le souhaite pas',
    consequence: 'Tant que vous n’avez pas confirmé, aucun e-mail n’indique cette adresse.',
  },
  replyToConfirmed: {
    title: 'L’adresse est confirmée',
    text: 'Les réponses à la lettre d’information « %{list} » du site %{site} seront désormais envoyées à %{email}.',
  },
  replyToDeclined: {
    title: 'Vous ne recevrez pas de réponses',
    text: 'Aucun e-mail n’indique %{email}, et cette adresse ne sera plus sollicitée.',
  },
  replyToExpired: {
    title: 'Ce lien n’est plus valable',
    text: 'Il était valable sept jours. L’expéditeur de la lettre d’information « %{list} » peut en faire envoyer un nouveau.',
  },
  notFound: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet, ou la page vers laquelle il menait a été supprimée. Veuillez copier le lien entier depuis l’e-mail.',
  },
  unavailable: {
    title: 'Ce n’est pas possible pour le moment',
    text: 'Rien n’a été modifié. Veuillez réessayer dans quelques minutes.',
  },
  back: 'Retour au site %{site}',
};
