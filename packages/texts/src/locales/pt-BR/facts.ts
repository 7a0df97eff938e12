import type { Translated } from '../../translated.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Translated<typeof english> = {
  missing: {
    'owner.name': 'Falta o nome do controlador.',
    'owner.email': 'O endereço de e-mail do controlador está faltando ou não é válido.',
    'owner.address': 'Falta o endereço postal do controlador.',
    'owner.country': 'Falta o país do controlador.',
    'site.name': 'Falta o nome do site ou do aplicativo.',
    'representative.contact':
      'Informe um endereço de e-mail, um endereço postal ou um número de telefone do representante %{name}.',
    'dpo.contact': 'Informe um endereço de e-mail, um endereço postal ou um número de telefone do encarregado (DPO).',
    'privacy-officer.contact':
      'Informe o cargo e um endereço de e-mail ou número de telefone da pessoa responsável pela proteção das informações pessoais.',
    'joint-controller.contact':
      'Informe um endereço de e-mail, um endereço postal ou um número de telefone do controlador conjunto %{name}.',
    'joint-controller.essence':
      'Informe o que foi acordado com o controlador conjunto %{name}: os titulares têm direito a conhecer a essência do acordo.',
    'service.name': 'Um serviço personalizado está sem nome.',
    'service.provider': 'Informe a empresa que fornece %{service}.',
    'service.country': 'Informe em que país %{service} trata os dados.',
    'service.purpose': 'Informe para que %{service} é usado.',
    'service.data-types': 'Informe quais dados pessoais %{service} trata.',
    'service.sensitive-condition':
      'Informe o que permite que %{service} trate dados pessoais sensíveis (art. 9º, nº 2, do GDPR).',
    'service.necessary-reason': 'Informe por que %{service} é estritamente necessário para o site.',
    'service.tracker-basis':
      'Os rastreadores de %{service} exigem consentimento: o legítimo interesse não é base legal para eles.',
    'activity.name': 'Uma atividade personalizada está sem nome.',
    'activity.purpose': 'Informe para que serve a atividade “%{activity}”.',
    'activity.data-types': 'Informe quais dados pessoais são usados na atividade “%{activity}”.',
    'activity.sensitive-condition':
      'Informe o que permite usar dados pessoais sensíveis na atividade “%{activity}” (art. 9º, nº 2, do GDPR).',
    'automated-decisions.logic':
      'Informe como são tomadas as decisões automatizadas e quais são as suas consequências.',
    'text.language': 'O seu próprio texto para “%{name}” está faltando neste idioma: %{language}.',
    'tracker.lifetime':
      'Não se sabe por quanto tempo %{tracker} de %{service} permanece armazenado. Informe o prazo ou confirme que prefere não especificá-lo.',
    'tracker.choices':
      'Informe como os visitantes alteram a sua escolha sobre rastreadores: revogar o consentimento deve ser tão fácil quanto dá-lo (art. 7º, nº 3, do GDPR).',
    'us.opt-out':
      'Dados são comunicados para publicidade direcionada: informe o endereço de uma página “Your Privacy Choices” ou um controle presente em todas as páginas.',
    'representative.eu':
      'Você não está estabelecido no EEE, mas se dirige a pessoas que lá se encontram: nomeie um representante, salvo se houver uma exceção aplicável.',
    'representative.uk':
      'Você não está estabelecido no Reino Unido, mas se dirige a pessoas que lá se encontram: nomeie um representante, salvo se houver uma exceção aplicável.',
    'terms.offers': 'Informe o que o site oferece: produtos, software, conteúdos, uma comunidade …',
    'terms.withdrawal-function':
      'Informe o endereço da função “Desistir do contrato aqui”: contratos com consumidores na União Europeia a exigem desde 19 de junho de 2026.',
    'terms.mediator':
      'Indique o mediador de consumo ao qual está vinculado: o direito francês o exige de todo profissional (art. L. 616-1 do Code de la consommation).',
    'terms.phone':
      'Informe um número de telefone do proprietário: quem vende a distância a consumidores na Europa deve indicar um (Diretiva 2011/83/UE, art. 6º, nº 1, alínea c).',
    'terms.conciliation-board':
      'Informe a comissão de conciliação (békéltető testület) da sua sede, com o endereço postal: a lei húngara a exige nos termos para consumidores (Decreto governamental 45/2014, § 11).',
    'terms.cancel-function':
      'Informe o endereço da função com a qual os consumidores cancelam uma assinatura: a lei do seu país exige um botão.',
    'terms.ranking': 'Informe o que determina a ordem em que as ofertas são exibidas.',
    'terms.state':
      'Informe o estado dos EUA cuja lei se aplica: os Estados Unidos não têm um direito contratual próprio.',
  },
  assumed: {
    'audience.area': 'Não foi informado a quem o site se dirige, por isso são seguidas as leis de todas as regiões.',
    'audience.children': 'Presume-se que o site não se destina a crianças.',
    'rights-contact': 'As solicitações sobre dados pessoais são enviadas ao endereço de e-mail do controlador.',
    'site.visit': 'O fornecimento das páginas está descrito: todo site faz isso.',
    'site.contact': 'As mensagens aos endereços do documento estão descritas: qualquer pessoa pode escrever para eles.',
    'automated-decisions': 'Presume-se que nenhuma decisão é tomada unicamente por máquinas.',
    'service.data-types': '%{service}: são indicados os dados pessoais usuais para as suas finalidades.',
    'service.provider':
      '%{service}: não conhecemos a empresa responsável, por isso o próprio serviço é indicado como destinatário.',
    'service.places': '%{service}: a sede do fornecedor é indicada como local do tratamento.',
    'service.safeguard':
      '%{service}: presume-se que as transferências para este país se baseiam em cláusulas-padrão contratuais: %{country}.',
    'service.legal-basis': '%{service}: é indicada a base legal usual para a sua finalidade.',
    'service.legitimate-interest': '%{service}: é indicado o interesse usual para a sua finalidade.',
    'service.retention': '%{service}: em vez de um prazo de conservação, são indicados critérios.',
    'service.shares':
      '%{service}: a publicidade baseada em vários sites é considerada “compartilhamento” (sharing) pelas leis estaduais norte-americanas.',
    'services.sells': 'Presume-se que nenhum dado pessoal é vendido, no sentido das leis estaduais norte-americanas.',
    'us.do-not-track': 'Presume-se que o site não responde ao sinal “Do Not Track” dos navegadores.',
    'activity.data-types': '%{activity}: são indicados os dados pessoais usuais.',
    'activity.legal-basis': '%{activity}: é indicada a base legal usual.',
    'activity.legitimate-interest': '%{activity}: é indicado o interesse usual.',
    'activity.retention': '%{activity}: em vez de um prazo de conservação, são indicados critérios.',
    'activity.required': '%{activity}: a obrigatoriedade do fornecimento dos dados decorre do tipo de atividade.',
    'terms.customers': 'Os termos são escritos para consumidores e empresas.',
    'terms.law': 'Presume-se que se aplica a lei deste país: %{country}.',
    'terms.notice': 'As alterações dos termos são anunciadas %{days} dias antes.',
    'terms.moderation': 'Presume-se que nenhuma máquina avalia o que os usuários publicam.',
    'terms.own-offers': 'Presume-se que as suas ofertas no marketplace são tratadas como as dos vendedores.',
    'terms.disputes':
      'Presume-se que você não participa de procedimentos de resolução de litígios perante um órgão de consumo.',
  },
  regimes: {
    names: {
      gdpr: 'GDPR',
      'uk-gdpr': 'UK GDPR',
      fadp: 'Lei suíça de proteção de dados (FADP)',
      'us-states': 'Leis de privacidade dos estados norte-americanos',
      coppa: 'Norma dos EUA sobre a privacidade de crianças na internet (COPPA)',
      lgpd: 'Lei Geral de Proteção de Dados (LGPD)',
      pipeda: 'Lei canadense de privacidade (PIPEDA)',
      quebec: 'Lei do Quebec sobre privacidade no setor privado (Lei 25)',
      australia: 'Lei de privacidade da Austrália (Privacy Act)',
      popia: 'Lei sul-africana de proteção de dados (POPIA)',
      appi: 'Lei japonesa de proteção de dados (APPI)',
      dpdp: 'Lei indiana de proteção de dados (DPDP Act)',
    },
    established: 'Você está estabelecido onde esta lei se aplica.',
    addressed: 'Você se dirige a pessoas que se encontram onde esta lei se aplica.',
    unconfirmed: 'O que o documento diz desta lei se baseia na nossa leitura; nenhum advogado a confirmou ainda.',
  },
  consent: {
    service: 'É necessário um novo consentimento: %{name} se baseia no consentimento e não constava antes.',
    activity: 'É necessário um novo consentimento: %{name} se baseia no consentimento e é novo.',
    purpose: 'É necessário um novo consentimento: %{name} atende a uma finalidade adicional.',
    sensitive: 'É necessário um novo consentimento: %{name} agora usa dados sensíveis.',
    controller: 'É necessário um novo consentimento: o controlador agora é outro, %{owner}.',
    none: 'Não é necessário um novo consentimento: nada neste documento se baseia no consentimento.',
    same: 'Não é necessário um novo consentimento: o que se baseia no consentimento tem as mesmas finalidades e destinatários.',
    terms:
      'Termos não exigem consentimento. Anuncie a alteração pelo menos %{days} dias antes de ela valer para contratos em curso.',
  },
  boxes: {
    titles: {
      missing: 'Ainda falta',
      languages: 'Idiomas',
      services: 'Serviços',
      assumed: 'O que presumimos',
      next: 'Próximo passo',
      laws: 'Leis aplicáveis',
      coming: 'Leis futuras',
    },
    law: '%{law}: %{reason}',
    unconfirmed: 'Nenhum advogado confirmou ainda o que o documento diz destas leis: %{laws}.',
    coming: 'A partir de %{date}: %{clauses}',
    unreviewed: 'Nenhum advogado leu ainda os textos nestes idiomas: %{languages}.',
    denied: '%{service}: sem texto nestes idiomas: %{languages}',
    limit: '%{count} de %{limit} serviços utilizados',
    fill: 'Preencha o que falta. Pendências: %{count}.',
    publish: 'Está tudo pronto. Publique o documento.',
    publishAgain: 'Há alterações ainda não publicadas.',
    embed: 'O documento está on-line. Coloque-o no seu site.',
  },
};
