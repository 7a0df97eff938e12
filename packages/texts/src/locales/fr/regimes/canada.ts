import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Pour les personnes au Canada',
    scope:
      'Lorsque la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE) s’applique, la présente section complète la politique. Les principes cités sont ceux de son annexe 1.',
    consent:
      'Nous recueillons, utilisons et communiquons vos renseignements personnels à votre connaissance et avec votre consentement, sauf lorsque la Loi permet qu’il en soit autrement. Vous pouvez retirer votre consentement à tout moment, sous réserve de restrictions légales ou contractuelles et d’un préavis raisonnable (principe 4.3.8).',
    accountable:
      'Vous pouvez joindre la personne responsable de notre respect de ces règles (principe 4.1) : %{contact}.',
    rights:
      'Sur demande, nous vous indiquons quels renseignements personnels nous détenons à votre sujet, à quoi ils servent et à qui ils ont été communiqués, nous vous y donnons accès et nous corrigeons ceux qui sont inexacts ou incomplets (principe 4.9). Nous répondons dans les 30 jours suivant une demande écrite (paragraphe 8(3)).',
    outside:
      'Des renseignements personnels sont également traités par des fournisseurs de services dans les autres pays indiqués dans la présente politique. Ils peuvent y être accessibles aux tribunaux et aux autorités en vertu du droit de ces pays.',
    complaint:
      'Vous pouvez porter plainte auprès de nous, de la même manière, si vous estimez que nous ne respectons pas ces règles (principe 4.10), ainsi qu’auprès du Commissariat à la protection de la vie privée du Canada (%{link}).',
  },
  quebec: {
    heading: 'Pour les personnes au Québec',
    scope:
      'Lorsque la Loi sur la protection des renseignements personnels dans le secteur privé (RLRQ, c. P-39.1) s’applique, la présente section complète la politique. Les articles cités sont ceux de cette loi.',
    officer:
      'La personne indiquée ci-dessus est responsable de la protection des renseignements personnels (article 3.1).',
    head: 'La personne ayant chez nous la plus haute autorité exerce la fonction de responsable de la protection des renseignements personnels (article 3.1). Vous pouvez la joindre : %{contact}.',
    collection:
      'Les renseignements personnels sont recueillis auprès de vous, aux fins indiquées dans la présente politique, lorsque vous les fournissez et au moyen des services et traceurs indiqués ici (article 8).',
    profiling:
      'La section sur les traceurs indique la technologie permettant d’identifier les personnes, de les localiser ou d’effectuer leur profilage, ainsi que les moyens de l’activer ou de la désactiver (article 8.1).',
    rightsIntro: 'Vous pouvez :',
    rights: {
      access: 'accéder aux renseignements que nous détenons à votre sujet et en recevoir une copie (article 27)',
      portability:
        'recevoir, dans un format technologique structuré et couramment utilisé, les renseignements informatisés que vous nous avez fournis, ou les faire communiquer à un autre organisme (article 27)',
      rectification:
        'faire rectifier les renseignements inexacts, incomplets ou équivoques, ou dont la collecte ou la conservation n’est pas autorisée par la loi (article 28)',
      withdrawal: 'retirer votre consentement à l’utilisation ou à la communication des renseignements (article 8)',
      dissemination:
        'faire cesser la diffusion de renseignements ou faire désindexer un hyperlien rattaché à votre nom, lorsque cela vous cause un préjudice grave (article 28.1)',
      decisions:
        'être informé d’une décision fondée exclusivement sur un traitement automatisé, en connaître les raisons et présenter vos observations (article 12.1)',
    },
    onRequest:
      'Sur demande, nous vous indiquons quels renseignements ont été recueillis auprès de vous, quelles catégories de personnes y ont accès chez nous et combien de temps ils sont conservés (article 8). Nous répondons dans les 30 jours (article 32).',
    outside:
      'Des renseignements personnels peuvent être communiqués à l’extérieur du Québec, dans les pays indiqués dans la présente politique (articles 8 et 17).',
    authority: 'Vous pouvez également vous adresser à la Commission d’accès à l’information du Québec (%{link}).',
  },
};
