import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Ihre Inhalte',
    yours:
      'Die Rechte an Ihren Inhalten bleiben bei Ihnen. Sie sind für diese Inhalte verantwortlich und müssen über die erforderlichen Rechte verfügen.',
    licence:
      'Solange ein Inhalt veröffentlicht ist, gestatten Sie uns unentgeltlich und räumlich unbeschränkt, ihn zu speichern, ihn anderen auf %{site} zu zeigen und seine Form zu ändern, soweit die Technik dies erfordert. Das endet, wenn Sie den Inhalt löschen, ausgenommen Kopien, die andere rechtmäßig angefertigt haben.',
    rulesIntro: 'Nicht veröffentlicht werden dürfen:',
    rules: {
      illegal: 'Inhalte, die gegen Gesetze verstoßen oder zu Verstößen aufrufen',
      rights: 'Inhalte, die Urheberrechte, Marken, die Privatsphäre oder andere Rechte Dritter verletzen',
      hate: 'Hass, Drohungen, Belästigungen oder die Verherrlichung von Gewalt',
      children: 'Inhalte, die Minderjährigen schaden oder sie sexualisieren',
      deception: 'Täuschungen, Spam oder Schadprogramme',
      data: 'personenbezogene Daten anderer ohne Berechtigung',
    },
    ownIntro: 'Zusätzlich gelten folgende Regeln:',
  },
  moderation: {
    heading: 'Umgang mit Inhalten, die gegen die Regeln verstoßen',
    notice:
      'Jede Person kann uns Inhalte über %{contact} melden: Geben Sie an, um welchen Inhalt es sich handelt, wo er zu finden ist und warum Sie ihn für rechtswidrig oder für einen Verstoß gegen diese Regeln halten, sowie Ihren Namen und Ihre E-Mail-Adresse, außer wenn es um sexuellen Missbrauch von Kindern geht. Wir bestätigen den Eingang, entscheiden zeitnah, sorgfältig, frei von Willkür und objektiv und teilen Ihnen die Entscheidung mit.',
    measures:
      'Inhalte, die rechtswidrig sind oder gegen diese Regeln verstoßen, können entfernt, in ihrer Sichtbarkeit eingeschränkt oder gesperrt werden. Benutzerkonten, über die häufig offensichtlich rechtswidrige Inhalte veröffentlicht werden, werden nach vorheriger Warnung für einen angemessenen Zeitraum ausgesetzt oder geschlossen.',
    reasons:
      'Wer betroffen ist, erfährt, welche Entscheidung getroffen wurde, auf welchen Tatsachen und welcher Regel sie beruht und wie man Beschwerde einlegen kann. Eine Beschwerde kann an dieselbe Adresse gerichtet werden; jede Beschwerde wird von einem Menschen geprüft.',
    objection:
      'Die Beschwerde ist kostenlos und binnen sechs Monaten nach der Entscheidung möglich. Wir entscheiden über sie unverzüglich und begründen die Entscheidung.',
    settlement:
      'Soweit die Verordnung (EU) 2022/2065 uns dazu verpflichtet, kann ein Streit über eine Entscheidung auch vor eine zertifizierte außergerichtliche Streitbeilegungsstelle gebracht werden (Art. 21). Der Rechtsweg zu den Gerichten bleibt offen.',
    automated:
      'Automatisierte Mittel helfen uns, Inhalte zu finden und zu bewerten; über Beschwerden wird nie allein mit solchen Mitteln entschieden.',
    manual: 'Zur Bewertung von Inhalten setzen wir keine automatisierten Mittel ein: Es entscheiden Menschen.',
    contactPoint:
      'Die zentrale Kontaktstelle für Behörden, die Kommission und das Gremium (Art. 11 des Gesetzes über digitale Dienste, Verordnung (EU) 2022/2065) sowie für Nutzer (Art. 12) ist %{contact}.',
    contactLanguages: 'Sie können ihr in jeder Sprache schreiben, in der diese AGB veröffentlicht sind.',
  },
};
