import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Oggetto della presente informativa',
    site: 'La presente informativa indica quali dati personali sono trattati nell’ambito dell’utilizzo di %{site}, per quali finalità e su quale base giuridica, chi li riceve, per quanto tempo sono conservati e quali diritti spettano all’interessato.',
    app: 'La presente informativa indica quali dati personali sono trattati nell’ambito dell’utilizzo dell’app %{site}, per quali finalità e su quale base giuridica, chi li riceve, per quanto tempo sono conservati e quali diritti spettano all’interessato.',
    siteWithoutBasis:
      'La presente informativa indica quali dati personali sono trattati nell’ambito dell’utilizzo di %{site}, per quali finalità, chi li riceve, per quanto tempo sono conservati e quali diritti spettano all’interessato.',
    appWithoutBasis:
      'La presente informativa indica quali dati personali sono trattati nell’ambito dell’utilizzo dell’app %{site}, per quali finalità, chi li riceve, per quanto tempo sono conservati e quali diritti spettano all’interessato.',
    brief: 'Ne esiste anche una versione breve: %{link}.',
    informs:
      'Essa ha scopo informativo: non richiede accettazione e la sua lettura non costituisce consenso. Ove il consenso sia necessario, è richiesto separatamente.',
    personalData:
      'Per dati personali si intende qualsiasi informazione riguardante una persona fisica identificata o identificabile, come un nome, un indirizzo e-mail o l’indirizzo IP di un dispositivo.',
  },
  laws: {
    heading: 'Normativa applicabile',
    intro: 'I dati personali sono trattati in conformità alle seguenti norme:',
    gdprEstablished:
      'regolamento generale sulla protezione dei dati, regolamento (UE) 2016/679 (GDPR), in quanto il titolare è stabilito nello Spazio economico europeo (art. 3, par. 1 GDPR)',
    gdprAddressed:
      'regolamento generale sulla protezione dei dati, regolamento (UE) 2016/679 (GDPR), nella misura in cui %{site} si rivolge a persone che si trovano nello Spazio economico europeo o il titolare ne monitora il comportamento di utilizzo (art. 3, par. 2 GDPR)',
    ukEstablished: 'UK GDPR e Data Protection Act 2018, in quanto il titolare è stabilito nel Regno Unito',
    ukAddressed:
      'UK GDPR e Data Protection Act 2018, nella misura in cui %{site} si rivolge a persone che si trovano nel Regno Unito o il titolare ne monitora il comportamento di utilizzo',
    swissEstablished:
      'legge federale svizzera sulla protezione dei dati (LPD), in quanto il titolare ha sede in Svizzera',
    swissAddressed:
      'legge federale svizzera sulla protezione dei dati (LPD), nella misura in cui il trattamento produce effetti in Svizzera (art. 3 LPD)',
    usStates:
      'leggi sulla privacy dei consumatori degli Stati USA indicati nella sezione «%{section}», per i rispettivi residenti e nella misura in cui ciascuna legge si applica al titolare',
  },
};
