import type { Translated } from '../../translated.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Translated<typeof english> = {
  missing: {
    'owner.name': 'Der Name des Inhabers fehlt.',
    'owner.email': 'Die E-Mail-Adresse des Inhabers fehlt oder ist ungültig.',
    'owner.address': 'Die Postanschrift des Inhabers fehlt.',
    'owner.country': 'Das Land des Inhabers fehlt.',
    'site.name': 'Der Name der Website oder App fehlt.',
    'representative.contact':
      'Für den Vertreter %{name} ist eine E-Mail-Adresse, eine Postanschrift oder eine Telefonnummer erforderlich.',
    'dpo.contact':
      'Für den Datenschutzbeauftragten ist eine E-Mail-Adresse, eine Postanschrift oder eine Telefonnummer erforderlich.',
    'privacy-officer.contact':
      'Für die für den Datenschutz verantwortliche Person sind ihre Funktion sowie eine E-Mail-Adresse oder eine Telefonnummer erforderlich.',
    'joint-controller.contact':
      'Für den gemeinsam Verantwortlichen %{name} ist eine E-Mail-Adresse, eine Postanschrift oder eine Telefonnummer erforderlich.',
    'joint-controller.essence':
      'Geben Sie an, was Sie mit dem gemeinsam Verantwortlichen %{name} vereinbart haben: Betroffene haben Anspruch auf den wesentlichen Inhalt.',
    'service.name': 'Ein eigener Dienst hat keinen Namen.',
    'service.provider': 'Nennen Sie das Unternehmen, das %{service} anbietet.',
    'service.country': 'Geben Sie an, in welchem Land %{service} die Daten verarbeitet.',
    'service.purpose': 'Geben Sie an, wofür %{service} eingesetzt wird.',
    'service.data-types': 'Geben Sie an, welche personenbezogenen Daten %{service} verarbeitet.',
    'service.sensitive-condition':
      'Geben Sie an, warum %{service} besondere Kategorien personenbezogener Daten verarbeiten darf (Art. 9 Abs. 2 DSGVO).',
    'service.necessary-reason': 'Geben Sie an, warum %{service} für die Website unbedingt erforderlich ist.',
    'service.tracker-basis':
      'Tracker von %{service} erfordern eine Einwilligung: Berechtigte Interessen genügen dafür nicht.',
    'activity.name': 'Eine eigene Tätigkeit hat keinen Namen.',
    'activity.purpose': 'Geben Sie an, wozu die Tätigkeit „%{activity}“ dient.',
    'activity.data-types':
      'Geben Sie an, welche personenbezogenen Daten für die Tätigkeit „%{activity}“ verwendet werden.',
    'activity.sensitive-condition':
      'Geben Sie an, warum für die Tätigkeit „%{activity}“ besondere Kategorien personenbezogener Daten verarbeitet werden dürfen (Art. 9 Abs. 2 DSGVO).',
    'automated-decisions.logic':
      'Geben Sie an, wie die automatisierten Entscheidungen zustande kommen und was aus ihnen folgt.',
    'text.language': 'Ihr eigener Text zu „%{name}“ fehlt in dieser Sprache: %{language}.',
    'tracker.lifetime':
      'Wie lange %{tracker} von %{service} gespeichert bleibt, ist nicht bekannt. Geben Sie es an oder bestätigen Sie, dass Sie es offenlassen.',
    'tracker.choices':
      'Geben Sie an, wie Besucher ihre Auswahl zu Trackern ändern können: Der Widerruf muss so einfach sein wie die Einwilligung (Art. 7 Abs. 3 DSGVO).',
    'us.opt-out':
      'Daten werden für zielgerichtete Werbung offengelegt: Geben Sie die Adresse einer Seite „Your Privacy Choices“ oder eine Einstellung auf jeder Seite an.',
    'representative.eu':
      'Sie haben keine Niederlassung im EWR, wenden sich aber an Personen dort: Benennen Sie einen Vertreter, sofern keine Ausnahme gilt.',
    'representative.uk':
      'Sie haben keine Niederlassung im Vereinigten Königreich, wenden sich aber an Personen dort: Benennen Sie einen Vertreter, sofern keine Ausnahme gilt.',
    'terms.offers': 'Geben Sie an, was die Website anbietet: Waren, Software, Inhalte, eine Community …',
    'terms.withdrawal-function':
      'Geben Sie die Adresse der Funktion „Vertrag widerrufen“ an: Verträge mit Verbrauchern in der Europäischen Union brauchen sie seit dem 19. Juni 2026.',
    'terms.mediator':
      'Nennen Sie die Verbraucherschlichtungsstelle, der Sie angehören: Französisches Recht verlangt sie von jedem Händler (Art. L. 616-1 des französischen Verbrauchergesetzbuchs).',
    'terms.phone':
      'Geben Sie eine Telefonnummer des Inhabers an: Wer in Europa im Fernabsatz an Verbraucher verkauft, muss eine nennen (Richtlinie 2011/83/EU Art. 6 Abs. 1 Buchst. c).',
    'terms.conciliation-board':
      'Nennen Sie die Schlichtungsstelle (békéltető testület) an Ihrem Sitz mit ihrer Postanschrift: Ungarisches Recht verlangt sie in Bedingungen für Verbraucher (Regierungsverordnung 45/2014, § 11).',
    'terms.cancel-function':
      'Geben Sie die Adresse der Funktion an, mit der Verbraucher ein Abonnement kündigen: Das Recht Ihres Landes verlangt dafür eine Schaltfläche.',
    'terms.ranking': 'Geben Sie an, wonach sich die Reihenfolge der Angebote richtet.',
    'terms.state':
      'Nennen Sie den US-Bundesstaat, dessen Recht gilt: Die Vereinigten Staaten haben kein eigenes Vertragsrecht.',
  },
  assumed: {
    'audience.area':
      'Es wurde nicht angegeben, an wen sich die Website richtet; deshalb wird das Recht aller Regionen berücksichtigt.',
    'audience.children': 'Es wird angenommen, dass sich die Website nicht an Kinder richtet.',
    'rights-contact': 'Anfragen zu personenbezogenen Daten gehen an die E-Mail-Adresse des Inhabers.',
    'site.visit': 'Die Auslieferung der Seiten wird beschrieben: Sie findet auf jeder Website statt.',
    'site.contact':
      'Nachrichten an die im Dokument genannten Adressen werden beschrieben: Jeder kann dorthin schreiben.',
    'automated-decisions':
      'Es wird angenommen, dass keine Entscheidungen ausschließlich automatisiert getroffen werden.',
    'service.data-types': '%{service}: Es werden die für seine Zwecke üblichen personenbezogenen Daten genannt.',
    'service.provider':
      '%{service}: Das Unternehmen dahinter ist uns nicht bekannt, daher wird der Dienst selbst als Empfänger genannt.',
    'service.places': '%{service}: Als Ort der Verarbeitung wird der Sitz des Anbieters genannt.',
    'service.safeguard':
      '%{service}: Es wird angenommen, dass Übermittlungen in dieses Land auf Standardvertragsklauseln beruhen: %{country}.',
    'service.legal-basis': '%{service}: Es wird die für den Zweck übliche Rechtsgrundlage genannt.',
    'service.legitimate-interest': '%{service}: Es wird das für den Zweck übliche Interesse genannt.',
    'service.retention': '%{service}: Anstelle einer Speicherdauer werden die Kriterien dafür genannt.',
    'service.shares':
      '%{service}: Werbung über mehrere Websites hinweg gilt nach den Gesetzen von US-Bundesstaaten als Weitergabe („sharing“).',
    'services.sells':
      'Es wird angenommen, dass keine personenbezogenen Daten im Sinne der Gesetze von US-Bundesstaaten verkauft werden.',
    'us.do-not-track':
      'Es wird angenommen, dass die Website nicht auf das „Do Not Track“-Signal von Browsern reagiert.',
    'activity.data-types': '%{activity}: Es werden die dafür üblichen personenbezogenen Daten genannt.',
    'activity.legal-basis': '%{activity}: Es wird die dafür übliche Rechtsgrundlage genannt.',
    'activity.legitimate-interest': '%{activity}: Es wird das dafür übliche Interesse genannt.',
    'activity.retention': '%{activity}: Anstelle einer Speicherdauer werden die Kriterien dafür genannt.',
    'activity.required':
      '%{activity}: Ob die Daten bereitgestellt werden müssen, ergibt sich aus der Art der Tätigkeit.',
    'terms.customers': 'Die Bedingungen sind für Verbraucher und Unternehmer geschrieben.',
    'terms.law': 'Es wird davon ausgegangen, dass das Recht dieses Landes gilt: %{country}.',
    'terms.notice': 'Änderungen der Bedingungen werden %{days} Tage vorher angekündigt.',
    'terms.moderation': 'Es wird davon ausgegangen, dass keine Maschinen prüfen, was Nutzer veröffentlichen.',
    'terms.own-offers':
      'Es wird davon ausgegangen, dass Ihre eigenen Angebote auf dem Marktplatz wie die der Verkäufer behandelt werden.',
    'terms.disputes':
      'Es wird davon ausgegangen, dass Sie an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilnehmen.',
  },
  regimes: {
    names: {
      gdpr: 'DSGVO',
      'uk-gdpr': 'UK-DSGVO',
      fadp: 'Schweizer Datenschutzgesetz (DSG)',
      'us-states': 'Datenschutzgesetze von US-Bundesstaaten',
      coppa: 'US-Regel zum Schutz von Kindern im Internet (COPPA)',
      lgpd: 'Brasilianisches Datenschutzgesetz (LGPD)',
      pipeda: 'Kanadisches Datenschutzgesetz (PIPEDA)',
      quebec: 'Datenschutzgesetz von Québec für den Privatsektor (Law 25)',
      australia: 'Australischer Privacy Act',
      popia: 'Südafrikanisches Datenschutzgesetz (POPIA)',
      appi: 'Japanisches Datenschutzgesetz (APPI)',
      dpdp: 'Indisches Datenschutzgesetz (DPDP Act)',
    },
    established: 'Sie sind im Geltungsbereich dieses Gesetzes niedergelassen.',
    addressed: 'Sie wenden sich an Personen im Geltungsbereich dieses Gesetzes.',
    unconfirmed:
      'Was das Dokument zu diesem Recht sagt, beruht auf unserer Auslegung; noch hat es keine Anwältin und kein Anwalt bestätigt.',
  },
  consent: {
    service: 'Eine neue Einwilligung ist nötig: %{name} beruht auf Einwilligung und war bisher nicht genannt.',
    activity: 'Eine neue Einwilligung ist nötig: %{name} beruht auf Einwilligung und ist neu.',
    purpose: 'Eine neue Einwilligung ist nötig: %{name} dient einem weiteren Zweck.',
    sensitive: 'Eine neue Einwilligung ist nötig: %{name} verwendet jetzt sensible Daten.',
    controller: 'Eine neue Einwilligung ist nötig: Der Verantwortliche ist jetzt ein anderer, %{owner}.',
    none: 'Keine neue Einwilligung nötig: Nichts in diesem Dokument beruht auf Einwilligung.',
    same: 'Keine neue Einwilligung nötig: Was auf Einwilligung beruht, hat dieselben Zwecke und Empfänger wie zuvor.',
    terms:
      'Bedingungen brauchen keine Einwilligung. Kündigen Sie die Änderung mindestens %{days} Tage an, bevor sie für laufende Verträge gilt.',
  },
  boxes: {
    titles: {
      missing: 'Fehlt noch',
      languages: 'Sprachen',
      services: 'Dienste',
      assumed: 'Unsere Annahmen',
      next: 'Nächster Schritt',
      laws: 'Anwendbare Gesetze',
      coming: 'Kommende Gesetze',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'Was das Dokument zu diesen Gesetzen sagt, ist noch nicht anwaltlich bestätigt: %{laws}.',
    coming: 'Ab %{date}: %{clauses}',
    unreviewed: 'Die Texte in diesen Sprachen sind noch nicht anwaltlich gelesen: %{languages}.',
    denied: '%{service}: kein Text in diesen Sprachen: %{languages}',
    limit: '%{count} von %{limit} Diensten verwendet',
    fill: 'Ergänzen Sie die fehlenden Angaben: noch %{count}.',
    publish: 'Alles ist vorhanden. Veröffentlichen Sie das Dokument.',
    publishAgain: 'Es gibt Änderungen, die noch nicht veröffentlicht sind.',
    embed: 'Das Dokument ist online. Binden Sie es in Ihre Website ein.',
  },
};
