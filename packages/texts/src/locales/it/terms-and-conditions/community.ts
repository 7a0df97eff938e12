import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Contenuti pubblicati dagli utenti',
    yours: 'Ciò che l’utente pubblica resta suo. L’utente ne è responsabile e deve disporre dei relativi diritti.',
    licence:
      'Finché un contenuto è pubblicato, l’utente autorizza il fornitore, gratuitamente e senza limiti territoriali, a conservarlo, a mostrarlo ad altri su %{site} e a modificarne la forma ove richiesto dalla tecnica. L’autorizzazione cessa con l’eliminazione del contenuto, salve le copie lecitamente effettuate da altri.',
    rulesIntro: 'Non è consentito pubblicare:',
    rules: {
      illegal: 'contenuti che violano la legge o istigano a violarla',
      rights: 'contenuti che violano diritti d’autore, marchi, la riservatezza o altri diritti altrui',
      hate: 'contenuti che esprimono odio, minacce, molestie o esaltazione della violenza',
      children: 'contenuti che danneggiano o sessualizzano i minori',
      deception: 'contenuti ingannevoli, spam o programmi dannosi',
      data: 'dati personali altrui senza averne diritto',
    },
    ownIntro: 'Si applicano inoltre le seguenti regole:',
  },
  moderation: {
    heading: 'Gestione dei contenuti che violano le regole',
    notice:
      'Chiunque può segnalare contenuti al fornitore tramite %{contact}, indicando di quale contenuto si tratta, dove si trova e perché lo ritiene illegale o contrario alle presenti regole, nonché il proprio nome e indirizzo e-mail, salvo che la segnalazione riguardi abusi sessuali su minori. Il fornitore conferma la ricezione, decide in modo tempestivo, diligente, non arbitrario e obiettivo e comunica la decisione.',
    measures:
      'I contenuti illegali o contrari alle presenti regole possono essere rimossi, resi meno visibili o bloccati. Gli account che pubblicano con frequenza contenuti manifestamente illegali sono sospesi per un periodo ragionevole previo avviso, oppure chiusi.',
    reasons:
      'Chi ne è interessato è informato della decisione presa, dei fatti e della regola su cui si fonda e di come presentare reclamo. Il reclamo può essere inviato allo stesso recapito ed è sempre esaminato da una persona.',
    objection:
      'Il reclamo è gratuito e può essere presentato entro sei mesi dalla decisione. Il fornitore decide senza indebito ritardo e motiva la propria decisione.',
    settlement:
      'Nella misura in cui il regolamento (UE) 2022/2065 lo impone al fornitore, una controversia relativa a una decisione può essere sottoposta anche a un organismo certificato di risoluzione extragiudiziale delle controversie (art. 21). Resta salvo il ricorso al giudice.',
    automated:
      'Strumenti automatizzati aiutano a individuare e valutare i contenuti; le decisioni sui reclami non sono mai prese esclusivamente con tali strumenti.',
    manual: 'Per valutare i contenuti non sono utilizzati strumenti automatizzati: decidono persone.',
    contactPoint:
      'Il punto di contatto unico per le autorità, la Commissione e il comitato (art. 11 del regolamento sui servizi digitali, regolamento (UE) 2022/2065) e per gli utenti (art. 12) è %{contact}.',
    contactLanguages: 'È possibile scrivergli in ciascuna delle lingue in cui sono pubblicati i presenti termini.',
  },
};
