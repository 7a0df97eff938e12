import type { Translated } from '../../translated.ts';
import type { emails as english } from '../en/emails.ts';

export const emails: Translated<typeof english> = {
  embeddingInstructions: {
    subject: 'Comment placer la politique de confidentialité sur votre site',
    body: `Une personne qui s’occupe de votre site vous demande d’y placer ce document :

%{url}

Collez ce code dans le pied de page de chaque page, juste avant la balise fermante du body :

%{code}

Il affiche un lien qui ouvre le document sur votre page. Rien d’autre n’est nécessaire : le texte reste à jour de lui-même.`,
  },
  verifyEmail: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    body: `Bienvenue.

Veuillez confirmer que %{email} est bien votre adresse e-mail en ouvrant ce lien :

%{link}

Le lien est valable pendant %{hours} heures. Si vous ne vous êtes pas inscrit, vous n’avez rien à faire : sans confirmation, personne ne peut utiliser votre adresse ici.`,
  },
  signUpAgain: {
    subject: 'Vous avez déjà un compte',
    body: `Quelqu’un, peut-être vous, a tenté de s’inscrire avec %{email}. Un compte existe déjà avec cette adresse, rien n’a donc été créé.

Pour vous connecter, ouvrez cette page :

%{link}

Si vous avez oublié votre mot de passe, vous pouvez y en choisir un nouveau. Si ce n’était pas vous, vous n’avez rien à faire.`,
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    body: `Quelqu’un, vous-même nous l’espérons, a demandé à choisir un nouveau mot de passe pour le compte %{email}. Pour ce faire, ouvrez ce lien :

%{link}

Le lien ne fonctionne qu’une fois, dans un délai de %{minutes} minutes. Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    body: `Le mot de passe du compte %{email} a été modifié et tous les autres appareils ont été déconnectés.

Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe :

%{link}`,
  },
  confirmNewEmail: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    body: `Vous avez demandé à utiliser désormais %{email} pour vous connecter. Veuillez confirmer que cette adresse est bien la vôtre en ouvrant ce lien :

%{link}

Le lien est valable pendant %{hours} heures. D’ici là, votre ancienne adresse est conservée. Si vous n’avez rien demandé, vous n’avez rien à faire.`,
  },
  newEmailTaken: {
    subject: 'Cette adresse a déjà un compte',
    body: `Quelqu’un, peut-être vous, a demandé à remplacer l’adresse e-mail d’un autre compte par %{email}. Un compte existe déjà avec cette adresse, rien n’a donc été modifié.

Si ce n’était pas vous, vous n’avez rien à faire.`,
  },
  emailChanging: {
    subject: 'Votre adresse e-mail va être modifiée',
    body: `Quelqu’un, vous-même nous l’espérons, a demandé à remplacer l’adresse e-mail de votre compte, %{email}, par %{newEmail}. La modification prendra effet lorsque le lien envoyé à la nouvelle adresse sera ouvert.

Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe :

%{link}`,
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    body: `Désormais, vous vous connectez avec %{newEmail}. L’adresse %{email} n’est plus utilisée pour votre compte.

Si ce n’était pas vous, veuillez contacter l’exploitant de cette installation.`,
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    body: `Le compte « %{account} » a été supprimé avec tout ce qu’il contenait : ses sites, ses documents et leurs pages publiées. Cette suppression est irréversible.`,
  },
  newDevice: {
    subject: 'Nouvel appareil connecté à votre compte',
    body: `Quelqu’un s’est connecté au compte %{email} avec un navigateur qui n’avait encore jamais été utilisé pour ce compte :

%{device}, %{when} (UTC)

Si c’était vous, vous n’avez rien à faire.

Si ce n’était pas vous, ouvrez cette installation comme vous le faites d’habitude, choisissez un nouveau mot de passe dans les paramètres du compte et déconnectez les appareils que vous ne reconnaissez pas. Cet e-mail ne contient volontairement aucun lien.`,
  },
  newKey: {
    subject: 'Une nouvelle clé a été créée dans votre compte',
    body: `Dans le compte « %{account} », l’élément suivant a été créé : %{what}.

%{who}, %{device}, %{when} (UTC)

Si ce n’était personne de votre équipe, ouvrez cette installation comme vous le faites d’habitude, supprimez la clé, choisissez un nouveau mot de passe et consultez l’activité dans les paramètres du compte. Cet e-mail ne contient volontairement aucun lien.`,
    kinds: {
      'api-key.created': 'une clé d’API',
      'consent-key.created': 'une clé de la base de données des consentements',
      'webhook.created': 'un webhook avec son secret',
      'webhook.secret-changed': 'un nouveau secret de webhook',
    },
  },
  dataExported: {
    subject: 'Des données de votre compte ont été exportées',
    body: `Dans le compte « %{account} », quelqu’un a exporté %{what} :

%{who}, %{device}, %{when} (UTC)

Si ce n’était personne de votre équipe, ouvrez cette installation comme vous le faites d’habitude, choisissez un nouveau mot de passe, déconnectez les appareils que vous ne reconnaissez pas et consultez l’activité dans les paramètres du compte. Cet e-mail ne contient volontairement aucun lien.`,
    kinds: {
      'account.exported': 'le compte entier',
      'consents.exported': 'des consentements ou des personnes de la base de données des consentements',
      'person.exported': 'les données d’une personne de la base de données des consentements',
      'preferences.exported': 'des choix de visiteurs',
      'newsletter.exported': 'des abonnements à la newsletter',
    },
  },
  eventOrigin: {
    browser: '%{browser} sous %{system}',
    script: 'un programme',
    unknown: 'appareil inconnu',
    operator: 'l’exploitant de cette installation',
  },
  outbox: {
    title: 'Boîte d’envoi',
    why: 'Aucun serveur de messagerie n’est configuré : les e-mails de cette installation sont donc conservés ici. Seul cet ordinateur peut les consulter.',
    none: 'Aucun e-mail pour l’instant.',
  },
  scanNews: {
    subject: 'Du nouveau sur %{site}',
    body: `Nous avons analysé %{site} comme prévu. Voici les nouveautés :

%{lines}

Consultez ce qui a été trouvé, ajoutez-le à vos documents ou vérifiez ce qui se produit avant le consentement :

%{link}

Sur la même page, vous pouvez modifier la fréquence des analyses et choisir si nous vous écrivons.`,
    found: 'Nouveau sur le site : %{services}',
    gone: 'N’est plus sur le site : %{services}',
    missing: 'Absent de vos documents : %{services}',
    early: 'Actif avant le consentement ou après un refus : %{services}',
    verdict: 'Test de refus : %{verdict}',
    pass: 'réussi',
    fail: 'non réussi',
    unclear: 'indéterminé',
  },
  consentExport: {
    subject: 'Votre fichier de la base de données des consentements est prêt',
    body: `Le fichier que vous avez demandé, avec %{rows} lignes de la base de données des consentements de %{site}, est prêt. Connectez-vous et téléchargez-le ici :

%{link}

Le lien fonctionne pendant %{days} jours. Ensuite, vous pouvez demander un nouveau fichier à tout moment.`,
  },
  preferenceExport: {
    subject: 'Les choix de vos visiteurs sont prêts',
    body: `Le fichier que vous avez demandé, avec %{rows} choix de visiteurs de %{site}, est prêt. Connectez-vous et téléchargez-le ici :

%{link}

Le lien fonctionne pendant %{days} jours. Ensuite, vous pouvez demander un nouveau fichier à tout moment.`,
  },
  webhookFailing: {
    subject: 'Les webhooks vers %{host} ont été désactivés',
    body: `Depuis le %{since}, rien de ce que nous avons envoyé à ce point de terminaison webhook n’est arrivé. Nous l’avons donc désactivé :

%{url}

Dès qu’il répond de nouveau, réactivez-le et renvoyez ce qui a échoué. Les deux se font sur cette page :

%{link}`,
  },
  webhookGone: {
    subject: 'Les webhooks vers %{host} ont été désactivés',
    body: `Ce point de terminaison webhook a répondu qu’il n’existe plus (410). Nous l’avons donc désactivé :

%{url}

Si c’était une erreur, réactivez-le et renvoyez ce qui a échoué. Les deux se font sur cette page :

%{link}`,
  },
};
