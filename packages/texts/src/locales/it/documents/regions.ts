import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Per le persone che si trovano nel Regno Unito',
    reading:
      'Quando la presente informativa cita un articolo del GDPR, per i trattamenti disciplinati dallo UK GDPR si intende l’articolo dello UK GDPR con lo stesso numero.',
    complainToUs:
      'È possibile presentare al titolare un reclamo sull’utilizzo dei propri dati tramite %{contact}. Il titolare conferma la ricezione del reclamo entro 30 giorni, lo esamina senza ingiustificato ritardo e ne comunica l’esito (section 164A del Data Protection Act 2018).',
    complainToIco: 'È inoltre possibile proporre reclamo all’autorità per la protezione dei dati del Regno Unito:',
    adequacy:
      'Ai trasferimenti dal Regno Unito si applicano, in luogo delle decisioni della Commissione europea, le norme di adeguatezza del Regno Unito (adequacy regulations); alle clausole contrattuali tipo si aggiunge l’International Data Transfer Agreement o lo UK Addendum.',
  },
  switzerland: {
    heading: 'Per le persone che si trovano in Svizzera',
    reading:
      'Quando la presente informativa indica basi giuridiche e articoli del GDPR, ciò non limita né sostituisce la legge federale svizzera sulla protezione dei dati (LPD), che richiede un motivo giustificativo solo se il trattamento lede la personalità.',
    countries: 'Paesi al di fuori della Svizzera in cui sono trattati dati personali: %{countries}.',
    safeguards:
      'Il Consiglio federale riconosce una protezione adeguata, tra gli altri, agli Stati dello Spazio economico europeo e al Regno Unito (allegato 1 dell’ordinanza sulla protezione dei dati), nonché agli Stati Uniti per i destinatari certificati ai sensi dello Swiss-US Data Privacy Framework. Negli altri casi si applicano le clausole contrattuali tipo sopra indicate, nella forma riconosciuta dall’IFPDT (art. 16 LPD).',
    noCountries: 'I servizi indicati nella presente informativa trattano dati personali esclusivamente in Svizzera.',
    rights:
      'È possibile chiedere l’accesso ai propri dati (art. 25 LPD), la loro consegna o trasmissione (art. 28 LPD) nonché la loro rettifica, cancellazione o distruzione, e opporsi al loro trattamento o alla loro comunicazione (artt. 30 e 32 LPD). Di norma il titolare risponde entro 30 giorni e gratuitamente.',
    authority: 'Le violazioni possono essere segnalate all’autorità competente:',
  },
};
