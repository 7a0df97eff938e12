import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Consegna',
    countries: 'La consegna è effettuata nei seguenti paesi: %{countries}.',
    anywhere: 'I paesi in cui è effettuata la consegna sono indicati al momento dell’ordine.',
    within: 'I beni sono consegnati al più tardi entro il seguente termine dalla conclusione del contratto: %{period}.',
    shown:
      'Il termine di consegna è indicato al momento dell’ordine e non supera mai 30 giorni dalla conclusione del contratto.',
    risk: 'Per i consumatori, il rischio della perdita o del danneggiamento dei beni si trasferisce nel momento in cui essi, o un terzo da essi designato e diverso dal vettore, entrano nel possesso fisico dei beni. Per i professionisti, si trasferisce con la consegna dei beni al vettore.',
    riskConsumers:
      'Il rischio della perdita o del danneggiamento dei beni si trasferisce all’utente nel momento in cui egli, o un terzo da lui designato e diverso dal vettore, entra nel possesso fisico dei beni.',
    riskBusinesses:
      'Il rischio della perdita o del danneggiamento dei beni si trasferisce all’utente con la consegna dei beni al vettore.',
  },
  digital: {
    heading: 'Fornitura e aggiornamenti',
    access: 'Il fornitore dà accesso a quanto ordinato senza ingiustificato ritardo dopo la conclusione del contratto.',
    updates:
      'Il fornitore mette a disposizione gli aggiornamenti, anche di sicurezza, necessari al fine di mantenere la conformità al contratto di quanto ordinato e ne informa l’utente: per un abbonamento, per tutta la sua durata; per una singola fornitura, per il periodo che l’utente può ragionevolmente aspettarsi.',
    requirements: 'I dispositivi e i programmi compatibili sono indicati nell’offerta.',
    changes:
      'Al di là di ciò, il fornitore può modificare i servizi digitali in corso solo per un motivo valido, come un nuovo ambiente tecnico, un aumento del numero di utenti o un’altra importante ragione operativa, senza costi per l’utente e dopo averlo informato in modo chiaro. Se una modifica incide negativamente sull’utilizzo in misura non trascurabile, l’utente ne è informato in anticipo e può recedere gratuitamente dal contratto entro 30 giorni.',
  },
  conformity: {
    heading: 'Garanzia legale e difetti',
    goods:
      'Si applica la garanzia legale di conformità: se i beni sono difettosi, l’utente può chiedere la riparazione o la sostituzione gratuita e, alle condizioni previste dalla legge, la riduzione del prezzo o il rimborso.',
    goodsPeriod:
      'Per i consumatori nello Spazio economico europeo essa copre qualsiasi difetto di conformità che si manifesta entro almeno due anni dalla consegna.',
    digital:
      'Ai contenuti digitali e ai servizi digitali si applica la garanzia legale di conformità: se non sono conformi al contratto, l’utente può chiedere il ripristino della conformità e, alle condizioni previste dalla legge, la riduzione del prezzo o la risoluzione del contratto.',
    personalData:
      'Se i consumatori nello Spazio economico europeo forniscono dati personali invece di pagare un prezzo, la garanzia legale di conformità si applica anche ai servizi digitali del fornitore, salvo che questi tratti tali dati soltanto per fornire il servizio o per adempiere obblighi di legge: se un servizio non è conforme al contratto, essi possono chiedere il ripristino della conformità o sciogliere il contratto.',
    unitedKingdom: 'Ai consumatori nel Regno Unito spettano i diritti previsti dal Consumer Rights Act 2015.',
    businessRights:
      'Se quanto consegnato o fornito presenta difetti, all’utente spettano i diritti previsti dalla legge.',
    businesses:
      'I professionisti sono tenuti a esaminare i beni senza indugio alla consegna e a denunciare i vizi riconoscibili senza indugio, quelli occulti non appena scoperti. Le loro azioni per i vizi si prescrivono in un anno dalla consegna, salvo nei casi in cui il fornitore risponde senza limiti.',
    guarantee:
      'Il fornitore presta inoltre la seguente garanzia convenzionale, che lascia impregiudicati i diritti di legge:',
    contact: 'In caso di difetti è possibile scrivere a %{contact}.',
    france: {
      goods:
        'Per la vendita di beni ai consumatori il diritto francese prescrive la seguente informativa (allegato all’art. D. 211-2 del codice del consumo francese):',
      once: 'Per i contenuti digitali e i servizi digitali forniti ai consumatori in una o più operazioni distinte il diritto francese prescrive la seguente informativa (allegato all’art. D. 211-3 del codice del consumo francese):',
      continuous:
        'Per i contenuti digitali e i servizi digitali forniti ai consumatori in modo continuativo il diritto francese prescrive la seguente informativa (allegato all’art. D. 211-4 del codice del consumo francese):',
    },
  },
};
