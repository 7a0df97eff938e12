import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Decisões automatizadas e definição de perfis',
    none: 'Não tomamos decisões a seu respeito exclusivamente com base no tratamento automatizado, incluindo a definição de perfis, que produzam efeitos na sua esfera jurídica ou que o afetem significativamente de forma similar (artigo 22.º do RGPD).',
    nonePlain:
      'Não tomamos decisões a seu respeito apenas por meios automatizados que produzam efeitos na sua esfera jurídica ou que o afetem significativamente de forma similar.',
    reason: 'Motivo',
    made: 'Tomamos decisões exclusivamente com base no tratamento automatizado, incluindo a definição de perfis, que produzem efeitos na sua esfera jurídica ou que o afetam significativamente de forma similar (artigo 22.º do RGPD).',
    madePlain:
      'Tomamos decisões apenas por meios automatizados que produzem efeitos na sua esfera jurídica ou que o afetam significativamente de forma similar.',
    logic: 'Lógica subjacente',
    consequences: 'O que significa para si',
    rights:
      'Pode obter a reapreciação de uma decisão dessas por uma pessoa, manifestar o seu ponto de vista e contestar a decisão.',
    profilingIntro:
      'Para efeitos de publicidade ou de adaptação de conteúdos, são criados perfis de interesses a partir da forma como as pessoas utilizam sites e aplicações, por:',
  },
  sources: {
    heading: 'Dados que recebemos de terceiros',
    intro: 'Alguns dados pessoais não nos chegam por si, mas por terceiros (artigo 14.º do RGPD):',
    introPlain: 'Alguns dados pessoais não nos chegam por si, mas por terceiros:',
    caption: 'Dados provenientes de outras fontes',
    from: 'Fonte',
    data: 'Dados',
    purpose: 'Finalidade',
    public: 'Acessível ao público?',
  },
  obligation: {
    heading: 'Se tem de fornecer dados',
    text: 'É livre de utilizar ou não %{site}. Acima, em cada ocasião, indica-se se determinados dados são necessários para o que nos pede e quais as consequências de não os fornecer.',
    services:
      'O fornecimento dos dados cujo tratamento assenta no seu consentimento é sempre facultativo: se recusar, apenas a função em causa deixa de estar disponível.',
  },
  children: {
    heading: 'Crianças',
    notDirected:
      '%{site} não se destina a crianças e não recolhemos conscientemente dados de crianças. Se considerar que uma criança nos forneceu dados pessoais, contacte-nos (%{contact}) e apagá-los-emos.',
    minimumAge: {
      one: 'Para utilizar %{site}, é necessário ter pelo menos %{number} ano.',
      other: 'Para utilizar %{site}, é necessário ter pelo menos %{number} anos.',
    },
    directed:
      '%{site} destina-se também a crianças. Quando o tratamento dos dados de uma criança assentar no consentimento e a criança não tiver atingido a idade exigida por lei, o consentimento deve ser dado ou autorizado pelos titulares das responsabilidades parentais (artigo 8.º do RGPD).',
    directedPlain: '%{site} destina-se também a crianças.',
    parents:
      'Os pais e os tutores podem consultar os dados da criança, obter o seu apagamento e recusar novas recolhas, contactando-nos (%{contact}).',
    parentsUs:
      'Nos Estados Unidos, a Children’s Online Privacy Protection Rule (16 CFR Part 312), o regulamento sobre a privacidade das crianças na Internet, só permite recolher online dados pessoais de crianças com menos de 13 anos com o consentimento verificável de um dos pais, salvo as exceções nele previstas.',
  },
};
