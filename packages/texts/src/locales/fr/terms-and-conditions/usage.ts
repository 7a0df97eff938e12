import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Vos droits d’utilisation',
    software:
      'Vous pouvez utiliser le logiciel pendant la durée du contrat, pour vous-même ou au sein de votre propre organisation. Ce droit n’est ni exclusif ni cessible.',
    content:
      'Vous pouvez utiliser pour vous-même le contenu numérique que vous avez acheté, sans limite de durée sauf indication contraire de l’offre. Ce droit n’est ni exclusif ni cessible.',
    app: 'Vous pouvez installer et utiliser l’application sur les appareils qui vous appartiennent ou que vous contrôlez.',
    limits:
      'Il est interdit de copier, de transmettre, de louer ou de décompiler ce qui vous est fourni et d’en contourner les protections, sauf lorsque la loi le permet nonobstant toute clause contraire.',
  },
  conduct: {
    heading: 'Ce qui est interdit',
    intro: 'Lorsque vous utilisez %{site}, il vous est interdit :',
    rules: {
      law: 'd’enfreindre la loi ou de porter atteinte aux droits d’autrui',
      malware: 'de diffuser des programmes nuisibles ou de contourner des mesures de sécurité',
      load: 'd’en perturber le fonctionnement, par exemple par des requêtes automatisées qui le surchargent',
      access: 'd’accéder sans autorisation aux comptes ou aux données d’autrui',
      resale: 'd’en vendre l’accès à d’autres, sauf si nous y avons consenti',
    },
    measures:
      'Si vous enfreignez ces règles, nous pouvons restreindre ou bloquer votre accès, dans la mesure où cela est proportionné. Sauf urgence, nous vous avertissons au préalable.',
  },
  content: {
    heading: 'Nos contenus',
    text: 'Les textes, images, programmes et marques présents sur %{site} nous appartiennent ou appartiennent à ceux qui nous les ont concédés sous licence. Vous pouvez les consulter et les utiliser à titre privé ; toute autre utilisation requiert notre autorisation ou une disposition légale qui la permet.',
    textBusinesses:
      'Les textes, images, programmes et marques présents sur %{site} nous appartiennent ou appartiennent à ceux qui nous les ont concédés sous licence. Vous pouvez les consulter et les utiliser pour vos propres besoins ; toute autre utilisation requiert notre autorisation ou une disposition légale qui la permet.',
  },
  entrusted: {
    heading: 'Données à caractère personnel que vous nous confiez',
    text: 'Lorsque des clients traitent des données à caractère personnel avec le logiciel dans le cadre de leur activité professionnelle, ils sont responsables du traitement et nous sommes leur sous-traitant. Nous ne traitons ces données que sur la base d’un contrat conforme à l’art. 28 du RGPD, que nous proposons à chacun de ces clients.',
  },
  switching: {
    heading: 'Changement de fournisseur',
    right:
      'Les clients peuvent à tout moment changer de fournisseur, migrer vers leurs propres systèmes ou faire effacer leurs données, avec un préavis de deux mois au plus (art. 25 du règlement (UE) 2023/2854 sur les données).',
    transition:
      'À l’issue du préavis, nous réalisons le changement sans retard injustifié et dans les 30 jours. Si cela n’est pas techniquement possible, nous indiquons pourquoi dans les 14 jours ouvrables suivant la demande et fixons une autre période, de sept mois au plus. Le client peut prolonger la période une fois. Jusqu’à son terme, nous fournissons une assistance raisonnable, maintenons le service avec la même sécurité et signalons les risques connus pour sa continuité.',
    data: 'Toutes les données que le client a apportées ou produites en utilisant le service peuvent être exportées dans un format structuré, couramment utilisé et lisible par machine. En sont exceptées les données sur le fonctionnement interne du service qui relèvent de nos secrets d’affaires, pour autant que cela n’entrave pas le changement. Les données peuvent être récupérées pendant au moins 30 jours après la transition ; nous les effaçons ensuite.',
    end: 'Le contrat prend fin lorsque le changement est achevé ou, si le client souhaite seulement l’effacement des données, à l’expiration du préavis.',
    charges:
      'Jusqu’au 11 janvier 2027, nous facturons au plus les coûts directement liés au changement ; ensuite, nous ne facturons rien.',
    free: 'Nous ne facturons rien pour le changement.',
  },
  information: {
    heading: 'Informations présentes sur le site',
    text: 'Nous établissons avec soin les informations présentes sur %{site}. Elles sont générales, ne constituent pas un conseil adapté à votre cas et peuvent ne plus être à jour.',
    links: 'Les exploitants des autres sites vers lesquels nous renvoyons sont responsables de leur contenu.',
  },
  availability: {
    heading: 'Disponibilité',
    text: 'Nous veillons avec une diligence raisonnable à ce que %{site} soit disponible. Des interruptions sont possibles pour des raisons de maintenance, de sécurité ou indépendantes de notre volonté ; lorsque nous le pouvons, nous annonçons les interruptions de longue durée.',
  },
  stores: {
    heading: 'Boutiques d’applications',
    parties:
      'Les présentes conditions ne sont conclues qu’entre vous et nous. Nous sommes responsables de l’application, de son contenu, de sa maintenance et de son assistance ; l’exploitant de la boutique d’applications (%{stores}) ne l’est pas.',
    purchases:
      'Les achats effectués par l’intermédiaire d’une boutique d’applications sont en outre régis par les règles de celle-ci en matière de paiement et de remboursement. Les droits que vous tenez de la loi à notre égard demeurent.',
    apple:
      'Apple et ses filiales sont tiers bénéficiaires des présentes conditions et peuvent s’en prévaloir à votre encontre. Vous confirmez que vous ne vous trouvez pas dans un pays soumis à un embargo des États-Unis et que vous ne figurez sur aucune de leurs listes de personnes exclues.',
  },
};
