import type { Translated } from '../../../translated.ts';
import type { changes as english } from '../../en/documents/changes.ts';

export const changes: Translated<typeof english> = {
  heading: 'Změny těchto zásad',
  text: 'Změní-li se zpracování, změní se i tyto zásady. Každé jejich znění je opatřeno datem a dřívější znění lze otevřít na stránce, kde jsou tyto zásady zveřejněny.',
  purpose:
    'Než vaše údaje použijeme pro jiný účel, než pro který byly shromážděny, budeme vás o tom informovat (čl. 13 odst. 3 GDPR).',
  plain: 'Než vaše údaje použijeme pro podstatně odlišný účel, budeme vás o tom informovat.',
};
