import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Per le persone che si trovano in Canada',
    scope:
      'Ove si applichi la legge federale canadese sulla protezione delle informazioni personali e sui documenti elettronici (Personal Information Protection and Electronic Documents Act, PIPEDA), la presente sezione integra l’informativa. I principi indicati sono quelli dell’allegato 1 (Schedule 1) di tale legge.',
    consent:
      'Le informazioni personali sono raccolte, utilizzate e comunicate con la conoscenza e il consenso dell’interessato, salvo che la legge disponga altrimenti. Il consenso può essere revocato in qualsiasi momento, fatte salve le restrizioni di legge o contrattuali e con un ragionevole preavviso (principio 4.3.8).',
    accountable:
      'La persona responsabile del rispetto di tali norme presso il titolare (principio 4.1) può essere contattata tramite %{contact}.',
    rights:
      'Su richiesta il titolare comunica all’interessato quali informazioni personali che lo riguardano detiene, a che cosa servono e a chi sono state comunicate, gliene consente l’accesso e corregge quelle inesatte o incomplete (principio 4.9). Il titolare risponde entro 30 giorni dalla richiesta scritta (section 8(3)).',
    outside:
      'Le informazioni personali sono trattate anche da fornitori di servizi negli altri paesi indicati nella presente informativa. In tali paesi possono essere accessibili a giudici e autorità in base al diritto locale.',
    complaint:
      'È possibile contestare il rispetto di tali norme da parte del titolare scrivendo allo stesso recapito (principio 4.10) e presentare un reclamo all’autorità canadese per la privacy (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Per le persone che si trovano in Québec',
    scope:
      'Ove si applichi la legge del Québec sulla protezione delle informazioni personali nel settore privato (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1), la presente sezione integra l’informativa. Gli articoli citati sono quelli di tale legge.',
    officer: 'La persona sopra indicata è incaricata della protezione delle informazioni personali (art. 3.1).',
    head: 'La protezione delle informazioni personali è affidata alla persona che esercita la più alta autorità presso il titolare (art. 3.1). Tale persona può essere contattata tramite %{contact}.',
    collection:
      'Le informazioni personali sono raccolte presso l’interessato, per le finalità indicate nella presente informativa, quando egli le fornisce e mediante i servizi e gli strumenti di tracciamento qui indicati (art. 8).',
    profiling:
      'La sezione sugli strumenti di tracciamento indica la tecnologia che consente di identificare, localizzare o profilare le persone e i mezzi per attivarla o disattivarla (art. 8.1).',
    rightsIntro: 'È possibile:',
    rights: {
      access: 'accedere alle informazioni detenute sul proprio conto e riceverne copia (art. 27)',
      portability:
        'ricevere in un formato tecnologico strutturato e di uso comune le informazioni informatizzate fornite dall’interessato, o farle trasmettere a un altro organismo (art. 27)',
      rectification:
        'far rettificare le informazioni inesatte, incomplete o equivoche, o la cui raccolta o conservazione non è consentita dalla legge (art. 28)',
      withdrawal: 'revocare il consenso all’utilizzo o alla comunicazione delle informazioni (art. 8)',
      dissemination:
        'far cessare la diffusione di informazioni o far deindicizzare un collegamento ipertestuale associato al proprio nome, quando ciò arreca un grave pregiudizio (art. 28.1)',
      decisions:
        'essere informati di una decisione basata esclusivamente su un trattamento automatizzato, conoscerne i motivi e presentare osservazioni (art. 12.1)',
    },
    onRequest:
      'Su richiesta il titolare comunica quali informazioni sono state raccolte presso l’interessato, quali categorie di persone vi hanno accesso al proprio interno e per quanto tempo sono conservate (art. 8). Il titolare risponde entro 30 giorni (art. 32).',
    outside:
      'Le informazioni personali possono essere comunicate al di fuori del Québec, verso i paesi indicati nella presente informativa (artt. 8 e 17).',
    authority:
      'È inoltre possibile rivolgersi all’autorità del Québec (Commission d’accès à l’information du Québec, %{link}).',
  },
};
