import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Cessação da utilização',
    text: 'Podemos encerrar uma conta por justa causa, em especial após violações graves ou repetidas destes termos, e, nos restantes casos, com um pré-aviso de %{days}. Os pagamentos relativos a um período que já não seja prestado são devolvidos, salvo se tiver dado causa ao encerramento com uma violação.',
    data: 'Antes da cessação e nos 30 dias seguintes, os consumidores podem recuperar gratuitamente os conteúdos que criaram ou forneceram.',
  },
  changes: {
    heading: 'Alterações a estes termos',
    reasons:
      'Nos contratos já em curso, só alteramos estes termos por um motivo válido: uma alteração da lei, uma decisão de um tribunal ou de uma autoridade, razões de segurança ou novas funções que exijam regras.',
    notice:
      'Comunicamos-lhe uma alteração, e em que consiste, pelo menos %{days} antes de se aplicar. Pode pôr termo ao contrato gratuitamente antes da sua aplicação. Uma alteração das prestações principais de qualquer das partes carece do seu acordo.',
    versions:
      'Cada versão tem a sua data e as versões anteriores podem ser consultadas a partir da página em que estes termos estão publicados.',
  },
  law: {
    heading: 'Lei aplicável e tribunais competentes',
    law: 'É aplicável a lei do seguinte país: %{country}.',
    lawState:
      'É aplicável a lei do seguinte estado dos Estados Unidos, com exclusão das suas normas de conflitos de leis: %{state}.',
    consumers:
      'Os consumidores conservam a proteção das disposições imperativas do país em que têm a sua residência habitual (artigo 6.º do Regulamento (CE) n.º 593/2008, quando aplicável).',
    convention:
      'Nas relações com profissionais, não se aplica a Convenção das Nações Unidas sobre os Contratos de Compra e Venda Internacional de Mercadorias.',
    court: 'Para os litígios com profissionais são competentes os tribunais da seguinte localidade: %{place}.',
    consumerCourts:
      'Os consumidores domiciliados no Espaço Económico Europeu, na Suíça ou no Reino Unido podem intentar uma ação nos tribunais do lugar do seu domicílio, e só aí podem ser demandados.',
  },
  disputes: {
    heading: 'Resolução de litígios',
    first: 'Se algo não for do seu agrado, escreva para %{contact}: procuramos uma solução.',
    none: 'Salvo nos casos em que a lei nos obrigue, não participamos, nem nos comprometemos a participar, em procedimentos de resolução alternativa de litígios perante uma entidade de resolução alternativa de litígios de consumo.',
    body: 'Participamos em procedimentos de resolução alternativa de litígios perante a seguinte entidade: %{body}.',
  },
  final: {
    heading: 'Disposição final',
    text: 'Se uma cláusula destes termos for inválida, aplica-se a lei em seu lugar; as restantes cláusulas mantêm-se válidas.',
  },
};
