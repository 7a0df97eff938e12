import type { Translated } from '../../../../translated.ts';
import type { statistics as english } from '../../../en/dashboard/cookie-preferences/statistics.ts';

export const statistics: Translated<typeof english> = {
  honest:
    'São contadas escolhas, não visitantes: quem sai sem escolher não está aqui, e uma pessoa pode escolher mais de uma vez.',
  countedUntil: 'Contado até %{date}, %{time} UTC. As escolhas mais recentes seguem em até três minutos.',
  none: 'Ainda não há o que contar',
  noneText: 'Ninguém escolheu nada neste período.',

  parts: { accept: 'Tudo aceito', custom: 'Uma a uma', reject: 'Tudo recusado', others: 'Outras' },
  othersText: 'Banner fechado, sinal do navegador, espaço reservado, revogação',
  total: 'Escolhas',
  totalText: 'neste período',
  waited: 'Tempo típico até escolher',
  waitedText: 'média geométrica',
  waitedNone: 'nenhum banner exibido',

  chart: 'Escolhas ao longo do tempo, empilhadas por tipo. Os mesmos números estão na tabela abaixo.',

  purposes: 'O que é permitido',
  purposesText: 'De todas as escolhas em que a finalidade foi perguntada.',
  purposeCount: '%{granted} de %{decided}',

  by: 'Comparar por',
  dimensions: { country: 'País', language: 'Idioma', version: 'Versão', regime: 'Lei', variant: 'Variante' },
  bars: 'Proporções',
  rest: { one: 'Mostrar mais %{number}', many: 'Mostrar mais %{number}', other: 'Mostrar mais %{number}' },
  few: 'Poucas escolhas',
  fewText: 'Com menos de 30 escolhas, as proporções dizem pouco.',

  variants: 'Teste A/B',
  variantsText:
    'Proporções das escolhas feitas no banner, com o intervalo em que estão com 95 % de certeza. Fechar conta como recusa.',
  ofVersion: 'Versão',
  variant: 'Variante',
  control: 'As próprias configurações',
  numbered: 'Variante %{number}',
  choices: 'Escolhas',
  accept: 'Aceito',
  reject: 'Recusado',
  custom: 'Uma a uma',
  interval: 'de %{low} a %{high}',
  against: 'Diferença',
  difference: '%{points} pontos, p = %{p}',
  verdicts: {
    more: 'Mais pessoas aceitam',
    fewer: 'Menos pessoas aceitam',
    'no-difference-shown': 'Nenhuma diferença comprovada',
    'too-few': 'Ainda há poucas escolhas',
  },
  advice:
    'Mais consentimento não é consentimento melhor: uma variante que o obtém com mais pressão torna todo ele duvidoso.',
};
