import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Für Personen in Kanada',
    scope:
      'Soweit der Personal Information Protection and Electronic Documents Act (PIPEDA) anwendbar ist, gilt dieser Abschnitt ergänzend. Die genannten Grundsätze sind die in Anhang 1 (Schedule 1) dieses Gesetzes.',
    consent:
      'Erhebung, Verwendung und Offenlegung Ihrer personenbezogenen Daten erfolgen mit Ihrem Wissen und Ihrer Einwilligung, sofern das Gesetz nichts anderes erlaubt. Sie können Ihre Einwilligung jederzeit mit angemessener Frist widerrufen, soweit dem keine gesetzlichen oder vertraglichen Beschränkungen entgegenstehen (Grundsatz 4.3.8).',
    accountable:
      'Die Person, die für die Einhaltung dieser Vorschriften bei uns verantwortlich ist (Grundsatz 4.1), erreichen Sie über %{contact}.',
    rights:
      'Auf Antrag teilen wir Ihnen mit, welche personenbezogenen Daten über Sie bei uns vorhanden sind, wofür sie verwendet und wem gegenüber sie offengelegt wurden, gewähren Ihnen Zugang zu ihnen und berichtigen, was unrichtig oder unvollständig ist (Grundsatz 4.9). Wir antworten innerhalb von 30 Tagen nach einem schriftlichen Antrag (Section 8(3)).',
    outside:
      'Personenbezogene Daten werden auch von Dienstleistern in den anderen in dieser Datenschutzerklärung genannten Ländern verarbeitet. Dort können sie nach dem Recht des jeweiligen Landes Gerichten und Behörden zugänglich sein.',
    complaint:
      'Sie können auf demselben Weg beanstanden, dass wir diese Vorschriften nicht einhalten (Grundsatz 4.10), und sich bei der kanadischen Datenschutzbehörde beschweren (Office of the Privacy Commissioner of Canada, %{link}).',
  },
  quebec: {
    heading: 'Für Personen in Québec',
    scope:
      'Soweit das Gesetz über den Schutz personenbezogener Daten im privaten Sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1) anwendbar ist, gilt dieser Abschnitt ergänzend. Die Angabe „Section“ bezieht sich auf dieses Gesetz.',
    officer: 'Die oben genannte Person ist für den Schutz personenbezogener Daten verantwortlich (Section 3.1).',
    head: 'Für den Schutz personenbezogener Daten ist bei uns die Person mit der höchsten Leitungsbefugnis verantwortlich (Section 3.1). Sie erreichen diese Person über %{contact}.',
    collection:
      'Personenbezogene Daten werden zu den in dieser Datenschutzerklärung genannten Zwecken bei Ihnen erhoben, wenn Sie sie uns mitteilen, sowie mittels der hier genannten Dienste und Tracker (Section 8).',
    profiling:
      'Der Abschnitt über Tracker nennt die Techniken, mit denen Personen identifiziert oder geortet oder Profile von ihnen erstellt werden können, und die Mittel, diese Techniken zu aktivieren oder zu deaktivieren (Section 8.1).',
    rightsIntro: 'Sie können:',
    rights: {
      access:
        'Auskunft über die Daten verlangen, die bei uns über Sie vorhanden sind, und eine Kopie davon erhalten (Section 27)',
      portability:
        'elektronisch gespeicherte Daten, die Sie uns bereitgestellt haben, in einem strukturierten, gängigen technischen Format erhalten oder an eine andere Stelle übermitteln lassen (Section 27)',
      rectification:
        'Daten berichtigen lassen, die unrichtig, unvollständig oder mehrdeutig sind oder deren Erhebung oder Aufbewahrung gesetzlich nicht zulässig ist (Section 28)',
      withdrawal: 'Ihre Einwilligung in die Verwendung oder Weitergabe der Daten widerrufen (Section 8)',
      dissemination:
        'verlangen, dass die Verbreitung von Daten beendet oder ein mit Ihrem Namen verknüpfter Hyperlink aus der Indexierung entfernt wird, wenn Ihnen dadurch ein ernsthafter Schaden entsteht (Section 28.1)',
      decisions:
        'über eine ausschließlich auf einer automatisierten Verarbeitung beruhende Entscheidung informiert werden, ihre Gründe erfahren und dazu Stellung nehmen (Section 12.1)',
    },
    onRequest:
      'Auf Antrag teilen wir Ihnen mit, welche Daten bei Ihnen erhoben wurden, welche Personengruppen bei uns Zugang zu ihnen haben und wie lange sie aufbewahrt werden (Section 8). Wir antworten innerhalb von 30 Tagen (Section 32).',
    outside:
      'Personenbezogene Daten können an Stellen außerhalb von Québec weitergegeben werden, und zwar in die in dieser Datenschutzerklärung genannten Länder (Sections 8 und 17).',
    authority:
      'Sie können sich auch an die Datenschutzbehörde von Québec wenden (Commission d’accès à l’information du Québec, %{link}).',
  },
};
