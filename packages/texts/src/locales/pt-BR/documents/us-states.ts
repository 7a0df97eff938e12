import type { Translated } from '../../../translated.ts';
import type { usStates as english } from '../../en/documents/us-states.ts';

export const usStates: Translated<typeof english> = {
  notice: {
    heading: 'Para residentes em estados norte-americanos',
    intro:
      'Esta seção e as seguintes aplicam-se, além do restante desta política, aos residentes nos estados a seguir, na medida em que a lei de privacidade do consumidor do estado se aplique a nós: %{states}.',
    date: 'Elas descrevem o tratamento que realizamos nos 12 meses anteriores à data desta política.',
  },
  collection: {
    heading: 'Categorias de dados pessoais (estados norte-americanos)',
    intro:
      'Nesses 12 meses, coletamos as seguintes categorias de dados pessoais. O prazo de conservação de cada uma depende das suas finalidades (ver a seção sobre a conservação).',
    sources: 'Fontes: %{sources}.',
    sourceYou: 'você, quando nos fornece dados',
    sourceDevice: 'o seu dispositivo e o seu navegador, quando você usa %{site}',
    sourceServices: 'os serviços indicados nesta política',
    caption: 'Categorias coletadas, suas finalidades e destinatários',
    category: 'Categoria',
    examples: 'Dados',
    purposes: 'Finalidades',
    disclosedTo: 'Comunicados a',
    soldOrShared: 'Vendidos ou compartilhados (“sharing”)',
    categories: {
      identifiers: 'Identificadores',
      customerRecords: 'Registros de clientes',
      protected: 'Características protegidas por lei',
      commercial: 'Informações comerciais',
      biometric: 'Informações biométricas',
      internetActivity: 'Atividade na internet ou em outras redes eletrônicas',
      geolocation: 'Dados de geolocalização',
      audioVisual: 'Informações sonoras, eletrônicas, visuais ou semelhantes',
      professional: 'Informações profissionais ou relativas ao emprego',
      inferences: 'Inferências e perfis',
      sensitive: 'Informações pessoais sensíveis',
      other: 'Outras informações pessoais',
    },
  },
  disclosure: {
    heading: 'Venda e compartilhamento de dados pessoais (estados norte-americanos)',
    neither:
      'Nesses 12 meses, não vendemos dados pessoais nem os compartilhamos ou tratamos para fins de publicidade direcionada.',
    shares:
      'Nesses 12 meses, dados foram usados para publicidade direcionada, isto é, publicidade escolhida com base na atividade em vários sites ou aplicativos. As leis estaduais falam em “compartilhamento” (sharing), “publicidade direcionada” (targeted advertising) ou, quando há contrapartida de valor, “venda” (sale). Esses dados foram coletados por meio de: %{services}.',
    sells: 'Nesses 12 meses, vendemos dados pessoais, no sentido dessas leis, a: %{services}.',
    noOtherSale: 'Com exceção do acima indicado, não vendemos dados pessoais.',
    minors:
      'Não temos conhecimento efetivo de que sejam vendidos ou compartilhados dados pessoais de pessoas com menos de 16 anos.',
    minorsDirected:
      'Vendemos ou compartilhamos dados pessoais de pessoas com menos de 16 anos somente com o consentimento exigido por lei: o das próprias pessoas a partir dos 13 anos e o de um dos pais ou do responsável legal antes dessa idade.',
    texasNotice:
      'NOTICE: We may sell your sensitive personal data. (Aviso: podemos vender os seus dados pessoais sensíveis.)',
    sensitiveLimited:
      'Usamos e comunicamos dados sensíveis somente para finalidades em relação às quais a lei não prevê o direito de limitar o seu uso (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'Usamos dados sensíveis também para finalidades diferentes das previstas no California Code of Regulations, title 11, § 7027(m). Você pode limitar esse uso: ver “Your Privacy Choices”.',
    sensitiveConsent:
      'Quando a lei estadual exige consentimento para o tratamento de dados sensíveis, só os tratamos com o seu consentimento.',
  },
  choices: {
    heading: 'Your Privacy Choices – Suas escolhas de privacidade (estados norte-americanos)',
    intro:
      'Você pode recusar a qualquer momento, e sem ter uma conta, a venda e o compartilhamento dos seus dados e a publicidade direcionada (opt-out):',
    link: 'nesta página: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'pelo controle de privacidade disponível em todas as páginas',
    write: 'por meio de %{contact}',
    phone: 'pelo telefone %{phone}',
    gpc: 'pelo sinal “Global Privacy Control” do seu navegador, que tratamos como opt-out para esse navegador e, se você tiver feito login, para a sua conta',
    time: 'Atendemos ao opt-out assim que possível, no prazo máximo de 15 dias úteis, e só voltamos a solicitar a sua autorização após pelo menos 12 meses.',
    doNotTrack: '%{site} não responde ao sinal mais antigo “Do Not Track” dos navegadores.',
  },
  rights: {
    heading: 'Direitos nos estados norte-americanos',
    intro: 'A tabela indica quais direitos são previstos pelas leis de quais estados. Cada lei prevê exceções.',
    caption: 'Direitos por estado',
    right: 'Direito',
    where: 'Estados',
    all: 'Todos os estados acima indicados',
    allExcept: 'Todos os estados acima indicados, exceto %{states}',
    kinds: {
      access: 'Saber se tratamos os seus dados e ter acesso a eles',
      correct: 'Obter a correção de dados inexatos',
      delete: 'Obter a eliminação de dados',
      portability: 'Receber os dados em um formato portável',
      optOutSale: 'Recusar a venda de dados',
      optOutAdvertising: 'Recusar a publicidade direcionada',
      optOutProfiling: 'Recusar a definição de perfis para decisões com efeitos jurídicos ou igualmente significativos',
      sensitiveConsent: 'Ter os dados sensíveis tratados somente com consentimento',
      sensitiveLimit: 'Limitar ou recusar o uso de dados sensíveis',
      thirdParties: 'Obter uma lista dos terceiros, ou das suas categorias, aos quais os dados foram comunicados',
      questionProfiling: 'Questionar o resultado da definição de perfis e obter a sua reavaliação',
      appeal: 'Recorrer de uma recusa',
    },
    optOutSharing: 'Recusar a publicidade direcionada (na Califórnia: o compartilhamento)',
    noRetaliation: 'Não discriminamos você por exercer esses direitos.',
  },
  requests: {
    heading: 'Solicitações, verificação e recursos (estados norte-americanos)',
    how: 'Envie as solicitações por meio de %{contact}.',
    phone: 'Você também pode ligar para %{phone}.',
    verify:
      'Nas solicitações de acesso, correção ou eliminação, precisamos verificar a sua identidade: comparamos o que você informa com os dados de que dispomos e não pedimos mais do que isso exige. No opt-out, pedimos apenas o necessário para atendê-lo.',
    agent:
      'Você pode fazer a solicitação por meio de um representante autorizado. Podemos pedir prova da autorização e, exceto no opt-out, solicitar que você a confirme.',
    time: 'Respondemos em até 45 dias. Quando razoavelmente necessário, esse prazo pode ser prorrogado uma única vez por 45 dias; nesse caso, informamos você e indicamos os motivos nos primeiros 45 dias.',
    iowa: 'Em Iowa, o primeiro prazo é de 90 dias.',
    california:
      'Na Califórnia, confirmamos o recebimento de uma solicitação de acesso, correção ou eliminação em até 10 dias úteis.',
    appeal:
      'Se recusarmos uma solicitação, você poderá recorrer por meio de %{contact}, mencionando a palavra “appeal”. Respondemos ao recurso por escrito e com os motivos em até 45 dias, ou em até 60 dias quando a lei do seu estado o permitir. Se o recurso não for acolhido, você poderá apresentar reclamação ao procurador-geral (attorney general) do seu estado.',
  },
  states: {
    AL: 'Alabama',
    CA: 'Califórnia',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Flórida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Luisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'Nova Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virgínia',
  },
};
