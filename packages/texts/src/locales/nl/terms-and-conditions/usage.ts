import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Wat u ermee mag doen',
    software:
      'U mag de software gebruiken zolang de overeenkomst loopt, voor uzelf of binnen uw eigen organisatie. Het recht is niet exclusief en kan niet worden overgedragen.',
    content:
      'U mag digitale inhoud die u hebt gekocht voor uzelf gebruiken, zonder beperking in de tijd, tenzij het aanbod iets anders vermeldt. Het recht is niet exclusief en kan niet worden overgedragen.',
    app: 'U mag de app installeren op de apparaten die van u zijn of waarover u de beschikking hebt, en daar gebruiken.',
    limits:
      'U mag het niet kopiëren, doorgeven, verhuren, uit elkaar halen of de beveiliging ervan omzeilen, behalve waar de wet dat toestaat, ongeacht wat een overeenkomst bepaalt.',
  },
  conduct: {
    heading: 'Wat niet is toegestaan',
    intro: 'Wanneer u %{site} gebruikt, mag u niet:',
    rules: {
      law: 'de wet overtreden of inbreuk maken op de rechten van anderen',
      malware: 'schadelijke programma’s verspreiden of beveiligingsmaatregelen omzeilen',
      load: 'de werking ervan verstoren, bijvoorbeeld door geautomatiseerde verzoeken die een overbelasting veroorzaken',
      access: 'zich zonder toestemming toegang verschaffen tot accounts of gegevens van anderen',
      resale: 'de toegang ertoe aan anderen verkopen, tenzij wij daarmee hebben ingestemd',
    },
    measures:
      'Als u deze regels schendt, mogen wij uw toegang beperken of blokkeren, voor zover dat evenredig is. Tenzij de zaak dringend is, waarschuwen wij u eerst.',
  },
  content: {
    heading: 'Onze inhoud',
    text: 'Teksten, afbeeldingen, programma’s en merken op %{site} behoren toe aan ons of aan wie ons daarvoor een licentie heeft gegeven. U mag ze bekijken en privé gebruiken; voor alles wat verder gaat, is onze toestemming nodig of een wet die het toestaat.',
    textBusinesses:
      'Teksten, afbeeldingen, programma’s en merken op %{site} behoren toe aan ons of aan wie ons daarvoor een licentie heeft gegeven. U mag ze bekijken en voor eigen doeleinden gebruiken; voor alles wat verder gaat, is onze toestemming nodig of een wet die het toestaat.',
  },
  entrusted: {
    heading: 'Persoonsgegevens die u ons toevertrouwt',
    text: 'Als klanten met de software persoonsgegevens verwerken in het kader van hun bedrijfsuitoefening, zijn zij de verwerkingsverantwoordelijken en zijn wij hun verwerker. Wij verwerken die gegevens alleen op grond van een overeenkomst die voldoet aan artikel 28 AVG en die wij aan elk van deze klanten aanbieden.',
  },
  switching: {
    heading: 'Overstappen naar een andere aanbieder',
    right:
      'Klanten kunnen te allen tijde overstappen naar een andere aanbieder, overgaan op eigen systemen of hun gegevens laten wissen, met een opzegtermijn van ten hoogste twee maanden (art. 25 van Verordening (EU) 2023/2854, de dataverordening).',
    transition:
      'Na afloop van de termijn voeren wij de overstap onverwijld en binnen 30 dagen uit. Als dat technisch niet haalbaar is, zeggen wij binnen 14 werkdagen na het verzoek waarom en noemen wij een andere periode, van ten hoogste zeven maanden. De klant kan de periode eenmaal verlengen. Tot het einde ervan verlenen wij redelijke bijstand, houden wij de dienst even veilig als voorheen in bedrijf en wijzen wij op bekende risico’s voor de continuïteit ervan.',
    data: 'Alle gegevens die de klant heeft ingebracht of door het gebruik van de dienst heeft doen ontstaan, kunnen worden geëxporteerd in een gestructureerd, gangbaar en machineleesbaar formaat. Uitgezonderd zijn gegevens over de interne werking van de dienst die onze bedrijfsgeheimen zijn, voor zover dit de overstap niet belemmert. De gegevens kunnen tot ten minste 30 dagen na de overgang worden opgevraagd; daarna wissen wij ze.',
    end: 'De overeenkomst eindigt wanneer de overstap is voltooid of, als de klant alleen wil dat de gegevens worden gewist, wanneer de opzegtermijn afloopt.',
    charges:
      'Tot en met 11 januari 2027 brengen wij voor de overstap ten hoogste de kosten in rekening die er rechtstreeks uit voortvloeien; daarna brengen wij niets in rekening.',
    free: 'Voor de overstap brengen wij niets in rekening.',
  },
  information: {
    heading: 'Informatie op de site',
    text: 'Wij stellen de informatie op %{site} zorgvuldig samen. Zij is algemeen, is geen advies voor uw geval en kan verouderd zijn.',
    links: 'Voor de inhoud van andere sites waarnaar wij linken, zijn de eigenaars daarvan verantwoordelijk.',
  },
  availability: {
    heading: 'Beschikbaarheid',
    text: 'Wij zorgen er met redelijke inspanning voor dat %{site} beschikbaar is. De beschikbaarheid kan worden onderbroken voor onderhoud, voor de veiligheid of om redenen waarop wij geen invloed hebben; waar wij kunnen, kondigen wij langere onderbrekingen aan.',
  },
  stores: {
    heading: 'Appstores',
    parties:
      'Deze voorwaarden worden alleen tussen u en ons overeengekomen. Wij, en niet de exploitant van de appstore (%{stores}), zijn verantwoordelijk voor de app, de inhoud, het onderhoud en de ondersteuning ervan.',
    purchases:
      'Op aankopen via een appstore zijn ook de regels van die appstore over betaling en terugbetaling van toepassing. Uw wettelijke rechten jegens ons blijven bestaan.',
    apple:
      'Apple en haar dochterondernemingen zijn derde-begunstigden van deze voorwaarden en kunnen ze jegens u afdwingen. U bevestigt dat u zich niet bevindt in een land waarvoor een embargo van de Verenigde Staten geldt en dat u niet op een van hun lijsten van uitgesloten partijen staat.',
  },
};
