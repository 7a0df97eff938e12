import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Beëindiging van het gebruik',
    text: 'Wij kunnen een account om gewichtige redenen beëindigen, met name na ernstige of herhaalde schendingen van deze voorwaarden, en anders met een opzegtermijn van %{days}. Betalingen voor de tijd waarin niets meer wordt geleverd, worden terugbetaald, tenzij u de beëindiging door een schending hebt veroorzaakt.',
    data: 'Vóór en tot 30 dagen na het einde kunnen consumenten de inhoud die zij hebben gecreëerd of verstrekt kosteloos opvragen.',
  },
  changes: {
    heading: 'Wijzigingen van deze voorwaarden',
    reasons:
      'Voor reeds lopende overeenkomsten wijzigen wij deze voorwaarden alleen om een geldige reden: een wijziging van de wet, een beslissing van een rechter of autoriteit, redenen van veiligheid of nieuwe functies die regels nodig hebben.',
    notice:
      'Wij delen u een wijziging ten minste %{days} voordat zij geldt mee, en ook wat er verandert. Voordat zij geldt, kunt u de overeenkomst kosteloos beëindigen. Voor een wijziging van de voornaamste verplichtingen van een van de partijen is uw instemming nodig.',
    use: 'Wie %{site} gebruikt, doet dat onder de versie van deze voorwaarden die op dat moment is gepubliceerd.',
    versions:
      'Elke versie draagt haar datum; eerdere versies kunnen worden geopend op de pagina waarop deze voorwaarden zijn gepubliceerd.',
  },
  law: {
    heading: 'Toepasselijk recht en bevoegde rechter',
    law: 'Het recht van het volgende land is van toepassing: %{country}.',
    lawState:
      'Het recht van de volgende staat van de Verenigde Staten is van toepassing, met uitzondering van zijn conflictregels: %{state}.',
    consumers:
      'Consumenten behouden de bescherming van de dwingende bepalingen van het land waar zij hun gewone verblijfplaats hebben (artikel 6 van Verordening (EG) nr. 593/2008, waar die van toepassing is).',
    convention:
      'In de verhouding tot ondernemingen is het Verdrag der Verenigde Naties inzake internationale koopovereenkomsten betreffende roerende zaken niet van toepassing.',
    court: 'Voor geschillen met ondernemingen is de rechter van de volgende plaats bevoegd: %{place}.',
    consumerCourts:
      'Consumenten die in de Europese Economische Ruimte, in Zwitserland of in het Verenigd Koninkrijk wonen, kunnen procederen bij de rechter van de plaats waar zij wonen, en kunnen alleen daar worden gedagvaard.',
    consumersElsewhere:
      'Consumenten die elders wonen, kunnen ook procederen bij de rechter die het recht van het land waar zij wonen voor hen openstelt.',
  },
  disputes: {
    heading: 'Beslechting van geschillen',
    first: 'Als u ergens ontevreden over bent, schrijf dan naar %{contact}: wij zoeken een oplossing.',
    none: 'Wij zijn niet verplicht en niet bereid deel te nemen aan een procedure bij een geschillencommissie voor consumenten.',
    unlessObliged:
      'Wij nemen alleen deel aan een procedure bij een geschillencommissie voor consumenten als een wet ons daartoe verplicht.',
    body: 'Wij nemen deel aan procedures bij de volgende geschillencommissie voor consumenten: %{body}.',
    france:
      'Consumenten kunnen zich kosteloos tot deze instantie wenden als zij eerst hebben geprobeerd het geschil met een schriftelijke klacht bij ons op te lossen, en binnen een jaar na die klacht (art. L. 612-1 en L. 612-2 van het Franse consumentenwetboek).',
    hungary:
      'Consumenten kunnen een geschil voorleggen aan een bemiddelingsraad (békéltető testület). Die van onze vestigingsplaats is: %{body}. In Hongarije is de raad bevoegd van de plaats waar de consument woont, of een andere die de consument in zijn verzoek noemt.',
    hungaryDuty:
      'Wij zijn wettelijk verplicht aan de procedure mee te werken (artikel 29 van Wet CLV van 1997 inzake consumentenbescherming).',
  },
  approval: {
    heading: 'Specifieke goedkeuring van bedingen',
    text: 'Klanten die geen consument zijn, keuren de volgende bedingen van deze voorwaarden specifiek goed, zoals art. 1341, tweede lid, en art. 1342 van het Italiaanse burgerlijk wetboek vereisen:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'wijziging van lopende digitale diensten',
      subscription: 'stilzwijgende verlenging en wijziging van de prijs',
      conformity: 'plicht om goederen te onderzoeken en gebreken te melden; verjaring van vorderingen',
      marketplace: 'beperking, opschorting en beëindiging van het gebruik door verkopers',
      conduct: 'beperking en blokkering van de toegang',
      availability: 'onderbrekingen van de dienst',
      liability: 'uitsluiting en beperking van onze aansprakelijkheid',
      termination: 'ons recht de overeenkomst te beëindigen',
      changes: 'ons recht deze voorwaarden te wijzigen',
      court: 'bevoegde rechter',
    },
    separately:
      'Deze goedkeuring wordt gegeven met een tweede handtekening of, online, met een eigen verklaring, los van de aanvaarding van deze voorwaarden als geheel.',
  },
  final: {
    heading: 'Slotbepaling',
    text: 'Als een bepaling van deze voorwaarden ongeldig is, treedt de wet daarvoor in de plaats; de andere bepalingen blijven gelden.',
  },
};
