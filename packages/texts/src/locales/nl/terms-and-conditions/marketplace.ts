import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'De marktplaats',
  role: 'Op de marktplaats bieden anderen goederen en diensten aan. De overeenkomst daarover wordt gesloten tussen de koper en de verkoper; wij stellen de marktplaats ter beschikking en zijn daarbij geen partij, tenzij een aanbod vermeldt dat wij de verkoper zijn.',
  status:
    'Bij elk aanbod staat of de verkoper verklaart een handelaar te zijn. Als dat niet zo is, zijn de rechten van consumenten uit het consumentenrecht van de Unie, waaronder het herroepingsrecht, niet van toepassing op de overeenkomst met die verkoper.',
  traders: 'Alle verkopers zijn handelaren.',
  duties:
    'De verkoper is verantwoordelijk voor het aanbod, voor de levering en voor de rechten van de koper uit de overeenkomst. Wij zijn verantwoordelijk voor de werking van de marktplaats.',
  ranking: {
    heading: 'Hoe aanbiedingen worden gerangschikt',
    intro: 'De volgorde waarin aanbiedingen in zoekresultaten worden getoond, hangt hoofdzakelijk af van:',
    paid: 'Als een betaling de plaats van een aanbod beïnvloedt, wordt het aanbod als zodanig gemarkeerd.',
    own: 'Op de marktplaats doen wij ook een eigen aanbod. Toegang, rangschikking en voorwaarden zijn daarvoor dezelfde als voor het aanbod van verkopers.',
    ownDiffers:
      'Op de marktplaats doen wij ook een eigen aanbod. Het wordt op de volgende wijze anders behandeld dan het aanbod van verkopers:',
  },
  business: {
    heading: 'Voor verkopers',
    grounds:
      'Wij beperken, schorten op of beëindigen het gebruik van de marktplaats door een verkoper alleen wegens een schending van deze voorwaarden of van de wet, om de rechten van anderen of de veiligheid van gebruikers te beschermen, of omdat informatie ontbreekt die de wet van verkopers verlangt.',
    text: 'Als wij het gebruik van de marktplaats door een verkoper beperken, opschorten of beëindigen, geven wij de redenen: bij een beperking of opschorting voordat of wanneer die ingaat, bij beëindiging van elk gebruik ten minste 30 dagen vooraf, behalve wanneer een wet of herhaalde schendingen iets anders vereisen. Wijzigingen van deze voorwaarden worden verkopers ten minste 15 dagen voordat ze gelden meegedeeld (Verordening (EU) 2019/1150).',
    rights:
      'Verkopers behouden de rechten op hun teksten, afbeeldingen en merken. Zolang een aanbod wordt getoond, staan zij ons kosteloos toe die te gebruiken om het aanbod op de marktplaats te tonen en er elders de aandacht op te vestigen, bijvoorbeeld in zoekmachines en advertenties.',
    data: 'Via hun account hebben verkopers toegang tot de gegevens over hun eigen aanbod, bestellingen en beoordelingen en tot de gegevens van kopers die zij nodig hebben om een overeenkomst uit te voeren; zij kunnen die gegevens tot 30 dagen na het einde van het gebruik opvragen. Wij hebben toegang tot alle gegevens die bij het gebruik van de marktplaats ontstaan. Gegevens over een verkoper geven wij alleen in geaggregeerde vorm aan andere verkopers door.',
    complaints:
      'Verkopers kunnen kosteloos bij ons klagen via %{contact}. Wij behandelen elke klacht binnen een redelijke termijn en delen de verkoper de uitkomst en de redenen mee.',
    mediators:
      'Om geschillen met verkopers buiten rechte op te lossen, zijn wij bereid deze bemiddelaars in te schakelen: %{mediators}.',
  },
};
