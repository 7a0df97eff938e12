import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Piškotki in drugi sledilniki',
  intro:
    'Sledilniki so piškotki, vnosi v lokalni shrambi brskalnika, identifikatorji naprav in podobne tehnike, ki na vaši napravi shranjujejo informacije ali jih z nje berejo.',
  necessary:
    'Sledilniki, brez katerih funkcija, ki jo zahtevate, ne bi delovala, se uporabljajo brez privolitve (%{provisions}).',
  consent:
    'Vsi drugi sledilniki temeljijo na vaši privolitvi. Lahko jo zavrnete in kadar koli prekličete; obdelava do takrat ostane zakonita.',
  provisions: {
    union: 'člen 5(3) Direktive 2002/58/ES',
    france: 'člen 82 francoskega zakona o varstvu podatkov, zakon št. 78-17 z dne 6. januarja 1978',
    germany: '§ 25 nemškega zakona TDDDG',
    italy: 'člen 122 italijanskega zakonika o varstvu osebnih podatkov, zakonska uredba št. 196/2003',
    spain: 'člen 22(2) španskega zakona 34/2002, LSSI',
    unitedKingdom: 'regulation 6 britanskih predpisov Privacy and Electronic Communications Regulations 2003',
  },
  unitedKingdom:
    'Za naprave v Združenem kraljestvu velja regulation 6 predpisov Privacy and Electronic Communications Regulations 2003.',
  switzerland:
    'Za naprave v Švici velja člen 45c švicarskega zakona o telekomunikacijah: obdelavo podatkov na svoji napravi lahko zavrnete. Ta dokument vas obvešča, čemu je ta obdelava namenjena.',
  withdrawControl:
    'Svojo izbiro lahko spremenite ali prekličete z nastavitvami zasebnosti, ki so na voljo na vsaki strani.',
  withdrawLink: 'Sprememba ali preklic vaše izbire: %{link}.',
  withdrawLinkText: 'vaše izbire glede sledilnikov',
  withdrawBrowser:
    'Privolitev prekličete tako, da v nastavitvah brskalnika ali naprave izbrišete shranjene sledilnike in blokirate nove. Lahko nam tudi pišete: %{contact}.',
  withdrawDevice: 'V nastavitvah brskalnika ali naprave lahko izbrišete shranjene sledilnike in blokirate nove.',
  policy: 'Kateri piškotki in drugi sledilniki se uporabljajo in kako jih lahko zavrnete, pojasnjuje %{link}.',
  policyText: 'politika piškotkov',
  listIntro: 'Preglednica navaja sledilnike po imenih. Zvezdica označuje spreminjajoče se znake.',
  caption: 'Sledilniki',
  name: 'Ime',
  service: 'Storitev',
  purpose: 'Namen',
  duration: 'Obdobje hrambe',
  party: 'Izvor',
  firstParty: 'Lastni',
  thirdParty: 'Tretje osebe',
  unnamed: 'Sledilnike, ki tukaj niso navedeni po imenu, lahko uporabljajo naslednje storitve: %{services}.',
};
