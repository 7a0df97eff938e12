import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Zmeny týchto zásad',
  text: 'Ak sa zmení spracúvanie, zmenia sa aj tieto zásady. Každé ich znenie je označené dátumom a skoršie znenia možno otvoriť na stránke, na ktorej sú tieto zásady zverejnené.',
  purpose:
    'Skôr než vaše údaje použijeme na iný účel, než na aký boli získané, budeme vás o tom informovať (čl. 13 ods. 3 GDPR).',
  plain: 'Skôr než vaše údaje použijeme na podstatne odlišný účel, budeme vás o tom informovať.',
};
