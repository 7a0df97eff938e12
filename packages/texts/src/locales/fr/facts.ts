import type { Translated } from '../../translated.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Translated<typeof english> = {
  missing: {
    'owner.name': 'Il manque le nom du responsable.',
    'owner.email': 'L’adresse e-mail du responsable manque ou n’est pas valable.',
    'owner.address': 'Il manque l’adresse postale du responsable.',
    'owner.country': 'Il manque le pays du responsable.',
    'site.name': 'Il manque le nom du site ou de l’application.',
    'representative.contact':
      'Pour le représentant %{name}, il faut une adresse e-mail, une adresse postale ou un numéro de téléphone.',
    'dpo.contact':
      'Pour le délégué à la protection des données, il faut une adresse e-mail, une adresse postale ou un numéro de téléphone.',
    'privacy-officer.contact':
      'Pour le responsable de la protection des renseignements personnels, il faut la fonction ainsi qu’une adresse e-mail ou un numéro de téléphone.',
    'joint-controller.contact':
      'Pour le responsable conjoint %{name}, il faut une adresse e-mail, une adresse postale ou un numéro de téléphone.',
    'joint-controller.essence':
      'Indiquez ce dont vous êtes convenus avec le responsable conjoint %{name} : les personnes concernées ont le droit d’en connaître les grandes lignes.',
    'service.name': 'Un service que vous avez défini n’a pas de nom.',
    'service.provider': 'Indiquez la société qui fournit %{service}.',
    'service.country': 'Indiquez dans quel pays %{service} traite les données.',
    'service.purpose': 'Indiquez à quoi sert %{service}.',
    'service.data-types': 'Indiquez quelles données à caractère personnel %{service} traite.',
    'service.sensitive-condition':
      'Indiquez ce qui permet à %{service} de traiter des données sensibles (art. 9, paragraphe 2, du RGPD).',
    'service.necessary-reason': 'Indiquez pourquoi %{service} est strictement nécessaire au site.',
    'service.tracker-basis':
      'Les traceurs de ce service exigent un consentement, l’intérêt légitime ne suffit pas : %{service}.',
    'activity.name': 'Une activité que vous avez définie n’a pas de nom.',
    'activity.purpose': 'Indiquez à quoi sert l’activité « %{activity} ».',
    'activity.data-types': 'Indiquez quelles données à caractère personnel l’activité « %{activity} » utilise.',
    'activity.sensitive-condition':
      'Indiquez ce qui permet d’utiliser des données sensibles pour l’activité « %{activity} » (art. 9, paragraphe 2, du RGPD).',
    'automated-decisions.logic':
      'Indiquez comment les décisions automatisées sont prises et quelles en sont les conséquences.',
    'text.language': 'Votre propre texte pour « %{name} » manque dans cette langue : %{language}.',
    'tracker.lifetime':
      'La durée de conservation de %{tracker} (%{service}) n’est pas connue. Indiquez-la ou confirmez que vous ne la précisez pas.',
    'tracker.choices':
      'Indiquez comment les visiteurs modifient leur choix concernant les traceurs : il doit être aussi simple de retirer que de donner son consentement (art. 7, paragraphe 3, du RGPD).',
    'us.opt-out':
      'Des données sont communiquées à des fins de publicité ciblée : indiquez l’adresse d’une page « Your Privacy Choices » ou une commande présente sur chaque page.',
    'representative.eu':
      'Vous n’êtes pas établi dans l’EEE mais vous vous adressez à des personnes qui s’y trouvent : désignez un représentant, sauf si une exception s’applique.',
    'representative.uk':
      'Vous n’êtes pas établi au Royaume-Uni mais vous vous adressez à des personnes qui s’y trouvent : désignez un représentant, sauf si une exception s’applique.',
    'terms.offers': 'Indiquez ce que propose le site : biens, logiciels, contenus, communauté …',
    'terms.withdrawal-function':
      'Indiquez l’adresse de la fonction « Renoncer au contrat ici » : les contrats avec des consommateurs dans l’Union européenne l’exigent depuis le 19 juin 2026.',
    'terms.mediator':
      'Indiquez le médiateur de la consommation dont vous relevez : tout professionnel y est tenu (art. L. 616-1 du code de la consommation).',
    'terms.phone':
      'Indiquez un numéro de téléphone du propriétaire : quiconque vend à distance à des consommateurs en Europe doit en donner un (directive 2011/83/UE, art. 6, § 1, c).',
    'terms.conciliation-board':
      'Indiquez la commission de conciliation (békéltető testület) de votre siège, avec son adresse postale : le droit hongrois l’exige dans les conditions destinées aux consommateurs (décret gouvernemental 45/2014, § 11).',
    'terms.cancel-function':
      'Indiquez l’adresse de la fonctionnalité par laquelle les consommateurs résilient un abonnement : le droit de votre pays exige un bouton.',
    'terms.ranking': 'Indiquez ce qui détermine l’ordre d’affichage des offres.',
    'terms.state':
      'Indiquez l’État américain dont le droit s’applique : les États-Unis n’ont pas de droit des contrats propre.',
  },
  assumed: {
    'audience.area':
      'Rien n’a été indiqué sur le public visé par le site : les lois de toutes les régions sont donc respectées.',
    'audience.children': 'Le site est présumé ne pas s’adresser aux enfants.',
    'rights-contact':
      'Les demandes relatives aux données à caractère personnel sont adressées à l’adresse e-mail du responsable.',
    'site.visit': 'La fourniture des pages est décrite : tout site y procède.',
    'site.contact': 'Les messages aux adresses figurant dans le document sont décrits : chacun peut y écrire.',
    'automated-decisions': 'Aucune décision n’est présumée être prise de manière exclusivement automatisée.',
    'service.data-types':
      '%{service} : les données à caractère personnel habituelles pour ses finalités sont indiquées.',
    'service.provider':
      '%{service} : la société qui le fournit ne nous est pas connue, le service lui-même est donc indiqué comme destinataire.',
    'service.places': '%{service} : le siège du fournisseur est indiqué comme lieu de traitement.',
    'service.safeguard':
      '%{service} : les transferts vers ce pays sont présumés reposer sur des clauses contractuelles types : %{country}.',
    'service.legal-basis': '%{service} : la base juridique habituelle pour sa finalité est indiquée.',
    'service.legitimate-interest': '%{service} : l’intérêt habituel pour sa finalité est indiqué.',
    'service.retention': '%{service} : des critères de conservation sont indiqués à la place d’une durée.',
    'service.shares':
      '%{service} : la publicité fondée sur plusieurs sites est un « partage » (sharing) au sens des lois d’États américains.',
    'services.sells':
      'Aucune donnée à caractère personnel n’est présumée être vendue, au sens des lois d’États américains.',
    'us.do-not-track': 'Le site est présumé ne pas répondre au signal « Do Not Track » des navigateurs.',
    'activity.data-types': '%{activity} : les données à caractère personnel habituelles sont indiquées.',
    'activity.legal-basis': '%{activity} : la base juridique habituelle est indiquée.',
    'activity.legitimate-interest': '%{activity} : l’intérêt habituel est indiqué.',
    'activity.retention': '%{activity} : des critères de conservation sont indiqués à la place d’une durée.',
    'activity.required': '%{activity} : le caractère obligatoire des données résulte de la nature de l’activité.',
    'terms.customers': 'Les conditions sont rédigées pour les consommateurs et les professionnels.',
    'terms.law': 'Le droit de ce pays est présumé applicable : %{country}.',
    'terms.notice': 'Les modifications des conditions sont annoncées %{days} jours à l’avance.',
    'terms.moderation': 'Il est présumé qu’aucun outil automatisé n’évalue ce que publient les utilisateurs.',
    'terms.own-offers':
      'Il est présumé que vos propres offres sur la place de marché sont traitées comme celles des vendeurs.',
    'terms.disputes':
      'Il est présumé que vous ne participez à aucune procédure de règlement des litiges devant un organisme de consommateurs.',
  },
  regimes: {
    names: {
      gdpr: 'RGPD',
      'uk-gdpr': 'RGPD britannique (UK GDPR)',
      fadp: 'Loi suisse sur la protection des données (LPD)',
      'us-states': 'Lois sur la vie privée d’États américains',
      coppa: 'Règle américaine sur la vie privée des enfants en ligne (COPPA)',
      lgpd: 'Loi brésilienne sur la protection des données (LGPD)',
      pipeda: 'Loi canadienne sur la protection des renseignements personnels (LPRPDE)',
      quebec: 'Loi québécoise sur le secteur privé (Loi 25)',
      australia: 'Loi australienne sur la vie privée (Privacy Act)',
      popia: 'Loi sud-africaine sur la protection des données (POPIA)',
      appi: 'Loi japonaise sur la protection des données (APPI)',
      dpdp: 'Loi indienne sur la protection des données (DPDP Act)',
    },
    established: 'Vous êtes établi là où cette loi s’applique.',
    addressed: 'Vous vous adressez à des personnes là où cette loi s’applique.',
    unconfirmed: 'Ce que le document dit de cette loi repose sur notre lecture ; aucun juriste ne l’a encore confirmé.',
  },
  consent: {
    service: 'Un nouveau consentement est nécessaire : %{name} repose sur le consentement et n’était pas mentionné.',
    activity: 'Un nouveau consentement est nécessaire : %{name} repose sur le consentement et est nouveau.',
    purpose: 'Un nouveau consentement est nécessaire : %{name} sert une finalité supplémentaire.',
    sensitive: 'Un nouveau consentement est nécessaire : %{name} utilise désormais des données sensibles.',
    controller: 'Un nouveau consentement est nécessaire : le responsable du traitement a changé, %{owner}.',
    none: 'Aucun nouveau consentement n’est nécessaire : rien dans ce document ne repose sur le consentement.',
    same: 'Aucun nouveau consentement n’est nécessaire : ce qui repose sur le consentement a les mêmes finalités et destinataires.',
    terms:
      'Les conditions ne requièrent pas de consentement. Annoncez la modification au moins %{days} jours avant qu’elle s’applique aux contrats en cours.',
  },
  boxes: {
    titles: {
      missing: 'Éléments manquants',
      languages: 'Langues',
      services: 'Services',
      assumed: 'Nos hypothèses',
      next: 'Prochaine étape',
      laws: 'Lois applicables',
      coming: 'Lois à venir',
    },
    law: '%{law} : %{reason}',
    unconfirmed: 'Aucun juriste n’a encore confirmé ce que le document dit de ces lois : %{laws}.',
    coming: 'À partir du %{date} : %{clauses}',
    unreviewed: 'Aucun juriste n’a encore relu les textes dans ces langues : %{languages}.',
    denied: '%{service} : texte non disponible dans ces langues : %{languages}',
    limit: '%{count} services utilisés sur %{limit}',
    fill: 'Complétez ce qui manque : encore %{count}.',
    publish: 'Tout est complet. Publiez le document.',
    publishAgain: 'Certaines modifications ne sont pas encore publiées.',
    embed: 'Le document est en ligne. Placez-le sur votre site.',
  },
};
