import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decisioni automatizzate e profilazione',
    none: 'Il titolare non adotta decisioni basate unicamente sul trattamento automatizzato, compresa la profilazione, che producano effetti giuridici che riguardano l’interessato o che incidano in modo analogo significativamente sulla sua persona (art. 22 GDPR).',
    nonePlain:
      'Il titolare non adotta decisioni esclusivamente automatizzate che producano effetti giuridici nei confronti dell’interessato o che incidano in modo analogo significativamente sulla sua persona.',
    reason: 'Motivazione',
    made: 'Il titolare adotta decisioni basate unicamente sul trattamento automatizzato, compresa la profilazione, che producono effetti giuridici che riguardano l’interessato o che incidono in modo analogo significativamente sulla sua persona (art. 22 GDPR).',
    madePlain:
      'Il titolare adotta decisioni esclusivamente automatizzate che producono effetti giuridici nei confronti dell’interessato o che incidono in modo analogo significativamente sulla sua persona.',
    logic: 'Logica utilizzata',
    consequences: 'Importanza e conseguenze per l’interessato',
    rights:
      'L’interessato ha il diritto di ottenere l’intervento umano, di esprimere la propria opinione e di contestare la decisione.',
    profilingIntro:
      'A fini pubblicitari o per adattare i contenuti, profili di interessi sono creati sulla base dell’utilizzo di siti e app da:',
  },
  sources: {
    heading: 'Dati ottenuti da terzi',
    intro: 'Alcuni dati personali non sono raccolti presso l’interessato ma ottenuti da terzi (art. 14 GDPR):',
    introPlain: 'Alcuni dati personali non sono raccolti presso l’interessato ma ottenuti da terzi:',
    caption: 'Dati provenienti da altre fonti',
    from: 'Fonte',
    data: 'Dati',
    purpose: 'Finalità',
    public: 'Accessibile al pubblico?',
  },
  obligation: {
    heading: 'Obbligo di fornire i dati',
    text: 'L’utilizzo di %{site} è libero. Se determinati dati siano necessari per quanto richiesto dall’interessato, e quali siano le conseguenze della mancata comunicazione, è indicato sopra per ciascuna occasione.',
    services:
      'Il conferimento dei dati il cui trattamento si basa sul consenso è sempre facoltativo: in caso di rifiuto, l’unica conseguenza è che la relativa funzione non è disponibile.',
  },
  children: {
    heading: 'Minori',
    notDirected:
      '%{site} non si rivolge ai minori e il titolare non raccoglie consapevolmente dati che li riguardano. Chi ritenga che un minore abbia fornito dati personali è pregato di segnalarlo tramite %{contact}: i dati saranno cancellati.',
    minimumAge: {
      one: 'L’utilizzo di %{site} è consentito alle persone che hanno compiuto %{number} anno.',
      other: 'L’utilizzo di %{site} è consentito alle persone che hanno compiuto %{number} anni.',
    },
    directed:
      '%{site} si rivolge anche ai minori. Se il trattamento dei dati di un minore si basa sul consenso e il minore non ha raggiunto l’età prevista dalla legge, il consenso deve essere prestato o autorizzato dal titolare della responsabilità genitoriale (art. 8 GDPR).',
    directedPlain: '%{site} si rivolge anche ai minori.',
    parents:
      'I genitori e i tutori possono prendere visione dei dati del minore, ottenerne la cancellazione e rifiutare un’ulteriore raccolta tramite %{contact}.',
    parentsUs:
      'Negli Stati Uniti la Children’s Online Privacy Protection Rule (16 CFR Part 312) consente, salve le eccezioni ivi previste, di raccogliere online dati personali di minori di 13 anni solo con il consenso verificabile di un genitore.',
  },
};
