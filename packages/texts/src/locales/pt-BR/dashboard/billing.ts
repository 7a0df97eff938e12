import type { Translated } from '../../../translated.ts';
import type { billing as english } from '../../en/dashboard/billing.ts';

export const billing: Translated<typeof english> = {
  goPro: {
    title: 'Mais do que o seu plano inclui',
    add_service:
      'O seu plano comporta um número fixo de serviços por documento. Em um plano maior, esse limite não existe.',
    add_pro_services: 'Os serviços de publicidade entre sites fazem parte dos planos pagos.',
    other: 'O que você pediu faz parte de um plano maior.',
    service: 'Você queria adicionar: %{service}',
    plan: 'Seu plano',
    plans: { free: 'Free', pro: 'Pro', ultra: 'Ultra', 'self-hosted': 'Hospedagem própria' },
    limit: 'Serviços por documento',
    unlimited: 'Sem limite',
    proServices: 'Serviços PRO',
    included: 'Incluídos',
    notIncluded: 'Não incluídos',
    askTitle: 'Como obter',
    ask: 'Ainda não é possível comprar planos aqui. Fale com quem administra esta instalação, que pode mudar o seu plano na hora.',
    unlocked: 'Nada está bloqueado aqui: o seu plano já inclui isso.',
    back: 'Voltar',
  },
};
