import type { Translated } from '../../../../translated.ts';
import type { settings as english } from '../../../en/dashboard/policies/settings.ts';

export const settings: Translated<typeof english> = {
  save: 'Salva',
  saved: 'Salvato.',
  unsaved: 'Non salvato',
  yes: 'Sì',
  no: 'No',
  rightsContact: {
    title: 'Contatto per le richieste sui dati',
    text: 'Dove si inviano le richieste di accesso, rettifica o cancellazione. Se vuoto: l’indirizzo e-mail del titolare.',
    email: 'Indirizzo e-mail',
    url: 'Indirizzo di un modulo di richiesta',
  },
  automatedDecisions: {
    title: 'Decisioni automatizzate',
    text: 'Decisioni unicamente automatizzate che incidono in modo significativo sulle persone, come il rifiuto di un credito (art. 22 GDPR).',
    made: 'Sono adottate decisioni di questo tipo?',
    assumed: 'Non indicato: il documento afferma che non ce ne sono.',
    logic: 'Come viene adottata la decisione',
    consequences: 'Che cosa ne consegue per le persone',
  },
  usStates: {
    title: 'Leggi degli Stati USA',
    text: 'Per le persone in California, Virginia, Colorado e negli altri Stati con una legge sulla privacy.',
    optOutUrl: 'Pagina «Your Privacy Choices»',
    optOutHint: 'Dove ci si oppone a vendita, condivisione e pubblicità mirata.',
    honoursGpc: 'Il sito rispetta il segnale Global Privacy Control',
    appealEmail: 'Indirizzo e-mail per le impugnazioni',
    appealHint: 'Dove impugnare il rifiuto di una richiesta. Se vuoto: il contatto per le richieste.',
    tollFreePhone: 'Numero di telefono gratuito',
    sensitiveFurther: 'I dati sensibili sono utilizzati oltre quanto necessario',
  },
  trackerChoices: {
    title: 'Scelte sugli strumenti di tracciamento',
    text: 'Il consenso deve poter essere revocato con la stessa facilità con cui è prestato (art. 7, par. 3 GDPR).',
    control: 'Un comando in ogni pagina riapre il banner dei cookie',
    url: 'Pagina in cui si modificano le scelte',
  },
  minimumAge: {
    title: 'Età minima',
    text: 'L’età a partire dalla quale si può utilizzare il sito. Se vuoto, il documento non ne parla.',
    label: 'Età in anni',
  },
};
