import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'Objeto destes termos',
    text: 'Estes termos aplicam-se ao uso de %{site} e aos contratos que, por esse meio, você celebra com %{owner}.',
    consumersOnly: 'Nossa oferta destina-se a consumidores.',
    businessesOnly:
      'Nossa oferta destina-se somente a empresas, isto é, a pessoas que atuam no exercício da sua atividade comercial, industrial, artesanal ou profissional, e a pessoas jurídicas. Não celebramos contratos com consumidores.',
    both: 'Nossa oferta destina-se a consumidores e a empresas. As cláusulas que mencionam consumidores aplicam-se somente a eles.',
    consumer:
      'Consumidor é a pessoa natural que age com finalidade alheia à sua atividade comercial, industrial, artesanal ou profissional, bem como quem a lei aplicável definir como consumidor.',
    privacy:
      'A forma como tratamos dados pessoais está explicada na %{link}. Ela tem caráter informativo: você não precisa aceitá-la, e a aceitação destes termos não constitui consentimento ao uso dos seus dados.',
    privacyText: 'política de privacidade',
    privacyPlain:
      'A aceitação destes termos não constitui consentimento ao uso dos seus dados pessoais; sobre isso, informamos você separadamente.',
  },
  provider: {
    heading: 'Quem somos',
    text: 'A outra parte do seu contrato é %{owner}.',
    representative: 'Representante legal',
    register: 'Inscrição em registro',
    registerEntry: '%{name}, %{number}',
    we: 'Nestes termos, “nós”, “nosso” e “nossa” referem-se a %{owner}.',
  },
  offer: {
    heading: 'O que oferecemos',
    intro: 'Por meio de %{site}, oferecemos:',
    kinds: {
      goods: 'produtos que vendemos e enviamos a você',
      digitalContent: 'conteúdos digitais que você baixa ou reproduz',
      software: 'software que você usa pela internet',
      marketplace: 'um marketplace em que outras pessoas oferecem os seus produtos e serviços',
      community: 'uma comunidade cujos usuários publicam conteúdo próprio',
      mobileApp: 'um aplicativo para dispositivos móveis',
      information: 'informações que você pode ler gratuitamente',
    },
    description: 'O que exatamente você recebe consta da descrição exibida na oferta.',
  },
  account: {
    heading: 'Sua conta',
    truth: 'Ao abrir uma conta, informe dados verdadeiros e mantenha-os atualizados.',
    secret:
      'Não revele a sua senha a ninguém. Se você acredita que outra pessoa usa a sua conta, avise-nos sem demora.',
    close:
      'Você pode encerrar a sua conta a qualquer momento. Os contratos em andamento terminam segundo as suas próprias regras.',
  },
  days: {
    notice: { one: '%{number} dia', other: '%{number} dias' },
    before: { one: '%{number} dia', other: '%{number} dias' },
  },
};
