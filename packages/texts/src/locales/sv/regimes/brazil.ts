import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'För personer i Brasilien',
  scope:
    'När den brasilianska dataskyddslagen (Lei Geral de Proteção de Dados Pessoais, lag nr 13.709/2018, LGPD) är tillämplig kompletterar detta avsnitt integritetspolicyn.',
  bases:
    'När denna integritetspolicy anger samtycke, ett avtal, en rättslig förpliktelse eller berättigade intressen som rättslig grund är detta även den rättsliga grunden med samma namn i artikel 7 i LGPD; för känsliga uppgifter är det en av dem i artikel 11 i LGPD.',
  basesPlain:
    'Vi behandlar personuppgifter med ditt samtycke, för ett avtal med dig, för att fullgöra en rättslig förpliktelse eller för våra berättigade intressen (artikel 7 i LGPD); känsliga uppgifter endast på en av de rättsliga grunderna i artikel 11 i LGPD.',
  rightsIntro: 'Du har följande rättigheter (artiklarna 18 och 20 i LGPD):',
  rights: {
    access: 'bekräftelse på att vi behandlar dina uppgifter, och tillgång till dem',
    correction: 'rättelse av uppgifter som är ofullständiga, felaktiga eller inaktuella',
    blocking:
      'anonymisering, blockering eller radering av uppgifter som är onödiga eller för omfattande eller som behandlas i strid med lagen',
    portability: 'överföring av dina uppgifter till en annan leverantör (portabilitet)',
    erasure:
      'radering av uppgifter som behandlas med ditt samtycke, utom när artikel 16 i LGPD tillåter att de bevaras',
    sharing: 'information om de offentliga och privata organ som vi har delat dina uppgifter med',
    refusal: 'information om möjligheten att neka samtycke och om vad som följer av det',
    withdrawal: 'återkallelse av ditt samtycke, utan kostnad och lika lätt som det gavs (artikel 8 § 5 i LGPD)',
    objection: 'invändning mot behandling utan samtycke som strider mot lagen (artikel 18 § 2 i LGPD)',
    review:
      'omprövning av beslut som enbart fattas på automatiserad väg och påverkar dina intressen (artikel 20 i LGPD)',
  },
  exercise:
    'Om du vill utöva dem, och i alla frågor om dataskydd (artikel 41 i LGPD), kontakta oss via %{contact}. Vi svarar omedelbart i förenklad form eller fullständigt inom 15 dagar från begäran (artikel 19 i LGPD).',
  transfers:
    'Uppgifter förs till de länder utanför Brasilien som anges i denna integritetspolicy endast så som artikel 33 i LGPD tillåter: till länder vars skyddsnivå ANPD har godkänt, enligt standardavtalsklausulerna i resolution CD/ANPD nr 19/2024 eller på en annan grund i den artikeln.',
  children: 'Uppgifter om barn och ungdomar behandlas med hänsyn till deras bästa (artikel 14 i LGPD).',
  authority:
    'Du kan även vända dig till den brasilianska dataskyddsmyndigheten, ANPD (%{link}), och till konsumentskyddsorganen (artikel 18 §§ 1 och 8 i LGPD).',
};
