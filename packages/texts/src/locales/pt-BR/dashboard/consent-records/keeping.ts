import type { Translated } from '../../../../translated.ts';
import type { keeping as english } from '../../../en/dashboard/consent-records/keeping.ts';

export const keeping: Translated<typeof english> = {
  title: 'Por quanto tempo os consentimentos são mantidos',
  text: 'É preciso poder demonstrar que uma pessoa consentiu (art. 7º, n.º 1, do GDPR), sem manter a prova por mais tempo que o necessário (art. 5º, n.º 1, alínea e). Os meses contam da última palavra da pessoa, e todos os consentimentos dela saem juntos. O prazo usual é de 96 meses: três anos em que se considera que um consentimento vale, e mais cinco em que talvez tenha de ser provado. Os prazos variam de país para país; consulte um advogado antes de reduzi-lo.',
  usual: 'Como de costume: oito anos depois da última palavra',
  usualHint: 'Para este site: %{months}.',
  effective: 'Prazo atual depois da última palavra: %{months}. Depois as pessoas são apagadas.',
  shorterTitle: 'Manter os consentimentos por menos tempo?',
  shorterText: 'De agora em diante, os consentimentos são mantidos por %{months} depois da última palavra da pessoa.',
  shorterUsual:
    'De agora em diante, os consentimentos são mantidos como de costume: oito anos depois da última palavra da pessoa.',
  shorterConsequences: [
    'Na próxima execução noturna, quem não disse nada desde então é apagado para sempre.',
    'Você não poderá mais mostrar que essas pessoas consentiram.',
  ],

  log: 'Apagamentos',
  logText: 'Cada vez que alguém foi apagado, do mais recente: nunca quem era.',
  logNone: 'Ninguém foi apagado até agora.',
  at: 'Quando (UTC)',
  by: 'Por',
  cause: 'Por quê',
  mode: 'O que ficou',
  people: 'Pessoas',
  consents: 'Consentimentos',
  causes: {
    request: 'À mão, pela pessoa',
    retention: 'O prazo terminou',
    'site-deleted': 'O site foi excluído',
    restored: 'Já apagado antes; de novo após a restauração de um backup',
  },
  silentSince: 'Nada dito desde %{date}',
  modes: { everything: 'Nada', 'keep-evidence': 'O mínimo como prova' },
  byKey: 'Chave %{name}',
  byGoneKey: 'Uma chave retirada',
  byItself: 'Automaticamente',
};
