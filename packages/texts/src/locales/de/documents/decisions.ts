import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Automatisierte Entscheidungen und Profiling',
    none: 'Wir treffen keine Entscheidungen, die ausschließlich auf einer automatisierten Verarbeitung – einschließlich Profiling – beruhen und die Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen (Art. 22 DSGVO).',
    nonePlain:
      'Wir treffen keine ausschließlich automatisierten Entscheidungen, die Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen.',
    reason: 'Begründung',
    made: 'Wir treffen Entscheidungen, die ausschließlich auf einer automatisierten Verarbeitung – einschließlich Profiling – beruhen und die Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen (Art. 22 DSGVO).',
    madePlain:
      'Wir treffen ausschließlich automatisierte Entscheidungen, die Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen.',
    logic: 'Involvierte Logik',
    consequences: 'Tragweite und Auswirkungen für Sie',
    rights:
      'Sie können verlangen, dass eine Person eine solche Entscheidung überprüft, Ihren eigenen Standpunkt darlegen und die Entscheidung anfechten.',
    profilingIntro:
      'Zu Werbezwecken oder zur Anpassung von Inhalten werden aus der Nutzung von Websites und Apps Interessenprofile gebildet durch:',
  },
  sources: {
    heading: 'Daten, die wir von Dritten erhalten',
    intro:
      'Einen Teil der personenbezogenen Daten erheben wir nicht bei Ihnen, sondern erhalten ihn von Dritten (Art. 14 DSGVO):',
    introPlain: 'Einen Teil der personenbezogenen Daten erheben wir nicht bei Ihnen, sondern erhalten ihn von Dritten:',
    caption: 'Daten aus anderen Quellen',
    from: 'Quelle',
    data: 'Daten',
    purpose: 'Zweck',
    public: 'Öffentlich zugänglich?',
  },
  obligation: {
    heading: 'Pflicht zur Bereitstellung von Daten',
    text: 'Die Nutzung von %{site} ist freiwillig. Ob bestimmte Daten für das von Ihnen Gewünschte erforderlich sind und welche Folgen es hat, wenn Sie sie nicht bereitstellen, ist oben beim jeweiligen Anlass angegeben.',
    services:
      'Die Bereitstellung von Daten, deren Verarbeitung auf Ihrer Einwilligung beruht, ist stets freiwillig: Verweigern Sie die Einwilligung, steht lediglich die betreffende Funktion nicht zur Verfügung.',
  },
  children: {
    heading: 'Kinder',
    notDirected:
      '%{site} richtet sich nicht an Kinder, und wir erheben wissentlich keine Daten von Kindern. Wenn Sie Grund zu der Annahme haben, dass ein Kind uns personenbezogene Daten mitgeteilt hat, informieren Sie uns bitte über %{contact}: Wir werden die Daten löschen.',
    minimumAge: {
      one: 'Das Mindestalter für die Nutzung von %{site} beträgt %{number} Jahr.',
      other: 'Das Mindestalter für die Nutzung von %{site} beträgt %{number} Jahre.',
    },
    directed:
      '%{site} richtet sich auch an Kinder. Beruht die Verarbeitung der Daten eines Kindes auf einer Einwilligung und hat das Kind das gesetzlich vorgesehene Alter noch nicht erreicht, muss die Einwilligung durch den Träger der elterlichen Verantwortung oder mit dessen Zustimmung erteilt werden (Art. 8 DSGVO).',
    directedPlain: '%{site} richtet sich auch an Kinder.',
    parents:
      'Eltern und Erziehungsberechtigte können über %{contact} die Daten ihres Kindes einsehen, löschen lassen und einer weiteren Erhebung widersprechen.',
    parentsUs:
      'In den Vereinigten Staaten dürfen personenbezogene Daten von Kindern unter 13 Jahren nach der Children’s Online Privacy Protection Rule (16 CFR Part 312), von den dort genannten Ausnahmen abgesehen, online nur mit der überprüfbaren Einwilligung eines Elternteils erhoben werden.',
  },
};
