import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Droit de rétractation',
  who: 'Les consommateurs dans l’Espace économique européen et au Royaume-Uni ont le droit de se rétracter d’un contrat conclu à distance sans donner de motif.',
  brazil:
    'Les consommateurs protégés par le droit brésilien peuvent se rétracter dans les sept jours suivant la conclusion du contrat ou la réception du bien ou du service, et tout ce qu’ils ont payé leur est remboursé immédiatement (art. 49 du code brésilien de défense du consommateur). Les conditions et exceptions ci-dessous ne restreignent pas ce droit.',
  periodGoods:
    'Le délai de rétractation est de %{days} à compter du jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prenez physiquement possession du bien ; si une commande est livrée en plusieurs fois, à compter du jour où il est pris possession du dernier bien.',
  periodServices:
    'Pour les services et le contenu numérique, le délai de rétractation est de %{days} à compter du jour de la conclusion du contrat.',
  function: {
    heading: 'Comment se rétracter',
    link: 'Vous pouvez vous rétracter en ligne à tout moment jusqu’à l’expiration du délai, ici : %{link}. Vous indiquez votre nom, le contrat et l’adresse e-mail destinée à la confirmation, puis actionnez « Confirmer la rétractation ». Nous accusons immédiatement réception de votre rétractation par e-mail, en reprenant son contenu, la date et l’heure.',
    label: 'Renoncer au contrat ici',
    statement:
      'Vous pouvez également nous notifier votre décision par toute autre déclaration dénuée d’ambiguïté, par exemple par une lettre envoyée à notre adresse ou un e-mail à %{contact}. Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire.',
    deadline: 'Pour que le délai soit respecté, il suffit que vous envoyiez votre déclaration avant son expiration.',
  },
  effects: {
    heading: 'Effets de la rétractation',
    refund:
      'Nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison standard, sans retard excessif et au plus tard 14 jours à compter du jour où nous sommes informés de votre rétractation. Nous utilisons le même moyen de paiement que celui que vous avez utilisé, sauf s’il en a été expressément convenu autrement, et ce remboursement n’occasionne pas de frais pour vous.',
    refundServices:
      'Nous vous remboursons tous les paiements reçus de vous sans retard excessif et au plus tard 14 jours à compter du jour où nous sommes informés de votre rétractation. Nous utilisons le même moyen de paiement que celui que vous avez utilisé, sauf s’il en a été expressément convenu autrement, et ce remboursement n’occasionne pas de frais pour vous.',
    withhold:
      'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve de son expédition, la date retenue étant celle du premier de ces faits.',
    sendTo:
      'Renvoyez le bien sans retard excessif, et au plus tard 14 jours à compter du jour où vous nous avez informés de votre rétractation, à l’adresse suivante : %{address}.',
    send: 'Renvoyez le bien à notre adresse sans retard excessif, et au plus tard 14 jours à compter du jour où vous nous avez informés de votre rétractation.',
    costCustomer: 'Vous prenez en charge les frais directs de renvoi du bien.',
    costOwner: 'Nous prenons en charge les frais de renvoi du bien.',
    value:
      'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir sa nature, ses caractéristiques et son bon fonctionnement.',
    services:
      'Si vous avez demandé qu’un service commence pendant le délai de rétractation, vous payez la partie fournie jusqu’au moment où vous nous avez informés de votre rétractation.',
  },
  exceptions: {
    heading: 'Cas dans lesquels il n’y a pas de droit de rétractation',
    goods: {
      bespoke: 'les biens confectionnés selon vos spécifications ou nettement personnalisés',
      perishable: 'les biens susceptibles de se détériorer ou de se périmer rapidement',
      sealed:
        'les biens scellés qui ne peuvent être renvoyés pour des raisons de protection de la santé ou d’hygiène, une fois descellés',
      mixed: 'les biens qui, après leur livraison, sont mélangés de manière indissociable avec d’autres',
      recordings: 'les enregistrements audio ou vidéo et les logiciels scellés, une fois descellés',
    },
    digital:
      'le contenu numérique non fourni sur un support matériel, une fois que nous avons commencé à le fournir avec votre consentement préalable exprès, que vous avez reconnu perdre ainsi votre droit de rétractation et que nous avons confirmé le contrat',
    services:
      'les services pleinement exécutés, si nous avons commencé avec votre consentement préalable exprès et que vous avez reconnu perdre votre droit une fois le contrat pleinement exécuté',
  },
  form: {
    heading: 'Formulaire de rétractation',
    intro: 'Si vous souhaitez vous rétracter du contrat, vous pouvez compléter et renvoyer le présent formulaire :',
    to: 'À l’attention de %{recipient} :',
    declare:
      'Je/Nous vous notifie/notifions par la présente ma/notre rétractation du contrat portant sur la vente des biens / pour la prestation du service ci-dessous :',
    ordered: 'Commandé le / reçu le :',
    name: 'Nom du (des) consommateur(s) :',
    address: 'Adresse du (des) consommateur(s) :',
    signature: 'Signature du (des) consommateur(s) (uniquement en cas d’envoi du présent formulaire sur papier) :',
    date: 'Date :',
  },
};
