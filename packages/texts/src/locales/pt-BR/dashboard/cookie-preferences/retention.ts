import type { Translated } from '../../../../translated.ts';
import type { retention as english } from '../../../en/dashboard/cookie-preferences/retention.ts';

export const retention: Translated<typeof english> = {
  title: 'Por quanto tempo as escolhas são mantidas',
  text: 'É preciso poder demonstrar que um visitante consentiu (art. 7º, n.º 1, do GDPR), sem manter a prova por mais tempo que o necessário (art. 5º, n.º 1, alínea e). O prazo usual é enquanto a escolha valer, e mais cinco anos: até lá, a maioria das pretensões já prescreveu. Os prazos variam de país para país; consulte um advogado antes de reduzi-lo.',
  usual: 'Como de costume: enquanto a escolha valer, e cinco anos',
  usualHint: 'Para este site: %{months}.',
  effective: 'As escolhas são excluídas depois de %{months}.',
  shorterTitle: 'Manter as escolhas por menos tempo?',
  shorterText: 'De agora em diante, as escolhas são mantidas por %{months}.',
  shorterUsual: 'De agora em diante, as escolhas são mantidas como de costume: enquanto valerem, e cinco anos.',
  shorterConsequences: [
    'Na próxima execução noturna, as escolhas mais antigas são excluídas para sempre.',
    'Não será mais possível prová-las.',
  ],

  log: 'O que foi excluído porque o prazo terminou',
  logText: 'Cada execução que excluiu algo, como prova de que o prazo é cumprido.',
  logNone: 'Nada foi excluído até agora.',
  at: 'Excluído em (UTC)',
  before: 'Escolhas anteriores a',
  deleted: 'Quantidade',
};
