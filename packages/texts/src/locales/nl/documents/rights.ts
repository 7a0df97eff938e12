import type { Translated } from '../../../translated.ts';
import type { rights as english } from '../../en/documents/rights.ts';

export const rights: Translated<typeof english> = {
  heading: 'Uw rechten',
  intro: 'Voor zover het recht dat op u van toepassing is daarin voorziet, hebt u de volgende rechten:',
  access: {
    name: 'Inzage',
    text: 'U kunt te weten komen of wij gegevens over u verwerken en er een kopie van ontvangen, met de bijzonderheden van de verwerking (artikel 15 AVG).',
  },
  rectification: {
    name: 'Rectificatie',
    text: 'U kunt onjuiste gegevens laten rectificeren en onvolledige gegevens laten aanvullen (artikel 16 AVG).',
  },
  erasure: {
    name: 'Gegevenswissing',
    text: 'U kunt uw gegevens laten wissen, bijvoorbeeld wanneer ze niet meer nodig zijn of wanneer u uw toestemming intrekt (artikel 17 AVG).',
  },
  restriction: {
    name: 'Beperking van de verwerking',
    text: 'U kunt verlangen dat gegevens alleen worden opgeslagen en niet anders worden gebruikt, bijvoorbeeld terwijl de juistheid ervan wordt gecontroleerd (artikel 18 AVG).',
  },
  notification: {
    name: 'Kennisgeving aan ontvangers',
    text: 'Wij stellen iedere ontvanger van uw gegevens in kennis van elke rectificatie, wissing of beperking, tenzij dat onmogelijk is of onevenredig veel inspanning vergt; op verzoek vertellen wij u wie zij zijn (artikel 19 AVG).',
  },
  portability: {
    name: 'Overdraagbaarheid van gegevens',
    text: 'U kunt de gegevens die u ons hebt verstrekt in een gestructureerde, gangbare en machineleesbare vorm ontvangen of aan een andere verwerkingsverantwoordelijke laten doorzenden, wanneer de verwerking op toestemming of een overeenkomst berust en geautomatiseerd verloopt (artikel 20 AVG).',
  },
  automated: {
    name: 'Geen uitsluitend geautomatiseerde besluiten',
    text: 'U hebt het recht niet te worden onderworpen aan een uitsluitend op geautomatiseerde verwerking gebaseerd besluit dat u in aanmerkelijke mate treft, behalve wanneer de wet dat toestaat; u kunt het dan door een mens laten beoordelen (artikel 22 AVG).',
  },
  withdrawal: {
    name: 'Intrekking van toestemming',
    text: 'U kunt elke toestemming op elk moment intrekken. Wat vóór de intrekking is gebeurd, blijft rechtmatig (artikel 7 lid 3 AVG).',
  },
  deceased: {
    name: 'Gegevens van overledenen',
    france:
      'U kunt richtlijnen geven over de manier waarop uw gegevens na uw overlijden moeten worden bewaard, gewist en meegedeeld (artikel 85 van de Franse wet inzake gegevensbescherming, wet nr. 78-17 van 6 januari 1978).',
    italy:
      'De rechten van de artikelen 15 tot en met 22 AVG met betrekking tot de gegevens van een overledene komen toe aan wie een eigen belang heeft, als gevolmachtigde van die persoon ter bescherming van diens belangen optreedt of handelt om familieredenen die bescherming verdienen (artikel 2-terdecies van het Italiaanse wetboek gegevensbescherming, wetsbesluit nr. 196/2003).',
    spain:
      'Familieleden en erfgenamen van een overledene, en degenen die het leven met die persoon deelden, kunnen ons om inzage in diens gegevens en om rectificatie of wissing daarvan vragen, tenzij die persoon dat uitdrukkelijk heeft verboden of een wet anders bepaalt (artikel 3 van de Spaanse organieke wet 3/2018, LOPDGDD).',
  },
  objection: {
    heading: 'Recht van bezwaar',
    reasons:
      'Wanneer wij uw gegevens verwerken op grond van gerechtvaardigde belangen of in het algemeen belang, kunt u op elk moment bezwaar maken om redenen die met uw specifieke situatie verband houden. Wij staken dan de verwerking, tenzij wij dwingende gerechtvaardigde gronden aantonen of de gegevens nodig hebben voor een rechtsvordering (artikel 21 lid 1 AVG).',
    marketing:
      'Tegen het gebruik van uw gegevens voor direct marketing kunt u op elk moment en zonder opgave van redenen bezwaar maken. Wij gebruiken ze dan niet meer voor dat doel (artikel 21 leden 2 en 3 AVG).',
  },
  exercise: {
    heading: 'Hoe u uw rechten uitoefent',
    write:
      'Om uw rechten uit te oefenen, kunt u contact met ons opnemen via %{contact}. Eén zin volstaat; een bepaalde vorm is niet nodig.',
    form: 'Om uw rechten uit te oefenen, kunt u %{link} gebruiken. U kunt ook contact met ons opnemen via %{contact}.',
    formText: 'ons aanvraagformulier',
    answer:
      'Wij antwoorden kosteloos en zonder onredelijke vertraging, uiterlijk binnen een maand. Wanneer verzoeken complex of talrijk zijn, kan deze termijn met twee maanden worden verlengd; wij laten u dat dan binnen de eerste maand weten en zeggen waarom (artikel 12 AVG).',
    identity:
      'Alleen wanneer wij redelijke twijfels hebben over uw identiteit, vragen wij om aanvullende informatie om die te bevestigen.',
  },
  complaint: {
    heading: 'Klacht bij een toezichthoudende autoriteit',
    gdpr: 'Als u van mening bent dat de verwerking van uw gegevens inbreuk maakt op de wet, kunt u een klacht indienen bij een toezichthoudende autoriteit voor gegevensbescherming, met name in de lidstaat waar u gewoonlijk verblijft, waar u uw werkplek hebt of waar de beweerde inbreuk is begaan (artikel 77 AVG).',
    competent: 'De voor ons bevoegde autoriteit is:',
    competentOneOf:
      'Welke autoriteit voor ons bevoegd is, hangt af van het deel van het land waarin wij zijn gevestigd. Dit zijn de autoriteiten in het betrokken land (%{country}); u kunt zich tot elk daarvan wenden:',
    find: 'De autoriteiten van alle landen van de Europese Economische Ruimte staan hier vermeld: %{link}.',
    findText: 'Europees Comité voor gegevensbescherming, leden',
    court: 'U kunt zich ook tot de rechter wenden (artikel 79 AVG).',
    name: 'Autoriteit',
    address: 'Adres',
    email: 'E-mail',
    website: 'Website',
  },
};
