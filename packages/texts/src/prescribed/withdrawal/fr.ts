import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in French. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Droit de rétractation',
    period:
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
    expires: {
      contract: 'Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
      together:
        'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du bien.',
      separately:
        'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
      pieces:
        'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier lot ou de la dernière pièce.',
      regularly:
        'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du premier bien.',
    },
    exercise:
      'Pour exercer le droit de rétractation, vous devez nous notifier (%{trader}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.',
    online:
      'Vous pouvez également exercer votre droit de rétractation en ligne à l’adresse suivante : %{function}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard injustifié un accusé de réception de la rétractation sur un support durable (par exemple, par courrier électronique), comprenant son contenu ainsi que la date et l’heure de sa transmission.',
    deadline:
      'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    effects: 'Effets de la rétractation',
    reimburse:
      'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
    withhold:
      'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
    collect: 'Nous récupérerons le bien.',
    sendBack:
      'Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
    sendBackTo:
      'Vous devrez renvoyer ou rendre le bien, à nous-mêmes ou à %{recipient}, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
    costOwner: 'Nous prendrons en charge les frais de renvoi du bien.',
    costCustomer: 'Vous devrez prendre en charge les frais directs de renvoi du bien.',
    costEstimate:
      'Vous devrez prendre en charge les frais directs de renvoi du bien. Ces frais sont estimés à un maximum d’environ %{amount}.',
    value:
      'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
    services:
      'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
  },
  form: {
    title: 'Modèle de formulaire de rétractation',
    intro:
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat)',
    to: 'À l’attention de %{recipient} :',
    declare:
      'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de service (*) ci-dessous',
    ordered: 'Commandé le (*)/reçu le (*)',
    name: 'Nom du (des) consommateur(s)',
    address: 'Adresse du (des) consommateur(s)',
    signature:
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)',
    date: 'Date',
    delete: '(*) Rayez la mention inutile.',
  },
};
