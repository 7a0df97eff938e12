import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilidade',
  general: {
    unlimited:
      'Respondemos sem limite em caso de dolo e culpa grave, por danos à vida, à integridade física ou à saúde, quando tivermos ocultado dolosamente um defeito ou dado uma garantia, e nos termos da legislação sobre a responsabilidade pelo fato do produto.',
    essential:
      'Em caso de culpa leve, respondemos somente pela violação de obrigação cujo cumprimento seja condição da própria execução adequada do contrato e em cuja observância você possa normalmente confiar. A responsabilidade limita-se, então, aos danos típicos desses contratos e previsíveis.',
    else: 'Além disso, fica excluída a responsabilidade por culpa leve. O mesmo vale para a responsabilidade de quem atua por nós.',
    consumers:
      'Perante consumidores, respondemos na forma da lei; nada nestes termos exclui ou limita essa responsabilidade.',
    businesses: 'Perante empresas, aplica-se o seguinte:',
    mandatory: 'Permanecem intactos os direitos que a lei imperativa confere aos consumidores.',
  },
  unitedKingdom: {
    unlimited:
      'Nada nestes termos limita ou exclui a nossa responsabilidade por morte ou danos pessoais causados por nossa negligência, por fraude ou declaração fraudulenta, ou por qualquer outro fato em relação ao qual a lei não o permita.',
    consumers:
      'Se você for consumidor, respondemos por perdas ou danos que sejam consequência previsível do nosso descumprimento do contrato ou da falta de cuidado e competência razoáveis. Os seus direitos legais são mantidos.',
    businesses:
      'Se você for uma empresa, não respondemos por perda de lucros, de negócios ou de oportunidades nem por danos indiretos, e a nossa responsabilidade total em um contrato limita-se ao que foi pago por ele nos doze meses anteriores ao evento.',
  },
  unitedStates: {
    asIs: 'Na medida em que a lei permitir, %{site} é oferecido “no estado em que se encontra” (as is) e “conforme a disponibilidade” (as available), sem garantias de qualquer tipo, expressas ou implícitas.',
    cap: 'Na medida em que a lei permitir, não respondemos por danos indiretos, incidentais, especiais ou consequenciais, e a nossa responsabilidade total limita-se ao valor que você nos pagou nos doze meses anteriores ao evento que deu origem à pretensão.',
    states:
      'Algumas jurisdições não permitem excluir certas garantias ou limitar certos danos. Nesse caso, os limites acima não se aplicam a você, e você pode ter outros direitos.',
  },
};
