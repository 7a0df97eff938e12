import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Com es conclou el contracte',
    display:
      'El que mostrem a %{site} encara no és una oferta vinculant, llevat que la llei disposi una altra cosa: és una invitació a fer una comanda.',
    steps:
      'Abans de fer la comanda, veieu què heu triat, quant costa i quines dades heu introduït, i podeu corregir els errors. La comanda es fa prement un botó que indica que es fa una comanda amb obligació de pagament. Aquesta és la vostra oferta de concloure un contracte.',
    confirmation:
      'Confirmem immediatament per correu electrònic la recepció de la vostra comanda. El contracte es conclou quan acceptem expressament la comanda, enviem els béns o us donem accés al que heu demanat.',
    confirmationGoods:
      'Confirmem immediatament per correu electrònic la recepció de la vostra comanda. El contracte es conclou quan acceptem expressament la comanda o enviem els béns.',
    confirmationDigital:
      'Confirmem immediatament per correu electrònic la recepció de la vostra comanda. El contracte es conclou quan acceptem expressament la comanda o us donem accés al que heu demanat.',
    storage:
      'Arxivem el text del contracte i us l’enviem per correu electrònic, juntament amb aquests termes, perquè el pugueu conservar.',
    languages: 'Podeu concloure el contracte en qualsevol de les llengües en què s’ofereix el procés de comanda.',
  },
  prices: {
    heading: 'Preus i pagament',
    shown: 'S’apliquen els preus indicats en el moment de la comanda.',
    withTax: 'Inclouen l’impost sobre el valor afegit i tots els altres components del preu.',
    withoutTax: 'L’impost sobre el valor afegit s’hi suma i s’indica per separat.',
    currency: 'Els preus s’indiquen en la moneda següent: %{currency}.',
    delivery: 'Les despeses de lliurament s’indiquen abans de fer la comanda.',
    methods: 'Mitjans de pagament: %{methods}.',
    names: {
      card: 'targeta de crèdit o de dèbit',
      paypal: 'PayPal',
      bankTransfer: 'transferència bancària',
      directDebit: 'domiciliació bancària',
      invoice: 'factura',
      wallet: 'moneder digital (com ara Apple Pay o Google Pay)',
      cashOnDelivery: 'pagament contra reemborsament',
      appStore: 'el compte de la vostra botiga d’aplicacions',
    },
    due: 'Llevat d’acord en contra, el pagament s’ha d’efectuar quan es conclou el contracte.',
    late: 'Les empreses que paguen amb retard deuen els interessos de demora i la compensació pels costos de cobrament que fixi la llei, a la Unió Europea com a mínim 40 euros (Directiva 2011/7/UE).',
    lateFrance:
      'Si una empresa paga amb retard, deu, sense necessitat d’avís, interessos al tipus aplicat pel Banc Central Europeu a la seva operació de refinançament més recent més deu punts percentuals, i també una compensació a tant alçat de 40 euros pels costos de cobrament (articles L. 441-10 i D. 441-5 del Codi de comerç francès).',
    title: 'Els béns continuen sent propietat nostra fins que s’hagin pagat íntegrament (reserva de domini).',
  },
  subscription: {
    heading: 'Subscripcions',
    period:
      'La subscripció té la durada indicada en el moment de la comanda o, si no se n’indica cap, la següent: %{period}.',
    shown: 'La subscripció té la durada indicada en el moment de la comanda.',
    renews:
      'Es renova per un nou període de la mateixa durada, llevat que es cancel·li abans que s’acabi el període en curs.',
    renewsConsumers:
      'Es recorda als consumidors la propera renovació tal com ho prescriu la llei que els és aplicable, i poden posar fi abans a un contracte renovat quan aquesta llei ho permet.',
    renewsGermany:
      'El contracte amb un consumidor no es renova per un nou període: llevat que es cancel·li abans que s’acabi el període en curs, continua per temps indefinit i s’hi pot posar fi en qualsevol moment amb un mes de preavís (§ 309, núm. 9, del Codi civil alemany).',
    france:
      'Per als contractes amb consumidors que es renoven tàcitament, el dret francès prescriu que es reprodueixin íntegrament aquests articles del Codi de consum (article L. 215-4):',
    ends: 'S’acaba per si sola al final d’aquest període i no es renova.',
    trial:
      'Si se us concedeix un període de prova, és gratuït durant: %{period}. Si no la cancel·leu abans que s’acabi, comença la subscripció de pagament; us ho indiquem abans d’iniciar la prova.',
    cancel: 'La podeu cancel·lar en qualsevol moment, amb efecte al final del període en curs, aquí: %{link}.',
    cancelText: 'cancel·lar la subscripció',
    cancelByMail:
      'La podeu cancel·lar en qualsevol moment, amb efecte al final del període en curs, escrivint a %{contact}.',
    prices:
      'Si apugem el preu d’una subscripció en curs, us ho comuniquem com a mínim amb %{days} d’antelació i la podeu cancel·lar gratuïtament fins que s’apliqui el preu nou, que no s’aplica mai a un període ja pagat.',
    cause: 'No es veu afectat el dret de qualsevol de les parts de posar fi al contracte per justa causa.',
  },
};
