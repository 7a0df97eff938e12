import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookiepolicy',
  about: {
    heading: 'Vad denna cookiepolicy handlar om',
    site: 'Denna cookiepolicy förklarar vilka cookies och andra spårare %{site} använder, vad var och en av dem är till för, vem som kan läsa den, hur länge den finns kvar på din enhet och hur du kan säga nej.',
    app: 'Denna cookiepolicy förklarar vilka spårare appen %{site} använder, vad var och en av dem är till för, vem som kan läsa den, hur länge den finns kvar på din enhet och hur du kan säga nej.',
    more: 'Vad som i övrigt görs med personuppgifter, med vem de delas, vart de förs och vilka rättigheter du har förklaras i %{link}.',
    moreText: 'integritetspolicyn',
  },
  what: {
    heading: 'Vad spårare är',
    kinds: {
      cookie: 'Cookies',
      cookieText:
        'Små textfiler som en webbplats låter din webbläsare spara och skicka tillbaka vid senare anrop. Sessionscookies försvinner när webbläsaren stängs, övriga när lagringstiden löper ut eller när du tar bort dem.',
      local: 'Lokal lagring',
      localText: 'Poster som en webbplats sparar i ett utrymme i din webbläsare och läser igen vid ett senare besök.',
      app: 'Enhetsidentifierare',
      appText: 'Nummer genom vilka en app, eller de tjänster som är inbyggda i den, känner igen din enhet.',
    },
    parties:
      'Spårare kallas förstapartsspårare när de placeras för adressen till den webbplats du besöker, och tredjepartsspårare när de placeras för någon annans adress.',
  },
  categories: {
    necessary: 'Absolut nödvändiga spårare',
    functionality: 'Spårare för funktioner',
    experience: 'Spårare för en bättre upplevelse',
    measurement: 'Spårare för mätning',
    marketing: 'Spårare för marknadsföring',
  },
  onlyWithConsent: 'Dessa spårare används endast om du samtycker.',
  withoutConsent: 'Dessa spårare används utan samtycke, eftersom en funktion som du ber om inte fungerar utan dem.',
  used: 'Dessa spårare används på %{site}.',
  provider: 'Leverantör',
  purpose: 'Ändamål',
  duration: 'Lagringstid',
  longest: 'Lagringstid för alla spårare från denna tjänst: högst %{period}.',
  allSession: 'Alla spårare från denna tjänst tas bort när webbläsaren eller appen stängs.',
  allIndefinite: 'Spårarna från denna tjänst finns kvar tills du tar bort dem.',
  unstated:
    'Leverantören bestämmer hur länge spårarna från denna tjänst finns kvar; mer information finns i leverantörens egen policy.',
  namesUnknown: 'Vi känner inte till namnen på de enskilda spårarna från denna tjänst.',
  caption: 'Spårare från %{service}',
  name: 'Namn',
  storage: 'Typ',
  storages: { cookie: 'Cookie', local: 'Lokal lagring', app: 'Enhetsidentifierare' },
  party: 'Placeras av',
  choices: {
    heading: 'Så bestämmer du',
    devices:
      'I inställningarna för din webbläsare kan du se vilka cookies och lagrade data den innehåller, ta bort dem och blockera nya. Här finns anvisningarna:',
    phones:
      'På en telefon eller surfplatta kan du i systeminställningarna återställa eller stänga av annonsidentifieraren och bestämma vilka appar som får spåra dig.',
    consequence: 'Om du blockerar absolut nödvändiga spårare kan det hända att delar av %{site} inte längre fungerar.',
    optOuts: 'Vissa leverantörer erbjuder en egen möjlighet att säga nej (opt-out):',
    optOut: 'Välj bort %{name}',
  },
  rights: {
    heading: 'Dina rättigheter',
    text: 'När spårare behandlar personuppgifter har du de rättigheter som dataskyddslagstiftningen ger dig. Om du vill utöva dem, kontakta oss via %{contact}.',
    complain: 'Du kan även klaga hos en dataskyddsmyndighet.',
  },
  none: {
    heading: 'Inga spårare',
    text: '%{site} använder ingen tjänst som placerar spårare på din enhet.',
  },
  changes: {
    heading: 'Ändringar av denna cookiepolicy',
    text: 'När spårarna ändras, ändras också denna cookiepolicy. Varje version är daterad, och tidigare versioner kan öppnas från den sida där den är publicerad.',
  },
};
