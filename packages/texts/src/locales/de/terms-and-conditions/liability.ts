import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Haftung',
  general: {
    unlimited:
      'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, soweit wir einen Mangel arglistig verschwiegen oder eine Garantie übernommen haben, sowie nach dem Produkthaftungsrecht.',
    essential:
      'Im Übrigen haften wir bei leichter (einfacher) Fahrlässigkeit nur, wenn eine Pflicht verletzt wird, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags überhaupt erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Die Haftung ist dann auf den vertragstypischen, vorhersehbaren Schaden begrenzt.',
    else: 'Darüber hinaus ist die Haftung für leichte Fahrlässigkeit ausgeschlossen. Diese Bestimmungen gelten ebenso für die Haftung unserer gesetzlichen Vertreter und Erfüllungsgehilfen.',
    consumers:
      'Gegenüber Verbrauchern haften wir nach den gesetzlichen Vorschriften; nichts in diesen AGB schließt diese Haftung aus oder beschränkt sie.',
    businesses: 'Gegenüber Unternehmern gilt Folgendes:',
    mandatory: 'Rechte, die Verbrauchern nach zwingendem Recht zustehen, bleiben unberührt.',
  },
  unitedKingdom: {
    unlimited:
      'Diese AGB beschränken unsere Haftung nicht und schließen sie nicht aus, soweit es um Tod oder Körperverletzung infolge unserer Fahrlässigkeit, um Betrug oder arglistige Täuschung oder um andere Fälle geht, in denen das Gesetz dies nicht zulässt.',
    consumers:
      'Wenn Sie Verbraucher sind, haften wir für Verluste und Schäden, die eine vorhersehbare Folge davon sind, dass wir den Vertrag verletzen oder nicht mit angemessener Sorgfalt und Sachkunde handeln. Ihre gesetzlichen Rechte bleiben bestehen.',
    businesses:
      'Wenn Sie Unternehmer sind, haften wir nicht für entgangenen Gewinn, entgangene Geschäfte oder Geschäftschancen oder für mittelbare Schäden, und unsere gesamte Haftung aus einem Vertrag ist auf den Betrag begrenzt, der dafür in den zwölf Monaten vor dem Ereignis gezahlt wurde.',
  },
  unitedStates: {
    asIs: 'Soweit gesetzlich zulässig, wird %{site} ohne Mängelgewähr und nur nach Verfügbarkeit („as is“ und „as available“) bereitgestellt, ohne ausdrückliche oder stillschweigende Gewährleistungen jeglicher Art.',
    cap: 'Soweit gesetzlich zulässig, haften wir nicht für mittelbare, beiläufige, besondere oder Folgeschäden, und unsere gesamte Haftung ist auf den Betrag begrenzt, den Sie uns in den zwölf Monaten vor dem anspruchsbegründenden Ereignis gezahlt haben.',
    states:
      'Manche Rechtsordnungen lassen es nicht zu, bestimmte Gewährleistungen auszuschließen oder bestimmte Schäden zu begrenzen. Dort gelten die vorstehenden Beschränkungen für Sie nicht, und Ihnen können weitere Rechte zustehen.',
  },
};
