import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Responsabilidade',
  general: {
    unlimited:
      'Respondemos sem limite em caso de dolo ou culpa grave, por danos causados à vida, à integridade física ou moral ou à saúde, quando tenhamos ocultado dolosamente um defeito ou dado uma garantia, e nos termos da legislação sobre a responsabilidade decorrente de produtos defeituosos.',
    essential:
      'Em caso de culpa leve só respondemos contratualmente pela violação de uma obrigação cujo cumprimento é condição da própria boa execução do contrato e em cuja observância pode, por regra, confiar. A responsabilidade limita-se então aos danos típicos desses contratos e previsíveis.',
    else: 'Para além disso, fica excluída a responsabilidade contratual por culpa leve. O mesmo se aplica à responsabilidade de quem atua por nós.',
    consumers:
      'Perante consumidores, respondemos nos termos da lei; nada nestes termos exclui ou limita essa responsabilidade.',
    businesses: 'Perante empresas, aplica-se o seguinte:',
    mandatory: 'Não são afetados os direitos que a lei imperativa confere aos consumidores.',
  },
  unitedKingdom: {
    unlimited:
      'Nada nestes termos limita ou exclui a nossa responsabilidade por morte ou danos corporais causados pela nossa negligência, por fraude ou declarações fraudulentas, ou por qualquer outra coisa em relação à qual a lei não o permita.',
    consumers:
      'Se for consumidor, respondemos pelas perdas ou danos que sejam uma consequência previsível do incumprimento do contrato da nossa parte ou da falta de diligência e competência razoáveis. Os seus direitos legais mantêm-se.',
    businesses:
      'Se for profissional, não respondemos por lucros, negócios ou oportunidades perdidos nem por danos indiretos, e a nossa responsabilidade total no âmbito de um contrato limita-se ao que foi pago ao abrigo desse contrato nos doze meses anteriores ao evento.',
  },
  unitedStates: {
    asIs: 'Na medida em que a lei o permita, %{site} é disponibilizado «tal como está» (as is) e «conforme disponível» (as available), sem garantias de qualquer tipo, expressas ou implícitas.',
    cap: 'Na medida em que a lei o permita, não respondemos por danos indiretos, incidentais, especiais ou consequenciais, e a nossa responsabilidade total limita-se ao montante que nos pagou nos doze meses anteriores ao evento que deu origem ao pedido.',
    states:
      'Algumas ordens jurídicas não permitem a exclusão de certas garantias ou a limitação de certos danos. Nesse caso, os limites acima indicados não se aplicam e pode ter outros direitos.',
  },
};
