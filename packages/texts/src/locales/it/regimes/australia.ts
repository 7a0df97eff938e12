import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Per le persone che si trovano in Australia',
  scope:
    'Ove si applichi la legge australiana sulla privacy (Privacy Act 1988), la presente sezione integra l’informativa. Essa cita i principi australiani sulla privacy (Australian Privacy Principles, APP) dell’allegato 1 (Schedule 1) di tale legge.',
  kinds:
    'I tipi di informazioni personali raccolte e detenute, le modalità di raccolta e le finalità per cui sono raccolte, detenute, utilizzate e comunicate sono descritti nella presente informativa (APP 1.4).',
  anonymity:
    'Non è necessario identificarsi, oppure è possibile utilizzare uno pseudonimo, ogniqualvolta ciò sia lecito e praticabile (APP 2).',
  overseas:
    'È probabile che informazioni personali siano comunicate a destinatari nei seguenti paesi al di fuori dell’Australia: %{countries} (APP 1.4(f) e (g), APP 8).',
  access:
    'Per accedere alle informazioni personali detenute sul proprio conto (APP 12) o farle correggere (APP 13) è possibile contattare il titolare tramite %{contact}. La richiesta è gratuita.',
  complaint:
    'Chi ritenga che il titolare abbia violato un principio australiano sulla privacy può scrivere allo stesso recapito. In mancanza di risposta entro 30 giorni, o se la risposta non è soddisfacente, è possibile presentare un reclamo all’autorità australiana per la privacy (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'La sezione sulle decisioni automatizzate indica per quali decisioni i programmi informatici utilizzano informazioni personali e di quali informazioni si tratta (APP 1.7-1.9).',
  noDecisions:
    'Il titolare non utilizza programmi informatici che adottano decisioni dalle quali ci si può ragionevolmente attendere un’incidenza significativa sui diritti o sugli interessi dell’interessato (APP 1.7-1.9).',
};
