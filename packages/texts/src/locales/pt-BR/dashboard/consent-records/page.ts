import type { Translated } from '../../../../translated.ts';
import type { page as english } from '../../../en/dashboard/consent-records/page.ts';

export const page: Translated<typeof english> = {
  title: 'Registro de consentimentos',
  description:
    'Quem consentiu com o quê em %{site}, quando e com quais palavras exatas. Cada registro pode ser provado a qualquer pessoa.',
  loading: 'Carregando os registros',
  tabs: {
    label: 'Registro de consentimentos',
    consents: 'Consentimentos',
    subjects: 'Titulares',
    notices: 'Textos legais',
    statistics: 'Estatísticas',
    downloads: 'Downloads',
    keeping: 'Retenção',
    newsletter: 'Inscrições na newsletter',
    keys: 'Chaves e código',
  },

  card: {
    text: 'Consentimentos dos seus formulários e servidores, cada um com o texto mostrado e uma prova que ninguém pode alterar.',
    open: 'Abrir o registro de consentimentos',
    none: 'Nenhum consentimento ainda',
    recording: 'Registrando',
    late: 'Atrasado',
    interrupted: 'Interrompido',
    count: { one: '%{number} consentimento', other: '%{number} consentimentos' },
    moreThan: 'Mais de %{number} consentimentos',
    last: 'Último em %{date}, %{time} UTC',
  },

  state: {
    stopped: 'O banco de dados foi revertido: nada é assinado',
    stoppedText:
      'Os consentimentos são registrados, mas desde %{time} UTC não são mais assinados: o banco de dados contém menos do que já tinha sido assinado, ou outra coisa. Quem administra esta instalação precisa verificar.',
    late: 'Há um atraso',
    lateText:
      'Os consentimentos são registrados. Os que chegaram depois de %{time} UTC ainda não estão em um checkpoint assinado.',
    busyText: 'Os consentimentos são registrados, mas chegam mais do que se consegue gravar na hora.',
    refused: 'No momento não é possível registrar consentimentos',
    refusedText:
      'Nosso script guarda cada consentimento e o envia de novo; seus servidores devem fazer o mesmo. Último registrado: %{time} UTC.',
    refusedNever: 'Nosso script guarda cada consentimento e o envia de novo; seus servidores devem fazer o mesmo.',
    outage: 'Esta página não está sendo atualizada no momento',
    outageText: 'O servidor não responde. O que você vê é de %{time} UTC.',
    newer: 'Chegaram novos consentimentos',
    show: 'Mostrar',
  },

  kinds: { consent: 'Consentimento', withdrawal: 'Revogação' },
  sources: { public: 'Pública', private: 'Privada' },
  claimed: 'Declarado',
  saidBy: {
    private: 'Seu servidor ou sua equipe',
    privateVerified: 'Seu servidor ou sua equipe, verificado',
    public: 'Um formulário, declarado',
    publicVerified: 'Um formulário, verificado',
  },
  yes: 'Sim',
  no: 'Não',
  nobody: 'Sem nome',
  erased: 'Apagado',
  close: 'Fechar',
};
