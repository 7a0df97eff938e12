import type { Translated } from '../../translated.ts';
import type { findings as english } from '../en/findings.ts';

/** What is wrong with a banner, in Italian. */
export const findings: Translated<typeof english> = {
  'banner.owner': 'Manca il nome del titolare. I visitatori devono sapere chi chiede.',
  'banner.policy': 'Per questo sito non è pubblicata alcuna cookie policy. Il banner deve rimandare a una.',
  'banner.language-none': 'Scegli almeno una lingua.',
  'banner.language-unknown': 'I banner non sono scritti in %{language}, oppure la lingua è indicata due volte.',
  'banner.url': 'Questo non è l’indirizzo di un sito.',
  'banner.cookie-domain': '%{domain} non è il dominio di questo sito, quindi i browser non conserverebbero la scelta.',
  'banner.contrast-button': 'Il testo dei pulsanti ha un contrasto di solo %{ratio}:1. Serve almeno 5:1.',
  'banner.contrast-text': 'Questo testo ha un contrasto di solo %{ratio}:1 con lo sfondo. Serve almeno 4,5:1.',
  'banner.button-faint': 'I pulsanti si distinguono appena dal banner (%{ratio}:1): sembrano disattivati.',
  'banner.labels-same':
    '«%{label}» è l’etichetta di un altro pulsante, o la nostra parola per esso: i visitatori potrebbero confonderli.',
  'banner.label-long': 'Questo testo è troppo lungo: su uno schermo piccolo entrano al massimo %{most} caratteri.',
  'banner.text-long':
    'Questo testo supera i %{most} caratteri. Pochi lo leggeranno, e copre lo schermo di un telefono.',
  'banner.text-owner': 'Il tuo testo non nomina il titolare. Inserisci il segnaposto del titolare.',
  'banner.text-withdrawal':
    'Il tuo testo non dice come revocare una scelta. Inserisci il segnaposto del comando di riapertura.',
  'banner.text-purposes': 'Il tuo testo non elenca le finalità. Inserisci il segnaposto, o nominale tutte.',
  'banner.text-missing': 'Hai scritto testi tuoi, ma non in %{language}: lì si vedono i nostri.',
  'banner.text-same': 'Il testo per %{language} è quello di %{other}.',
  'banner.markup-content': 'Al markup manca il segnaposto banner_content, dove va il testo.',
  'banner.markup-accept': 'Al markup manca un elemento della classe candor-accept.',
  'banner.markup-customise': 'Al markup manca un elemento della classe candor-customise.',
  'banner.markup-reject':
    'Al markup manca un elemento della classe candor-reject. Un no richiede tanti clic quanti un sì: uno.',
  'banner.markup-unequal': 'Accetta e rifiuta non sono uguali nel markup.',
  'banner.css-unequal': 'Questo stile tratta accetta e rifiuta in modo diverso: %{selector}',
  'banner.css-hides': 'Questo stile nasconde ciò che deve essere visibile: %{selector}',
  'banner.wall':
    'La pagina resta chiusa finché i visitatori non scelgono. Indica su quale base giuridica qui è consentito.',
  'banner.reopen-own': 'Le tue pagine devono offrire un proprio comando che riapre le scelte, su ogni pagina.',
  'banner.reason': 'Indica perché %{service} è necessario.',
  'banner.necessary':
    '%{service} serve ad analisi o pubblicità, ma è dichiarato necessario. Scegli un’altra finalità, o conferma con un motivo.',
  'banner.purpose-unknown': 'Non si sa a cosa serve %{service}, quindi attende il marketing.',
  'banner.nothing-asked': 'Nessun servizio di questo sito richiede il consenso, quindi il banner non comparirà.',
  'banner.allowed-tracker': '%{host} non viene mai bloccato, ma %{service} carica da lì.',
  'banner.manual': 'Il blocco automatico è disattivato: ogni script va marcato a mano.',
  'banner.months-few': 'I visitatori vengono comunque lasciati in pace per %{least} mesi: lo vuole la legge.',
  'banner.months-many': 'Una scelta vale più di dodici mesi. Le autorità ne consigliano sei.',
  'banner.regime-weak':
    'Tutti sono trattati secondo una legge che non chiede prima di attivare i tracker. In Europa non basta.',
  'banner.swiss-profiling':
    'In Svizzera la pubblicità è attiva fino a un rifiuto. Se effettuate profilazione a rischio elevato o con dati degni di particolare protezione, chiedete a tutti secondo la legge più severa; altrimenti dichiaratelo.',
  'banner.exemption-fr':
    'L’esenzione francese per la misurazione del pubblico richiede la prova che le sue condizioni sono rispettate.',
  'banner.exemption-uk':
    'L’esenzione britannica richiede la tua conferma che i visitatori sono informati chiaramente e possono opporsi.',
  'banner.exemption-service': '%{service} fa più che misurare il tuo pubblico: nessuna esenzione lo copre.',
  'banner.exemption-lifetime': '%{tracker} di %{service} può restare più di tredici mesi: l’esenzione non lo copre.',
  'banner.exemption-idle': 'Con le leggi scelte nessun visitatore rientra in questa esenzione.',
  'banner.advanced':
    'La modalità avanzata di Google invia ping prima del consenso. Conferma con un motivo, o usa la modalità di base.',
  'banner.google-certified':
    'Per la sua pubblicità in Europa Google vuole una piattaforma di consenso da lui certificata. Questa non lo è.',
  'banner.tcf-cmp-id': 'Il TCF richiede il numero con cui IAB Europe ha registrato la tua piattaforma.',
  'banner.tcf-vendors-none': 'Il TCF è attivo, ma non è scelto alcun fornitore.',
  'banner.tcf-vendors-all':
    'Sono indicati tutti i fornitori dell’elenco. Nessuno può decidere su così tanti: indica quelli con cui lavori.',
  'banner.tcf-words':
    'Con il TCF, parole diverse da quelle dello standard richiedono un’approvazione registrata e una tua iscrizione.',
  'banner.tcf-regime': 'Il TCF è attivo, ma con le leggi scelte nessun visitatore rientra nel GDPR.',
  'banner.legitimate-interest': 'La finalità %{purpose} richiede il consenso: il legittimo interesse non basta.',
  'banner.variant-shares': 'Le quote delle varianti arrivano a %{sum} per cento. Devono restare sotto 100.',
  'banner.variant-names': 'Due varianti si chiamano %{name}.',
  'banner.log-off': 'Le scelte non vengono conservate, quindi non puoi dimostrare che il consenso è stato dato.',
  'tcf.list': 'L’elenco dei fornitori dello IAB non è ancora stato scaricato.',
  'tcf.list-old': 'L’elenco dei fornitori dello IAB ha più di due settimane. Scaricalo di nuovo.',
  'tcf.policy': 'L’elenco dei fornitori segue regole che questa versione non conosce. Aggiorna Candor.',
  'tcf.country': 'Manca il paese dell’editore.',
  'tcf.texts': 'I testi ufficiali dello IAB in %{language} non sono ancora stati scaricati.',
  'tcf.vendors': 'Nessuno dei fornitori scelti è ancora nell’elenco.',
  'tcf.restriction': 'L’elenco dei fornitori non ha la finalità %{id}.',
  'tcf.stack': 'L’elenco dei fornitori non ha lo stack %{id}.',
  'tcf.providers': 'L’elenco dei fornitori di tecnologia pubblicitaria di Google non è ancora stato scaricato.',
  'tcf.providers-old':
    'L’elenco dei fornitori di tecnologia pubblicitaria di Google ha più di due settimane. Scaricalo di nuovo.',
  'tcf.providers-none': 'Non è scelto alcun fornitore che sia nell’elenco di Google.',
};
