import type { Translated } from '../../../../translated.ts';
import type { tags as english } from '../../../en/dashboard/detection/tags.ts';

export const tags: Translated<typeof english> = {
  title: 'Tags, die laden, bevor jemand wählen kann',
  text: 'Sie stehen im HTML Ihrer Seiten. Browser laden sie also, bevor irgendein Skript sie aufhalten kann, auch das eines Banners. So geschrieben wie gezeigt, warten sie auf die Einwilligung.',
  byThemselves: 'Das WordPress-Plugin, die React-Komponente und @candor/rewrite tun das von selbst.',
  how: 'So geht es',
  show: 'Wie das Tag von %{service} zu ändern ist',
  waits: 'Soll warten auf: %{purpose}',
  noscript: 'Für Besucher ohne Skripte',
  unknown:
    'Niemand weiß, wer das ist, deshalb wartet es auf Marketing. Tragen Sie einen anderen Zweck ein, wenn es einem dient.',
  before: 'Wie es da steht',
  after: 'Wie es sein muss',
  tooLong:
    'Zu lang, um es zu zeigen. Fügen Sie data-candor="%{purpose}" hinzu, schreiben Sie data-src statt src, und in einem Skript außerdem type="text/plain".',
  leftOut: { one: 'Und ein weiteres Tag.', other: 'Und %{number} weitere Tags.' },
};
