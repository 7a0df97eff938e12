import type { Translated } from '../../translated.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translated<typeof english> = {
  version: '1',
  term: {
    title: 'Termini di servizio',
    body: `## Di che cosa si tratta

Questa installazione consente di creare, ospitare e incorporare documenti legali e sulla privacy per siti e app. È gestita dall’organizzazione che ha fornito all’utente questo indirizzo. I presenti termini si applicano tra l’utente e tale organizzazione.

## L’account

L’utente indica un indirizzo e-mail proprio, mantiene segreta la password e risponde di ciò che viene fatto con il proprio account. Nelle impostazioni può in qualsiasi momento disconnettere altri dispositivi, esportare tutto ed eliminare l’account.

## I contenuti dell’utente

Ciò che l’utente inserisce resta suo. L’utente autorizza questa installazione a conservarlo e a mostrare pubblicamente i documenti che pubblica. L’utente risponde della veridicità e della liceità di quanto inserito.

## Che cosa sono i documenti

I documenti sono composti sulla base dei fatti indicati dall’utente. Sono predisposti con cura, ma non costituiscono consulenza legale e sono corretti solo nella misura in cui lo sono tali fatti. In caso di dubbio è opportuno farli esaminare da un avvocato.

## Che cosa non è consentito

Non è consentito utilizzare questa installazione per violare la legge, per danneggiare altri o per aggirarne i limiti e le protezioni.

## Cessazione e modifiche

L’utente può cessare l’utilizzo in qualsiasi momento eliminando l’account. Se i presenti termini cambiano, all’utente è chiesto di accettare quelli nuovi prima di continuare. Restano salvi i diritti riconosciuti dalla legge, ad esempio in qualità di consumatore.`,
  },
  privacy_policy: {
    title: 'Informativa sulla privacy',
    body: `## Chi è il titolare del trattamento

Titolare del trattamento dei dati qui descritti è l’organizzazione che gestisce questa installazione e che ha fornito all’utente questo indirizzo. A essa ci si può rivolgere per ogni domanda sui propri dati.

## Che cosa viene conservato e perché

L’indirizzo e-mail, un hash della password, la lingua e il paese dell’utente: per mettere a disposizione un account e consentire l’accesso (esecuzione di un contratto). Al momento dell’accesso: l’ora, il giorno dell’ultimo utilizzo e il tipo di dispositivo, browser e sistema, senza l’indirizzo di rete: affinché l’utente possa vedere e chiudere le proprie sessioni (legittimo interesse alla sicurezza). Che cosa è stato accettato e quando: per poterlo dimostrare (obbligo legale e legittimo interesse). Ciò che l’utente inserisce sui propri siti: per comporre e ospitare i documenti (esecuzione di un contratto). La scelta relativa alle e-mail pubblicitarie: tali e-mail sono inviate solo previo consenso, revocabile in qualsiasi momento (consenso).

## Chi riceve i dati

Nessuno, eccetto l’organizzazione che gestisce questa installazione e chi tratta dati per suo conto, come i fornitori di hosting e di posta elettronica. Ciò che l’utente pubblica è pubblico.

## Per quanto tempo

Fino all’eliminazione dei dati o dell’account da parte dell’utente. Le sessioni terminano al più tardi dopo 90 giorni e, se inutilizzate, dopo 30. I link inviati per e-mail scadono entro pochi giorni.

## Cookie

Un cookie mantiene attivo l’accesso, altri ricordano la lingua e il paese. Sono tutti necessari per quanto richiesto dall’utente. Non viene effettuato alcun tracciamento.

## I diritti dell’utente

L’utente può accedere ai propri dati, rettificarli, esportarli e cancellarli, opporsi al loro utilizzo o ottenerne la limitazione e proporre reclamo a un’autorità di controllo. L’esportazione e la cancellazione si trovano nelle impostazioni dell’account.`,
  },
};
