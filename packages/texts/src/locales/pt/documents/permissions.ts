import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'Permissões da aplicação',
  intro:
    'A aplicação pode pedir acesso aos componentes do seu dispositivo aqui indicados. Cada acesso é pedido pelo sistema operativo; pode recusá-lo e retirá-lo a qualquer momento nas definições do dispositivo. Nesse caso, as funções que dele dependem deixam de estar disponíveis.',
  caption: 'Permissões e o que permitem',
  permission: 'Permissão',
  allows: 'O que permite',
  kinds: {
    approximateLocation: {
      name: 'Localização aproximada',
      allows: 'Determinar aproximadamente onde se encontra o dispositivo',
    },
    backgroundLocation: {
      name: 'Localização em segundo plano',
      allows: 'Determinar onde se encontra o dispositivo enquanto a aplicação não está a ser utilizada',
    },
    bluetooth: { name: 'Bluetooth', allows: 'Encontrar dispositivos nas proximidades e ligar-se a eles' },
    calendar: { name: 'Calendário', allows: 'Ler, adicionar e alterar eventos do calendário' },
    camera: { name: 'Câmara', allows: 'Tirar fotografias e gravar vídeos' },
    contacts: { name: 'Contactos', allows: 'Ler e alterar a lista de contactos' },
    health: { name: 'Dados de saúde', allows: 'Ler e adicionar dados de saúde e de atividade física' },
    localNetwork: { name: 'Rede local', allows: 'Encontrar dispositivos na mesma rede e ligar-se a eles' },
    microphone: { name: 'Microfone', allows: 'Gravar som' },
    motion: { name: 'Movimento e atividade física', allows: 'Ler os sensores de movimento' },
    notifications: { name: 'Notificações', allows: 'Mostrar notificações no dispositivo' },
    phone: { name: 'Telefone', allows: 'Fazer chamadas e ler o estado do telefone' },
    photos: { name: 'Fotografias e multimédia', allows: 'Ler e adicionar imagens e vídeos' },
    preciseLocation: { name: 'Localização exata', allows: 'Determinar exatamente onde se encontra o dispositivo' },
    reminders: { name: 'Lembretes', allows: 'Ler, adicionar e alterar lembretes' },
    sms: { name: 'Mensagens de texto', allows: 'Ler e enviar mensagens de texto' },
    storage: { name: 'Armazenamento', allows: 'Ler e guardar ficheiros' },
    tracking: {
      name: 'Rastreio',
      allows:
        'Utilizar o identificador de publicidade do dispositivo para acompanhar a atividade em aplicações e sites de outras empresas',
    },
  },
};
