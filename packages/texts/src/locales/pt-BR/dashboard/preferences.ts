import type { Translated } from '../../../translated.ts';
import type { preferences as english } from '../../en/dashboard/preferences.ts';

export const preferences: Translated<typeof english> = {
  title: 'Preferências',
  description: 'Como este painel fala com você e se apresenta, e quais e-mails você quer receber.',
  language: 'Idioma',
  languageHint: 'O idioma deste painel. Os documentos têm os seus próprios idiomas.',
  country: 'País',
  countryHint: 'Onde você está. Define os formatos e, onde há planos à venda, a moeda.',
  countrySearch: 'Buscar um país',
  noCountry: 'Nenhum país encontrado',
  countrySaved: 'O seu país foi salvo',

  switch: {
    title: 'Outro idioma?',
    question: 'Idioma que você escolheu antes: %{stored}. Idioma desta página: %{current}.',
    toStored: 'Continuar em %{stored}',
    keepCurrent: 'Ficar em %{current}',
    close: 'Fechar e não perguntar mais',
  },

  appearance: 'Aparência',
  appearanceHint: 'Guardada neste navegador.',
  light: 'Clara',
  dark: 'Escura',
  system: 'Como a do sistema',

  email: {
    title: 'E-mail',
    description: 'As mensagens de que a sua conta precisa, como em caso de senha esquecida, são sempre enviadas.',
    drip: 'Dicas para os meus sites',
    dripHint: 'De vez em quando, algo a fazer ou a saber sobre os seus documentos.',
    newsletter: 'Novidades sobre o Candor',
    newsletterHint: 'O que há de novo, algumas vezes por ano.',
    save: 'Salvar',
  },
};
