import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Hvad denne privatlivspolitik handler om',
    site: 'Denne privatlivspolitik forklarer, hvilke personoplysninger der behandles, når du bruger %{site}, til hvilke formål og på hvilket retsgrundlag det sker, hvem der modtager oplysningerne, hvor længe de opbevares, og hvilke rettigheder du har.',
    app: 'Denne privatlivspolitik forklarer, hvilke personoplysninger der behandles, når du bruger appen %{site}, til hvilke formål og på hvilket retsgrundlag det sker, hvem der modtager oplysningerne, hvor længe de opbevares, og hvilke rettigheder du har.',
    siteWithoutBasis:
      'Denne privatlivspolitik forklarer, hvilke personoplysninger der behandles, når du bruger %{site}, til hvilke formål det sker, hvem der modtager oplysningerne, hvor længe de opbevares, og hvilke rettigheder du har.',
    appWithoutBasis:
      'Denne privatlivspolitik forklarer, hvilke personoplysninger der behandles, når du bruger appen %{site}, til hvilke formål det sker, hvem der modtager oplysningerne, hvor længe de opbevares, og hvilke rettigheder du har.',
    brief: 'Der findes også en kort udgave: %{link}.',
    informs:
      'Den skal informere dig: Du behøver ikke at acceptere den, og det er ikke et samtykke til noget, at du læser den. Hvor vi har brug for dit samtykke, beder vi særskilt om det.',
    personalData:
      'Personoplysninger er enhver form for information om en person, der er identificeret eller kan identificeres, f.eks. et navn, en e-mailadresse eller en enheds IP-adresse.',
  },
  laws: {
    heading: 'Hvilke regler der gælder',
    intro: 'Vi behandler personoplysninger efter følgende regler:',
    gdprEstablished:
      'databeskyttelsesforordningen, forordning (EU) 2016/679 (GDPR), fordi vi er etableret i Det Europæiske Økonomiske Samarbejdsområde (databeskyttelsesforordningens artikel 3, stk. 1)',
    gdprAddressed:
      'databeskyttelsesforordningen, forordning (EU) 2016/679 (GDPR), i det omfang vi tilbyder %{site} til personer i Det Europæiske Økonomiske Samarbejdsområde eller følger deres brug (databeskyttelsesforordningens artikel 3, stk. 2)',
    ukEstablished:
      'UK GDPR (den britiske databeskyttelsesforordning) og Data Protection Act 2018, fordi vi er etableret i Storbritannien',
    ukAddressed:
      'UK GDPR (den britiske databeskyttelsesforordning) og Data Protection Act 2018, i det omfang vi tilbyder %{site} til personer i Storbritannien eller følger deres brug',
    swissEstablished: 'den schweiziske forbundslov om databeskyttelse (FADP), fordi vi er etableret i Schweiz',
    swissAddressed:
      'den schweiziske forbundslov om databeskyttelse (FADP), i det omfang behandlingen har virkninger i Schweiz (artikel 3 i FADP)',
    usStates:
      'lovene om beskyttelse af forbrugeres personoplysninger i de amerikanske delstater, der er nævnt i afsnittet »%{section}«, for deres indbyggere og i det omfang den enkelte lov gælder for os',
  },
};
