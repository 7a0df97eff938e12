import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: 'For personer i Canada',
    scope:
      'Hvor den canadiske lov Personal Information Protection and Electronic Documents Act (PIPEDA) gælder, supplerer dette afsnit privatlivspolitikken. De principper, der er nævnt, findes i lovens bilag 1.',
    consent:
      'Vi indsamler, bruger og videregiver dine personoplysninger med dit vidende og dit samtykke, medmindre loven tillader andet. Du kan til enhver tid trække dit samtykke tilbage, med forbehold for retlige eller kontraktlige begrænsninger og et rimeligt varsel (princip 4.3.8).',
    accountable:
      'Den person, der har ansvaret for, at vi overholder loven (princip 4.1), kan kontaktes via %{contact}.',
    rights:
      'Efter anmodning oplyser vi dig om, hvilke personoplysninger vi har om dig, hvad de bruges til, og hvem de er videregivet til, giver dig adgang til dem og berigtiger det, der er urigtigt eller ufuldstændigt (princip 4.9). Vi svarer inden for 30 dage fra en skriftlig anmodning (section 8(3)).',
    outside:
      'Personoplysninger behandles også af tjenesteudbydere i de andre lande, der er nævnt i denne privatlivspolitik. Dér kan domstole og myndigheder få adgang til dem efter det pågældende lands ret.',
    complaint:
      'Du kan gøre indsigelse mod vores overholdelse af loven ved at henvende dig samme sted (princip 4.10), og du kan klage til Canadas databeskyttelsesmyndighed, Office of the Privacy Commissioner of Canada (%{link}).',
  },
  quebec: {
    heading: 'For personer i Quebec',
    scope:
      'Hvor Quebecs lov om beskyttelse af personoplysninger i den private sektor (Loi sur la protection des renseignements personnels dans le secteur privé, RLRQ, c. P-39.1) gælder, supplerer dette afsnit privatlivspolitikken. De artikler, der er nævnt, er artikler i den lov.',
    officer: 'Den person, der er nævnt ovenfor, har ansvaret for beskyttelsen af personoplysninger (artikel 3.1).',
    head: 'Den person, der har den øverste beslutningsmyndighed hos os, har ansvaret for beskyttelsen af personoplysninger (artikel 3.1). Vedkommende kan kontaktes via %{contact}.',
    collection:
      'Personoplysninger indsamles fra dig, til de formål, der er nævnt i denne privatlivspolitik, når du giver dem, og ved hjælp af de tjenester og trackere, der er nævnt her (artikel 8).',
    profiling:
      'Afsnittet om trackere nævner den teknologi, som personer kan identificeres, lokaliseres eller profileres med, og hvordan den aktiveres eller deaktiveres (artikel 8.1).',
    rightsIntro: 'Du kan:',
    rights: {
      access: 'få indsigt i de oplysninger, vi har om dig, og modtage en kopi af dem (artikel 27)',
      portability:
        'modtage digitale oplysninger, som du har givet os, i et struktureret, almindeligt anvendt teknisk format eller få dem sendt til et andet organ (artikel 27)',
      rectification:
        'få oplysninger berigtiget, der er urigtige, ufuldstændige eller tvetydige, eller som det ikke er tilladt ved lov at indsamle eller opbevare (artikel 28)',
      withdrawal: 'trække dit samtykke til, at oplysningerne bruges eller videregives, tilbage (artikel 8)',
      dissemination:
        'kræve, at udbredelsen af oplysninger ophører, eller at et hyperlink, der er knyttet til dit navn, afindekseres, når det volder dig alvorlig skade (artikel 28.1)',
      decisions:
        'få at vide, at en afgørelse udelukkende er baseret på automatisk behandling, få grundene oplyst og fremsætte bemærkninger (artikel 12.1)',
    },
    onRequest:
      'Efter anmodning oplyser vi dig om, hvilke oplysninger der er indsamlet fra dig, hvilke kategorier af personer hos os der har adgang til dem, og hvor længe de opbevares (artikel 8). Vi svarer inden for 30 dage (artikel 32).',
    outside:
      'Personoplysninger kan videregives uden for Quebec, til de lande, der er nævnt i denne privatlivspolitik (artikel 8 og 17).',
    authority: 'Du kan også henvende dig til Commission d’accès à l’information du Québec (%{link}).',
  },
};
