import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Per le persone che si trovano in Giappone',
  scope:
    'Ove si applichi la legge giapponese sulla protezione delle informazioni personali (Act on the Protection of Personal Information, APPI), la presente sezione integra l’informativa.',
  operator: 'L’impresa che tratta le informazioni personali è %{owner}; il suo indirizzo è indicato sopra.',
  operatorWith:
    'L’impresa che tratta le informazioni personali è %{owner}, rappresentata da %{representative}; il suo indirizzo è indicato sopra.',
  purposes:
    'Le finalità di utilizzo sono quelle indicate nella presente informativa (art. 21 APPI). Le informazioni personali non sono utilizzate al di là di esse senza il consenso dell’interessato, salvo che l’art. 18 APPI lo consenta.',
  thirdParties:
    'I dati personali sono forniti a terzi con il consenso dell’interessato o nei casi ammessi dall’art. 27 APPI. I dati sono invece affidati ai fornitori che li trattano per conto del titolare nei limiti delle finalità di utilizzo (art. 27, par. 5, n. 1 APPI).',
  foreign:
    'I dati personali sono trattati anche nei seguenti paesi al di fuori del Giappone: %{countries}. Su richiesta il titolare informa sulla protezione delle informazioni personali in ciascuno di essi e sulle misure adottate dal destinatario (art. 28 APPI).',
  requests:
    'È possibile chiedere la comunicazione delle finalità di utilizzo (art. 32 APPI), la comunicazione dei dati personali detenuti sul proprio conto e delle registrazioni della loro fornitura a terzi (art. 33 APPI), la loro correzione, integrazione o eliminazione (art. 34 APPI), nonché la cessazione del loro utilizzo o della loro fornitura a terzi o la loro cancellazione (art. 35 APPI).',
  exercise:
    'Per tali richieste, per i reclami e per conoscere le misure adottate per la sicurezza dei dati personali (art. 23 APPI) è possibile contattare il titolare tramite %{contact}.',
  authority:
    'L’autorità competente è la commissione giapponese per la protezione delle informazioni personali (Personal Information Protection Commission, %{link}).',
};
