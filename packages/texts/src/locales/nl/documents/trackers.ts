import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookies en andere trackers',
  intro:
    'Trackers zijn cookies, gegevens in de lokale opslag van een browser, apparaat-ID’s en soortgelijke technieken waarmee informatie op uw apparaat wordt opgeslagen of daarvan wordt uitgelezen.',
  necessary:
    'Trackers zonder welke een functie waarom u vraagt niet zou werken, worden zonder toestemming gebruikt (%{provisions}).',
  consent:
    'Alle andere trackers berusten op uw toestemming. U kunt die weigeren en op elk moment intrekken; de verwerking tot dat moment blijft rechtmatig.',
  provisions: {
    union: 'artikel 5 lid 3 van Richtlijn 2002/58/EG',
    france: 'artikel 82 van de Franse wet inzake gegevensbescherming, wet nr. 78-17 van 6 januari 1978',
    germany: '§ 25 van de Duitse TDDDG',
    italy: 'artikel 122 van het Italiaanse wetboek gegevensbescherming, wetsbesluit nr. 196/2003',
    spain: 'artikel 22.2 van de Spaanse wet 34/2002, LSSI',
    unitedKingdom: 'regulation 6 van de Britse Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Voor apparaten in het Verenigd Koninkrijk geldt regulation 6 van de Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Voor apparaten in Zwitserland geldt artikel 45c van de Zwitserse telecommunicatiewet: u kunt weigeren dat gegevens op uw apparaat worden verwerkt. In deze privacyverklaring leest u waarvoor die verwerking dient.',
  withdrawControl:
    'Om uw keuze te wijzigen of in te trekken, gebruikt u de privacyinstellingen die op elke pagina beschikbaar zijn.',
  withdrawLink: 'Om uw keuze te wijzigen of in te trekken: %{link}.',
  withdrawLinkText: 'uw keuzes over trackers',
  withdrawBrowser:
    'Om uw toestemming in te trekken, verwijdert u de opgeslagen trackers in de instellingen van uw browser of apparaat en blokkeert u daar nieuwe. U kunt ook contact met ons opnemen via %{contact}.',
  withdrawDevice:
    'In de instellingen van uw browser of apparaat kunt u opgeslagen trackers verwijderen en nieuwe blokkeren.',
  policy: 'Welke cookies en andere trackers worden gebruikt en hoe u ze kunt weigeren, leest u in de %{link}.',
  policyText: 'cookieverklaring',
  listIntro: 'De tabel vermeldt de trackers met hun naam. Een sterretje staat voor wisselende tekens.',
  caption: 'Trackers',
  name: 'Naam',
  service: 'Dienst',
  purpose: 'Doel',
  duration: 'Bewaartermijn',
  party: 'Geplaatst door',
  firstParty: 'Eerste partij',
  thirdParty: 'Derde partij',
  unnamed: 'Trackers die hier niet met hun naam worden vermeld, kunnen worden gebruikt door: %{services}.',
};
