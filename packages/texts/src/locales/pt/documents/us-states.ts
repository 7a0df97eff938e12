import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Para residentes em estados dos EUA',
    intro:
      'Esta secção e as seguintes aplicam-se, além do resto desta política, aos residentes dos estados a seguir indicados, na medida em que a lei de privacidade dos consumidores do estado nos seja aplicável: %{states}.',
    date: 'Descrevem o tratamento que efetuámos nos 12 meses anteriores à data desta política.',
  },
  collection: {
    heading: 'Categorias de dados pessoais (estados dos EUA)',
    intro:
      'Nestes 12 meses, recolhemos as seguintes categorias de dados pessoais. O tempo de conservação de cada uma resulta das suas finalidades (ver a secção sobre a conservação).',
    sources: 'Fontes: %{sources}.',
    sourceYou: 'o próprio utilizador, quando nos dá dados',
    sourceDevice: 'o dispositivo e o navegador do utilizador, quando utiliza %{site}',
    sourceServices: 'os serviços indicados nesta política',
    caption: 'Categorias recolhidas, respetivas finalidades e destinatários',
    category: 'Categoria',
    examples: 'Dados',
    purposes: 'Finalidades',
    disclosedTo: 'Comunicados a',
    soldOrShared: 'Vendidos ou partilhados («sharing»)',
    categories: {
      identifiers: 'Identificadores',
      customerRecords: 'Registos de clientes',
      protected: 'Características protegidas por lei',
      commercial: 'Informações comerciais',
      biometric: 'Informações biométricas',
      internetActivity: 'Atividade na Internet ou noutras redes eletrónicas',
      geolocation: 'Dados de geolocalização',
      audioVisual: 'Informações sonoras, eletrónicas, visuais ou semelhantes',
      professional: 'Informações profissionais ou relativas ao emprego',
      inferences: 'Inferências e perfis',
      sensitive: 'Informações pessoais sensíveis',
      other: 'Outras informações pessoais',
    },
  },
  disclosure: {
    heading: 'Venda e partilha de dados pessoais (estados dos EUA)',
    neither:
      'Nestes 12 meses, não vendemos dados pessoais, nem os partilhámos ou tratámos para efeitos de publicidade direcionada.',
    shares:
      'Nestes 12 meses, foram utilizados dados para publicidade direcionada, isto é, publicidade escolhida em função da atividade em vários sites ou aplicações. As leis estaduais designam isto por «partilha» (sharing), «publicidade direcionada» (targeted advertising) ou, quando se recebe em troca algo de valor, «venda» (sale). Os dados foram recolhidos através de: %{services}.',
    sells: 'Nestes 12 meses, vendemos dados pessoais, na aceção destas leis, a: %{services}.',
    noOtherSale: 'Para além disto, não houve venda de dados pessoais.',
    minors:
      'Não temos conhecimento efetivo de que vendamos ou partilhemos dados pessoais de pessoas com menos de 16 anos.',
    minorsDirected:
      'Só vendemos ou partilhamos dados pessoais de pessoas com menos de 16 anos com o consentimento que a lei exige: o das próprias pessoas a partir dos 13 anos e, antes dessa idade, o de um dos pais ou do tutor.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Aviso: podemos vender os seus dados pessoais sensíveis.)',
    sensitiveLimited:
      'Utilizamos e comunicamos dados sensíveis apenas para finalidades em relação às quais a lei não confere o direito de limitar a sua utilização (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Utilizamos dados sensíveis também para finalidades diferentes das previstas no California Code of Regulations, title 11, § 7027(m). Pode limitar a sua utilização: ver «Your Privacy Choices».',
    sensitiveConsent:
      'Quando a lei do estado exige o consentimento para o tratamento de dados sensíveis, só os tratamos com o seu consentimento.',
  },
  choices: {
    heading: 'Your Privacy Choices – As suas escolhas de privacidade (estados dos EUA)',
    intro:
      'Pode recusar a venda e a partilha dos seus dados e a publicidade direcionada a qualquer momento e sem ter conta (opt-out):',
    link: 'nesta página: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'nas definições de privacidade disponíveis em todas as páginas',
    write: 'escrevendo-nos: %{contact}',
    phone: 'telefonando para %{phone}',
    gpc: 'através do sinal «Global Privacy Control» do seu navegador, que tratamos como um opt-out para esse navegador e, se tiver sessão iniciada, para a sua conta',
    time: 'Damos seguimento a um opt-out logo que possível, o mais tardar no prazo de 15 dias úteis, e só voltamos a pedir a sua autorização ao fim de, pelo menos, 12 meses.',
    doNotTrack: '%{site} não responde ao sinal mais antigo «Do Not Track» dos navegadores.',
  },
  rights: {
    heading: 'Direitos nos estados dos EUA',
    intro: 'O quadro indica, para cada direito, os estados cujas leis o conferem. Todas as leis preveem exceções.',
    caption: 'Direitos por estado',
    right: 'Direito',
    where: 'Estados',
    all: 'Todos os estados acima indicados',
    allExcept: 'Todos os estados acima indicados, exceto %{states}',
    kinds: {
      access: 'Saber se tratamos os seus dados e ter acesso a eles',
      correct: 'Obter a correção de dados errados',
      delete: 'Obter o apagamento de dados',
      portability: 'Receber os dados num formato portável',
      optOutSale: 'Recusar a venda de dados',
      optOutAdvertising: 'Recusar a publicidade direcionada',
      optOutProfiling: 'Recusar a definição de perfis para decisões com efeitos jurídicos ou igualmente significativos',
      sensitiveConsent: 'Obter que os dados sensíveis só sejam tratados com consentimento',
      sensitiveLimit: 'Limitar ou recusar a utilização de dados sensíveis',
      thirdParties: 'Obter uma lista dos terceiros, ou das respetivas categorias, a quem foram comunicados dados',
      questionProfiling: 'Questionar o resultado da definição de perfis e obter a sua reavaliação',
      appeal: 'Recorrer de uma recusa',
    },
    optOutSharing: 'Recusar a publicidade direcionada (na Califórnia: a partilha)',
    noRetaliation: 'Ninguém é discriminado por exercer estes direitos perante nós.',
  },
  requests: {
    heading: 'Pedidos, verificação e recursos (estados dos EUA)',
    how: 'Os pedidos devem ser dirigidos para: %{contact}.',
    phone: 'Pode também telefonar para %{phone}.',
    verify:
      'Nos pedidos de acesso, correção ou apagamento, temos de verificar a sua identidade: comparamos o que nos indica com os dados de que dispomos e não pedimos mais do que isso exige. Para um opt-out, pedimos apenas o necessário para lhe dar seguimento.',
    agent:
      'Pode fazer um pedido através de um representante autorizado. Podemos pedir prova da autorização e, exceto no caso de um opt-out, pedir-lhe que a confirme.',
    time: 'Respondemos no prazo de 45 dias. Quando razoavelmente necessário, este prazo pode ser prorrogado uma vez por 45 dias; nesse caso, damos-lhe conhecimento disso nos primeiros 45 dias e indicamos os motivos.',
    iowa: 'No Iowa, o primeiro prazo é de 90 dias.',
    california:
      'Na Califórnia, confirmamos a receção de um pedido de acesso, correção ou apagamento no prazo de 10 dias úteis.',
    appeal:
      'Se recusarmos um pedido, pode recorrer escrevendo-nos (%{contact}) com a palavra «appeal». Respondemos ao recurso por escrito e de forma fundamentada no prazo de 45 dias, ou de 60 dias se a lei do seu estado o permitir. Se o recurso não for atendido, pode apresentar queixa ao procurador-geral (attorney general) do seu estado.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Califórnia',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Luisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'Nova Jérsia',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virgínia',
  },
};
