import type { Translated } from '../../translated.ts';
import type { verify as english } from '../en/verify.ts';

export const verify: Translated<typeof english> = {
  title: 'Verificar uma prova de consentimento',
  intro: 'Uma prova de consentimento é um arquivo. Esta página mostra o que há nele e se foi alterado.',
  offline:
    'Nada é enviado: tudo acontece no seu dispositivo. Você pode salvar esta página e usá-la sem conexão com a internet.',
  choose: 'Escolher um arquivo',
  drop: 'ou solte-o aqui',
  known: 'O que você sabe por outra fonte (opcional)',
  knownHint:
    'Quem guarda os consentimentos publica a chave do seu registro, por exemplo no site ou em um contrato. Com ela, a verificação também mostra que a prova vem de lá.',
  key: 'Chave do registro',
  kept: 'Estado anterior do registro que você guardou',
  keptHint:
    'O texto de uma prova anterior que termina com uma assinatura. Com ele, a verificação mostra que o registro não foi reescrito desde então.',
  verdict: {
    holds: 'A prova é válida',
    holdsText:
      'O que se mostra aqui está nesta forma no registro, o mais tardar desde %{time}, e não foi alterado desde então.',
    unknown: 'A prova é válida, se a chave for a certa',
    unknownText:
      'Nada foi alterado desde que o registro foi assinado em %{time}. De quem é o registro, o arquivo sozinho não pode dizer: veja abaixo “%{trust}”.',
    fails: 'Esta prova não é válida',
    failsText: 'Não confie no que o arquivo diz. As verificações abaixo dizem o que está errado.',
    unreadable: 'Este arquivo não é uma prova de consentimento que se possa ler',
    unreadableText:
      'Talvez seja outro arquivo, ou ele foi danificado ou alterado. O conteúdo não é mostrado, porque nada dele está provado.',
    tooLarge: 'O arquivo passa de %{size} MB; nenhuma prova é tão grande.',
  },
  status: { passed: 'Aprovada', failed: 'Reprovada', open: 'Em aberto' },
  record: {
    title: 'Quem consentiu com o quê',
    claimed: 'O que o arquivo afirma (não provado)',
    when: 'Quando',
    who: 'Quem',
    choices: 'O que foi escolhido',
    source: 'Como foi registrado',
    sources: { public: 'Pelo navegador da pessoa', private: 'Pelo servidor do controlador' },
    verified: 'Identidade confirmada',
    yes: 'sim',
    no: 'não',
    nothing: 'não informado',
    email: 'E-mail',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    fullName: 'Nome completo',
    subjectId: 'Identificador da pessoa',
    id: 'Identificador do consentimento',
    rest: 'Tudo o mais que consta',
  },
  texts: {
    title: 'O texto exato que foi mostrado',
    version: 'Versão %{version}',
    language: 'Idioma: %{language}',
    none: 'Nenhum texto é indicado.',
    missing: 'Este texto não está no arquivo.',
  },
  proofs: {
    title: 'Como era o formulário',
    content: 'O que foi preenchido',
    form: 'O formulário, como estava escrito',
  },
  checks: {
    title: 'As verificações',
    form: {
      title: 'O arquivo',
      ok: 'O arquivo está completo e escrito da única maneira em que se escreve uma prova.',
      'not-json': 'Isto não é uma prova de consentimento, ou o arquivo está danificado.',
      'not-canonical':
        'O arquivo está escrito de forma diferente de uma prova: foi alterado, ou um programa o salvou de novo. Peça o arquivo original.',
      shape: 'No arquivo falta algo, sobra algo ou algo está fora do lugar: %{detail}',
    },
    record: {
      title: 'O consentimento',
      ok: 'A hora e os textos estão indicados como devem estar.',
      malformed: 'Esta indicação não está como deve estar: %{detail}',
    },
    texts: {
      title: 'Os textos',
      ok: 'Os textos no arquivo são, letra por letra, os indicados no consentimento.',
      'none-named': 'O consentimento não indica nenhum texto, e o arquivo não contém nenhum.',
      changed:
        'Um texto no arquivo não é o que foi registrado: foi alterado, nem que seja em uma letra. Impressão digital: %{detail}',
      missing: 'Um texto indicado no consentimento não está no arquivo. Impressão digital: %{detail}',
      'not-named':
        'O arquivo contém um texto que o consentimento não indica: nada prova que foi mostrado. Impressão digital: %{detail}',
      twice: 'O mesmo texto está no arquivo duas vezes.',
    },
    inclusion: {
      title: 'Entrada no registro',
      ok: 'Exatamente este consentimento é a entrada %{number} de %{size} do registro. Se uma única letra fosse diferente, esta verificação falharia.',
      'not-included':
        'O consentimento não é o que foi inserido no registro: foi alterado depois, ou nunca foi inserido.',
      'no-root': 'Não foi possível verificar, porque o estado do registro não pode ser lido.',
    },
    checkpoint: {
      title: 'Assinatura do registro',
      ok: 'O estado do registro, com todas as entradas, foi assinado em %{time}.',
      malformed: 'O estado assinado do registro não pode ser lido.',
      'unknown-key': 'O estado do registro foi assinado com uma chave que não é deste registro.',
      'bad-signature':
        'A assinatura está errada: o estado do registro foi alterado depois de assinado, ou falsificado.',
      'extra-signature': 'O estado do registro traz uma assinatura que não pode ser verificada aqui.',
      'outside-key': 'A chave com que o estado foi assinado não estava em uso naquele momento.',
    },
    keys: {
      title: 'Chaves do registro',
      ok: 'O registro tem uma única chave, ou cada nova foi anunciada com as assinaturas da antiga e da nova.',
      'first-malformed': 'A primeira chave do registro não pode ser lida.',
      'rotation-malformed': 'A declaração de troca da chave não pode ser lida.',
      'rotation-signature': 'A declaração de troca da chave não foi assinada com as duas chaves, ou foi alterada.',
      order: 'As declarações de troca da chave não formam uma sequência contínua.',
    },
    time: {
      title: 'Hora',
      ok: 'A hora do consentimento é anterior à assinatura do registro, como deve ser.',
      'no-record-time': 'O consentimento não indica hora própria. Estava no registro, o mais tardar, em %{time}.',
      'before-record': 'O consentimento indica uma hora posterior à assinatura do registro. Uma das duas está errada.',
      'no-checkpoint': 'Não foi possível verificar, porque o estado do registro não pode ser lido.',
    },
    earlier: {
      title: 'Estados anteriores do registro',
      ok: 'O registro ainda contém tudo o que continha nos estados anteriores deste arquivo: nada foi alterado ou retirado.',
      malformed: 'Um estado anterior neste arquivo não pode ser lido, ou sua assinatura está errada.',
      'not-consistent':
        'O registro não dá continuidade a um estado anterior deste arquivo: foi reescrito, ou a prova está incompleta.',
      'no-checkpoint': 'Não foi possível verificar, porque o estado do registro não pode ser lido.',
    },
    witnesses: {
      title: 'Quem mais o viu',
      ok: 'Testemunhas que você conhece assinaram que viram este estado do registro e nenhum outro que o contradiga: %{detail}',
      unknown:
        'Testemunhas que você não conhece também assinaram: %{detail}. As assinaturas delas não foram verificadas. Informe as chaves delas para verificá-las.',
      'bad-signature': 'A assinatura desta testemunha está errada: %{detail}',
      none: 'Esta testemunha, cuja chave você informou, não assinou este estado do registro: %{detail}',
    },
    trust: {
      title: 'De quem é o registro',
      'key-known': 'O registro é aquele cuja chave você informou.',
      'checkpoint-known':
        'O registro é aquele do qual você guardou um estado anterior, e não foi reescrito desde então.',
      'nothing-known':
        'Você não informou nenhuma chave. Com uma chave própria, qualquer pessoa poderia fazer um arquivo coerente em si. Compare a chave abaixo com a que é publicada por quem guarda os consentimentos.',
      unreadable: 'O que você informou não é uma chave nem um estado assinado de um registro.',
      'other-key':
        'O registro não é aquele cuja chave ou cujo estado você informou. Pode ter sido feito por outra pessoa.',
      'no-proof-from-checkpoint':
        'O arquivo não mostra que o registro dá continuidade ao estado que você guardou. Peça uma prova que mostre.',
      fork: 'O registro contradiz o estado que você guardou: foi reescrito.',
    },
  },
  meaning: {
    title: 'O que isto mostra e o que não mostra',
    shows:
      'Mostra que o consentimento e os textos estavam no registro quando ele foi assinado, e que desde então nenhuma letra foi alterada.',
    showsNot:
      'Não mostra quem estava ao teclado, nem que o relógio estava certo antes da assinatura. Para isso, veja como o consentimento foi recolhido e se a identidade foi confirmada.',
  },
  technical: {
    title: 'Para especialistas',
    log: 'Registro',
    key: 'Chave que assinou',
    firstKey: 'Primeira chave',
    size: 'Entradas',
    root: 'Hash da raiz',
    checkpoint: 'Estado assinado do registro (guarde-o para comparar com provas futuras)',
    formats: 'Formatos: RFC 8785, RFC 9162, C2SP signed-note e tlog-checkpoint, Ed25519',
  },
};
