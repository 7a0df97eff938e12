import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'De que tratam estes termos',
    text: 'Estes termos aplicam-se à utilização de %{site} e aos contratos que, por esse meio, celebra com %{owner}.',
    consumersOnly: 'A nossa oferta destina-se a consumidores.',
    businessesOnly:
      'A nossa oferta destina-se apenas a profissionais, isto é, a pessoas que atuam no âmbito da sua atividade comercial, industrial, artesanal ou profissional, e a pessoas coletivas. Não celebramos contratos com consumidores.',
    both: 'A nossa oferta destina-se a consumidores e a profissionais. As cláusulas que referem os consumidores aplicam-se apenas a estes.',
    consumer:
      'É consumidor qualquer pessoa singular que atue com fins que não se incluam no âmbito da sua atividade comercial, industrial, artesanal ou profissional.',
    privacy:
      'A forma como tratamos os dados pessoais é explicada na %{link}. Destina-se a informar: não precisa de a aceitar, e a aceitação destes termos não constitui consentimento para a utilização dos seus dados.',
    privacyText: 'política de privacidade',
    privacyPlain:
      'A aceitação destes termos não constitui consentimento para a utilização dos seus dados pessoais; prestamos informação separada a esse respeito.',
  },
  provider: {
    heading: 'Quem somos',
    text: 'A sua contraparte no contrato é %{owner}.',
    representative: 'Representante legal',
    register: 'Inscrição no registo',
    registerEntry: '%{name}, %{number}',
    we: 'Nestes termos, «nós» designa %{owner}.',
  },
  offer: {
    heading: 'O que oferecemos',
    intro: 'Através de %{site}, oferecemos:',
    kinds: {
      goods: 'bens que vendemos e lhe enviamos',
      digitalContent: 'conteúdos digitais para descarregar ou reproduzir',
      software: 'software que utiliza através da Internet',
      marketplace: 'um mercado em linha, no qual outras pessoas oferecem os seus bens e serviços',
      community: 'uma comunidade cujos utilizadores publicam conteúdos próprios',
      mobileApp: 'uma aplicação para dispositivos móveis',
      information: 'informações que pode ler gratuitamente',
    },
    description: 'O que recebe exatamente resulta da descrição apresentada junto da oferta.',
  },
  account: {
    heading: 'A sua conta',
    truth: 'Se abrir uma conta, indique dados verdadeiros e mantenha-os atualizados.',
    secret:
      'Não revele a sua palavra-passe a ninguém. Se considerar que outra pessoa utiliza a sua conta, avise-nos sem demora.',
    close:
      'Pode encerrar a sua conta a qualquer momento. Os contratos ainda em curso cessam de acordo com as suas próprias regras.',
  },
  days: {
    notice: { one: '%{number} dia', other: '%{number} dias' },
    before: { one: '%{number} dia', other: '%{number} dias' },
  },
};
