import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Para pessoas no Reino Unido',
    reading:
      'Quando esta política menciona um artigo do GDPR, entende-se, para o tratamento regido pelo UK GDPR, o artigo correspondente do UK GDPR.',
    complainToUs:
      'Você pode apresentar a nós uma reclamação sobre como usamos os seus dados por meio de %{contact}. Confirmamos o recebimento da reclamação em até 30 dias, analisamos o caso sem demora injustificada e informamos o resultado (seção 164A do Data Protection Act 2018).',
    complainToIco: 'Você também pode apresentar reclamação à autoridade de proteção de dados do Reino Unido:',
    adequacy:
      'Para transferências a partir do Reino Unido, aplicam-se as normas de adequação do próprio Reino Unido (adequacy regulations), em vez das decisões da Comissão Europeia, e as cláusulas-padrão contratuais são acompanhadas do International Data Transfer Agreement ou do UK Addendum.',
  },
  switzerland: {
    heading: 'Para pessoas na Suíça',
    reading:
      'Quando esta política menciona bases legais e artigos do GDPR, isso não restringe nem substitui a Lei Federal suíça sobre a Proteção de Dados (FADP), que exige um motivo justificativo somente quando o tratamento viola direitos da personalidade.',
    countries: 'Países fora da Suíça em que dados pessoais são tratados: %{countries}.',
    safeguards:
      'O Conselho Federal suíço reconhece que oferecem proteção adequada, entre outros, os Estados do Espaço Econômico Europeu e o Reino Unido (Anexo 1 da Portaria sobre a Proteção de Dados), bem como os Estados Unidos para destinatários certificados no Swiss-US Data Privacy Framework. Nos demais casos, aplicam-se as cláusulas-padrão contratuais acima indicadas, na forma reconhecida pela autoridade suíça de proteção de dados (FDPIC) (art. 16 da FADP).',
    noCountries: 'Os serviços indicados nesta política tratam dados pessoais somente na Suíça.',
    rights:
      'Você pode solicitar o acesso aos seus dados (art. 25 da FADP), a sua entrega ou transmissão (art. 28 da FADP) e a sua correção, eliminação ou destruição, e pode opor-se ao seu tratamento ou à sua comunicação (arts. 30 e 32 da FADP). Em regra, respondemos em até 30 dias e gratuitamente.',
    authority: 'Você pode comunicar violações à autoridade competente:',
  },
};
