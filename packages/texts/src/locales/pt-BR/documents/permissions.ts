import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Permissões do aplicativo',
  intro:
    'O aplicativo pode solicitar acesso aos recursos do seu dispositivo listados aqui. Cada acesso é solicitado pelo sistema operacional; você pode recusá-lo e revogá-lo a qualquer momento nas configurações do dispositivo. Nesse caso, as funções que dependem dele não ficam disponíveis.',
  caption: 'Permissões e o que elas possibilitam',
  permission: 'Permissão',
  allows: 'O que possibilita',
  kinds: {
    approximateLocation: { name: 'Localização aproximada', allows: 'Saber aproximadamente onde o dispositivo está' },
    backgroundLocation: {
      name: 'Localização em segundo plano',
      allows: 'Saber onde o dispositivo está enquanto o aplicativo não está em uso',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Encontrar dispositivos próximos e conectar-se a eles' },
    calendar: { name: 'Calendário', allows: 'Ler, adicionar e alterar eventos do calendário' },
    camera: { name: 'Câmera', allows: 'Tirar fotos e gravar vídeos' },
    contacts: { name: 'Contatos', allows: 'Ler e alterar a lista de contatos' },
    health: { name: 'Dados de saúde', allows: 'Ler e adicionar dados de saúde e atividade física' },
    localNetwork: { name: 'Rede local', allows: 'Encontrar dispositivos na mesma rede e conectar-se a eles' },
    microphone: { name: 'Microfone', allows: 'Gravar áudio' },
    motion: { name: 'Movimento e atividade física', allows: 'Ler os sensores de movimento' },
    notifications: { name: 'Notificações', allows: 'Exibir notificações no dispositivo' },
    phone: { name: 'Telefone', allows: 'Fazer chamadas e ler o estado do telefone' },
    photos: { name: 'Fotos e mídia', allows: 'Ler e adicionar fotos e vídeos' },
    preciseLocation: { name: 'Localização precisa', allows: 'Saber exatamente onde o dispositivo está' },
    reminders: { name: 'Lembretes', allows: 'Ler, adicionar e alterar lembretes' },
    sms: { name: 'SMS', allows: 'Ler e enviar mensagens de texto' },
    storage: { name: 'Armazenamento', allows: 'Ler e salvar arquivos' },
    tracking: {
      name: 'Rastreamento',
      allows:
        'Usar o identificador de publicidade do dispositivo para acompanhar a atividade em aplicativos e sites de outras empresas',
    },
  },
};
