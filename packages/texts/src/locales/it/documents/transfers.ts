import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Trattamento in altri paesi',
  intro:
    'I dati personali sono trattati nei paesi qui elencati. Al di fuori dello Spazio economico europeo i dati possono essere trasferiti solo se protetti ai sensi degli artt. da 44 a 49 GDPR. La tabella indica per ciascun paese su che cosa si fonda tale protezione.',
  introUk:
    'I dati personali sono trattati nei paesi qui elencati. Al di fuori del Regno Unito i dati possono essere trasferiti solo se protetti ai sensi degli artt. da 44 a 49 UK GDPR. La tabella indica per ciascun paese su che cosa si fonda tale protezione.',
  introSwiss:
    'I dati personali sono comunicati a destinatari nei paesi qui elencati. La tabella indica per ciascun paese che cosa garantisce una protezione appropriata (art. 16 LPD).',
  introPlain: 'I dati personali sono trattati nei seguenti paesi:',
  none: 'I servizi indicati nella presente informativa trattano dati personali esclusivamente nello Spazio economico europeo: %{countries}.',
  caption: 'Paesi, destinatari e garanzie',
  country: 'Paese',
  recipients: 'Destinatari',
  safeguard: 'Fondamento o garanzia',
  safeguards: {
    inside: 'All’interno dello Spazio economico europeo, dove si applica il GDPR',
    home: 'Nessun trasferimento verso un altro paese',
    adequacyEu: 'Decisione di adeguatezza della Commissione europea (art. 45 GDPR)',
    adequacyEuLimited:
      'Decisione di adeguatezza della Commissione europea (art. 45 GDPR), nei limiti della sua portata',
    adequacyUk: 'Norme di adeguatezza del Regno Unito (art. 45A UK GDPR)',
    adequacySwiss:
      'Protezione adeguata secondo il Consiglio federale svizzero (art. 16, cpv. 1 LPD, allegato 1 dell’ordinanza sulla protezione dei dati)',
    frameworkEu:
      'Quadro UE-USA per la protezione dei dati personali (EU-US Data Privacy Framework): decisione di adeguatezza (UE) 2023/1795 della Commissione europea (art. 45 GDPR); il destinatario è certificato',
    frameworkUk:
      'Estensione per il Regno Unito del quadro UE-USA per la protezione dei dati personali (UK Extension to the EU-US Data Privacy Framework); il destinatario è certificato',
    frameworkSwiss: 'Swiss-US Data Privacy Framework; il destinatario è certificato',
    clausesEu: 'Clausole contrattuali tipo della Commissione europea (art. 46, par. 2, lett. c) GDPR)',
    clausesUk:
      'International Data Transfer Agreement o Addendum emanato dall’Information Commissioner del Regno Unito (art. 46 UK GDPR)',
    clausesSwiss: 'Clausole tipo di protezione dei dati riconosciute dall’IFPDT (art. 16, cpv. 2, lett. d LPD)',
    bindingRules: 'Norme vincolanti d’impresa (art. 46, par. 2, lett. b) GDPR)',
    explicitConsent:
      'Consenso esplicito dell’interessato, previa informazione sui rischi (art. 49, par. 1, lett. a) GDPR)',
    contract: 'Necessità per un contratto con l’interessato o a suo favore (art. 49, par. 1, lett. b) o c) GDPR)',
    frameworkOrClausesEu:
      'Clausole contrattuali tipo della Commissione europea (art. 46, par. 2, lett. c) GDPR) o, se il destinatario è certificato, quadro UE-USA per la protezione dei dati personali (EU-US Data Privacy Framework, art. 45 GDPR)',
  },
  copy: 'È possibile ottenere una copia delle clausole o norme qui indicate, o sapere dove sono disponibili, tramite %{contact}.',
  usRisk:
    'Nei paesi privi di una decisione di adeguatezza il livello di protezione dei dati previsto dalla legge può essere inferiore e le autorità possono disporre di un accesso più ampio ai dati. Per questo motivo sono pattuite le garanzie qui indicate.',
};
