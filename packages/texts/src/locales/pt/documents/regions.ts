import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Para as pessoas no Reino Unido',
    reading:
      'Quando esta política refere um artigo do RGPD, entende-se, para o tratamento regido pelo UK GDPR, o artigo correspondente do UK GDPR.',
    complainToUs:
      'Pode apresentar-nos uma reclamação sobre a forma como utilizamos os seus dados (%{contact}). Acusamos a receção da reclamação no prazo de 30 dias, analisamo-la sem demora injustificada e comunicamos-lhe o resultado (secção 164A do Data Protection Act 2018).',
    complainToIco: 'Pode também apresentar uma reclamação à autoridade de proteção de dados do Reino Unido:',
    adequacy:
      'Às transferências a partir do Reino Unido aplicam-se os regulamentos de adequação do próprio Reino Unido (adequacy regulations), em vez das decisões da Comissão Europeia, e as cláusulas contratuais-tipo são acompanhadas do International Data Transfer Agreement ou do UK Addendum.',
  },
  switzerland: {
    heading: 'Para as pessoas na Suíça',
    reading:
      'Quando esta política refere fundamentos jurídicos e artigos do RGPD, tal não restringe nem substitui a Lei Federal suíça sobre a Proteção de Dados (LPD), que só exige um motivo justificativo quando o tratamento viola direitos de personalidade.',
    countries: 'Países fora da Suíça em que são tratados dados pessoais: %{countries}.',
    safeguards:
      'O Conselho Federal reconhece que oferecem uma proteção adequada, entre outros, os Estados do Espaço Económico Europeu e o Reino Unido (anexo 1 do Regulamento suíço sobre a Proteção de Dados), bem como os Estados Unidos em relação aos destinatários certificados ao abrigo do Swiss-US Data Privacy Framework. Nos restantes casos aplicam-se as cláusulas contratuais-tipo acima indicadas, na forma reconhecida pelo FDPIC, a autoridade suíça de proteção de dados (artigo 16.º da LPD).',
    noCountries: 'Os serviços indicados nesta política tratam dados pessoais apenas na Suíça.',
    rights:
      'Pode exigir o acesso aos seus dados (artigo 25.º da LPD), a sua entrega ou transmissão (artigo 28.º da LPD) e a sua retificação, apagamento ou destruição, e pode opor-se ao seu tratamento ou comunicação (artigos 30.º e 32.º da LPD). Em regra, respondemos no prazo de 30 dias e gratuitamente.',
    authority: 'Pode comunicar violações à autoridade competente:',
  },
};
