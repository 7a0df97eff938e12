import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'Voor personen in Canada',
    scope:
      'Waar de Canadese federale wet inzake de bescherming van persoonlijke informatie en elektronische documenten (Personal Information Protection and Electronic Documents Act, PIPEDA) van toepassing is, vult dit onderdeel de privacyverklaring aan. De genoemde beginselen zijn die van bijlage 1 (Schedule 1) bij die wet.',
    consent:
      'Wij verzamelen, gebruiken en verstrekken uw persoonlijke informatie met uw medeweten en toestemming, behalve wanneer de wet iets anders toestaat. U kunt uw toestemming op elk moment intrekken, met inachtneming van wettelijke of contractuele beperkingen en een redelijke termijn (Principle 4.3.8).',
    accountable:
      'De persoon die verantwoordelijk is voor onze naleving van de wet (Principle 4.1), is te bereiken via %{contact}.',
    rights:
      'Op verzoek vertellen wij u welke persoonlijke informatie wij over u hebben, waarvoor die wordt gebruikt en aan wie die is verstrekt, geven wij u inzage daarin en corrigeren wij wat onjuist of onvolledig is (Principle 4.9). Wij antwoorden binnen 30 dagen na een schriftelijk verzoek (section 8(3)).',
    outside:
      'Persoonlijke informatie wordt ook verwerkt door dienstverleners in de andere landen die in deze privacyverklaring worden genoemd. Daar kan zij volgens het recht van dat land toegankelijk zijn voor rechters en autoriteiten.',
    complaint:
      'U kunt onze naleving op dezelfde manier bij ons ter discussie stellen (Principle 4.10) en een klacht indienen bij het Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'Voor personen in Quebec',
    scope:
      'Waar de Quebecse wet inzake de bescherming van persoonlijke informatie in de private sector (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, chapitre P-39.1) van toepassing is, vult dit onderdeel de privacyverklaring aan. De genoemde artikelen zijn die van deze wet.',
    officer:
      'De hierboven genoemde persoon is verantwoordelijk voor de bescherming van persoonlijke informatie (artikel 3.1).',
    head: 'De persoon met het hoogste gezag binnen onze organisatie is verantwoordelijk voor de bescherming van persoonlijke informatie (artikel 3.1). U bereikt die persoon via %{contact}.',
    collection:
      'Persoonlijke informatie wordt van u verzameld voor de in deze privacyverklaring genoemde doeleinden, wanneer u die verstrekt en door middel van de hier genoemde diensten en trackers (artikel 8).',
    profiling:
      'Het onderdeel over trackers noemt de technologie waarmee personen kunnen worden geïdentificeerd, gelokaliseerd of geprofileerd, en de middelen om die in of uit te schakelen (artikel 8.1).',
    rightsIntro: 'U kunt:',
    rights: {
      access: 'de informatie inzien die wij over u hebben en er een kopie van ontvangen (artikel 27)',
      portability:
        'geautomatiseerde informatie die u ons hebt verstrekt in een gestructureerd en gangbaar technologisch formaat ontvangen, of aan een andere instantie laten doorgeven (artikel 27)',
      rectification:
        'informatie laten rectificeren die onjuist, onvolledig of dubbelzinnig is, of waarvan de wet het verzamelen of bewaren niet toestaat (artikel 28)',
      withdrawal: 'uw toestemming voor het gebruik of de mededeling van de informatie intrekken (artikel 8)',
      dissemination:
        'de verspreiding van informatie laten beëindigen, of een hyperlink die aan uw naam is gekoppeld uit de zoekresultaten laten verwijderen, wanneer die u ernstige schade berokkent (artikel 28.1)',
      decisions:
        'in kennis worden gesteld van een besluit dat uitsluitend op geautomatiseerde verwerking is gebaseerd, de redenen vernemen en opmerkingen maken (artikel 12.1)',
    },
    onRequest:
      'Op verzoek vertellen wij u welke informatie van u is verzameld, welke categorieën personen binnen onze organisatie er toegang toe hebben en hoe lang zij wordt bewaard (artikel 8). Wij antwoorden binnen 30 dagen (artikel 32).',
    outside:
      'Persoonlijke informatie kan buiten Quebec worden meegedeeld, in de landen die in deze privacyverklaring worden genoemd (artikelen 8 en 17).',
    authority: 'U kunt zich ook wenden tot de Commission d’accès à l’information du Québec (%{link}).',
  },
};
