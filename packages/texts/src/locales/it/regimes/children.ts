import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Per i genitori di minori negli Stati Uniti',
  scope:
    'Ai sensi della Children’s Online Privacy Protection Rule (16 CFR Part 312), la presente sezione indica ai genitori come sono trattate le informazioni personali dei minori di 13 anni nell’ambito dell’utilizzo di %{site}.',
  operator:
    'Il gestore è %{owner}. L’indirizzo postale, l’indirizzo e-mail e, se presente, il numero di telefono sono riportati all’inizio della presente informativa. Il gestore risponde a tutte le domande sulle informazioni dei minori: %{contact}.',
  others:
    'Tramite %{site} raccolgono o ricevono informazioni anche i seguenti servizi: %{services}. Chi li fornisce e come contattare i fornitori è indicato nella sezione sui servizi.',
  collected:
    'Informazioni che possono essere raccolte presso i minori: %{data}. Il modo in cui sono utilizzate e comunicate è indicato nella presente informativa per ciascuna occasione e ciascun servizio.',
  persistent:
    'Gli identificatori persistenti raccolti per il funzionamento interno di %{site} non sono utilizzati per nessun altro scopo: né per contattare un minore, né per la pubblicità comportamentale, né per creare un profilo.',
  consent:
    'Prima di raccogliere, utilizzare o comunicare informazioni personali di un minore al di là delle eccezioni di cui al § 312.5(c), il titolare ottiene il consenso verificabile di un genitore. Il genitore può acconsentire alla raccolta e all’utilizzo senza acconsentire alla comunicazione a terzi, salvo che questa sia parte integrante del servizio.',
  rights:
    'Il genitore può prendere visione delle informazioni del minore, ottenerne la cancellazione e rifiutarne l’ulteriore raccolta o utilizzo. A tal fine può scrivere al recapito sopra indicato; il titolare si accerta che la richiesta provenga dal genitore (§ 312.6).',
  condition:
    'Al minore non è chiesto di comunicare più informazioni di quante siano ragionevolmente necessarie per partecipare a un’attività (§ 312.7).',
  retention:
    'Le informazioni dei minori sono conservate solo per il tempo ragionevolmente necessario allo scopo per cui sono state raccolte e poi cancellate (§ 312.10). I periodi e i criteri sono indicati nella presente informativa.',
};
