import type { Translated } from '../../translated.ts';
import type { terms as english } from '../en/terms.ts';

export const terms: Translated<typeof english> = {
  version: '1',
  term: {
    title: 'Termos de Serviço',
    body: `## O que é isto

Esta instalação permite criar, hospedar e incorporar documentos jurídicos e de privacidade para sites e aplicativos. Ela é operada pela organização que lhe forneceu este endereço. Estes termos vigoram entre você e essa organização.

## A sua conta

Você informa um endereço de e-mail que lhe pertence, mantém a sua senha em sigilo e responde pelo que é feito com a sua conta. Nas configurações, você pode, a qualquer momento, desconectar outros dispositivos, exportar tudo e excluir a conta.

## O seu conteúdo

O que você insere continua sendo seu. Você autoriza esta instalação a armazenar esse conteúdo e a exibir publicamente os documentos que você publica. Você responde pela veracidade e pela licitude desse conteúdo.

## O que são os documentos

Os documentos são compostos a partir dos fatos que você informa. Eles são elaborados com cuidado, mas não constituem assessoria jurídica e são tão corretos quanto esses fatos. Em caso de dúvida, submeta-os à revisão de um advogado.

## O que não é permitido

Você não pode usar esta instalação para violar a lei, para prejudicar terceiros nem para contornar os seus limites e as suas proteções.

## Término e alterações

Você pode encerrar o uso a qualquer momento excluindo a conta. Se estes termos mudarem, será pedido que você aceite os novos antes de continuar. Ficam preservados os direitos que a lei lhe assegura, por exemplo como consumidor.`,
  },
  privacy_policy: {
    title: 'Política de Privacidade',
    body: `## Quem é o controlador

A organização que opera esta instalação e lhe forneceu este endereço é a controladora dos dados aqui descritos. Entre em contato com ela em caso de qualquer dúvida sobre os seus dados.

## O que é armazenado e por quê

O seu endereço de e-mail, um hash da sua senha, o seu idioma e o seu país: para lhe oferecer uma conta e permitir o seu acesso (execução de contrato). Quando você entra: a hora, o dia do último uso e o tipo de dispositivo, navegador e sistema, sem o seu endereço de rede: para que você possa ver e encerrar as suas sessões (legítimo interesse na segurança). O que você aceitou e quando: para que isso possa ser comprovado (obrigação legal e legítimo interesse). O que você informa sobre os seus sites: para compor e hospedar os seus documentos (execução de contrato). A sua escolha sobre e-mails publicitários: esses e-mails só são enviados se você tiver concordado, e você pode revogar a sua escolha a qualquer momento (consentimento).

## Quem recebe os dados

Ninguém além da organização que opera esta instalação e dos operadores que tratam dados em nome dela, como os seus provedores de hospedagem e de e-mail. O que você publica é público.

## Por quanto tempo

Até que você exclua os dados ou a sua conta. As sessões terminam no máximo após 90 dias e, se não forem usadas, após 30. Os links enviados por e-mail expiram em alguns dias.

## Cookies

Um cookie mantém você conectado, e outros guardam o seu idioma e o seu país. Todos são necessários para o que você solicita. Não há rastreamento.

## Os seus direitos

Você pode consultar, corrigir, exportar e excluir os seus dados, opor-se ao seu uso ou limitá-lo, e apresentar reclamação a uma autoridade de controle. A exportação e a exclusão estão nas configurações da sua conta.`,
  },
};
