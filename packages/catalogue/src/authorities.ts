import type { CountryCode } from './service.ts';

/** A supervisory authority that accepts data protection complaints. GDPR Art. 77, UK GDPR Art. 77, FADP Art. 49. */
export type Authority = {
  readonly country: CountryCode;
  /** ISO 3166-2 code, if it is responsible only for a part of the country, as in the German states. */
  readonly part?: string;
  /** The authority's own name, with its acronym. */
  readonly name: ByLanguage;
  /** Without the country, whose name depends on the reader's language. */
  readonly address: ByLanguage;
  /** Left out if it accepts complaints only by form or mail. */
  readonly email?: string;
  readonly website: string;
};

/** A text for all readers, with variants for readers of some languages. */
export type ByLanguage = Readonly<Record<string, string>> & { readonly other: string };

// Facts from datenanfragen/data at 0a29c3d6 (July 21, 2026), CC0-1.0. Omits the authorities of churches and broadcasters and
// that of the Bavarian public sector, which are not responsible for owners of their own sites.
// `fr=` begins the text for readers of French; the text before it is for all others. An authority has its name in each official
// language of its country; readers of another script get the English name it uses itself.
const table = `
AT | Österreichische Datenschutzbehörde (DSB) | Barichgasse 40-42, 1030 Wien | dsb@dsb.gv.at | https://www.dsb.gv.at/
BE | Autorité de protection des données – Gegevensbeschermingsautoriteit (APD-GBA) / fr=Autorité de protection des données (APD) / nl=Gegevensbeschermingsautoriteit (GBA) / de=Datenschutzbehörde (DSB) | Drukpersstraat 35, 1000 Brussels / nl=Drukpersstraat 35, 1000 Brussel / fr=Rue de la Presse 35, 1000 Bruxelles / de=Rue de la Presse 35, 1000 Brüssel | contact@apd-gba.be | https://www.dataprotectionauthority.be/
BG | Commission for Personal Data Protection / bg=Комисия за защита на личните данни | 2 Prof. Tsvetan Lazarov Blvd., Sofia 1592 / bg=бул. „Проф. Цветан Лазаров“ 2, София 1592 | kzld@cpdp.bg | https://www.cpdp.bg
CH | Federal Data Protection and Information Commissioner (FDPIC) / de=Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB) / fr=Préposé fédéral à la protection des données et à la transparence (PFPDT) / it=Incaricato federale della protezione dei dati e della trasparenza (IFPDT) | Feldeggweg 1, 3003 Bern / fr=Feldeggweg 1, 3003 Berne / it=Feldeggweg 1, 3003 Berna | | https://www.edoeb.admin.ch
CY | Office of the Commissioner for Personal Data Protection / el=Γραφείο Επιτρόπου Προστασίας Δεδομένων Προσωπικού Χαρακτήρα | P.O. Box 23378, 1682 Nicosia / el=Τ.Θ. 23378, 1682 Λευκωσία | commissioner@dataprotection.gov.cy | https://www.dataprotection.gov.cy
CZ | Úřad pro ochranu osobních údajů (ÚOOÚ) | Pplk. Sochora 27, 170 00 Praha 7 | posta@uoou.cz | https://www.uoou.cz/
DE | Die Bundesbeauftragte für den Datenschutz und die Informationsfreiheit | Graurheindorfer Str. 153, 53117 Bonn | poststelle@bfdi.bund.de | https://www.bfdi.bund.de
DE-BB | Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg | Stahnsdorfer Damm 77, 14532 Kleinmachnow | poststelle@lda.brandenburg.de | https://www.lda.brandenburg.de
DE-BE | Berliner Beauftragte für Datenschutz und Informationsfreiheit | Alt-Moabit 59-61, 10555 Berlin | mailbox@datenschutz-berlin.de | https://www.datenschutz-berlin.de
DE-BW | Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg | Postfach 10 29 32, 70025 Stuttgart | poststelle@lfdi.bwl.de | https://www.baden-wuerttemberg.datenschutz.de/
DE-BY | Bayerisches Landesamt für Datenschutzaufsicht (BayLDA) | Postfach 1349, 91504 Ansbach | poststelle@lda.bayern.de | https://www.lda.bayern.de/de/index.html
DE-HB | Die Landesbeauftragte für Datenschutz und Informationsfreiheit Bremen | Arndtstraße 1, 27570 Bremerhaven | office@datenschutz.bremen.de | https://www.datenschutz.bremen.de/
DE-HE | Der Hessische Beauftragte für Datenschutz und Informationsfreiheit | Postfach 3163, 65021 Wiesbaden | poststelle@datenschutz.hessen.de | https://datenschutz.hessen.de/
DE-HH | Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit | Ludwig-Erhard-Str. 22, 7. OG, 20459 Hamburg | mailbox@datenschutz.hamburg.de | https://datenschutz-hamburg.de/
DE-MV | Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern | Schloss Schwerin, Lennéstraße 1, 19053 Schwerin | info@datenschutz-mv.de | https://www.datenschutz-mv.de/
DE-NI | Der Landesbeauftragte für den Datenschutz Niedersachsen | Postfach 221, 30002 Hannover | poststelle@lfd.niedersachsen.de | https://lfd.niedersachsen.de/startseite/
DE-NW | Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen | Kavalleriestraße 2-4, 40213 Düsseldorf | poststelle@ldi.nrw.de | https://www.ldi.nrw.de/
DE-RP | Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz | Postfach 30 40, 55020 Mainz | poststelle@datenschutz.rlp.de | https://www.datenschutz.rlp.de
DE-SH | Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein | Postfach 71 16, 24171 Kiel | mail@datenschutzzentrum.de | https://www.datenschutzzentrum.de/
DE-SL | Unabhängiges Datenschutzzentrum Saarland | Fritz-Dobisch-Straße 12, 66111 Saarbrücken | poststelle@datenschutz.saarland.de | https://datenschutz.saarland.de/
DE-SN | Sächsische Datenschutz- und Transparenzbeauftragte | Postfach 11 01 32, 01330 Dresden | post@sdtb.sachsen.de | https://www.datenschutz.sachsen.de
DE-ST | Landesbeauftragter für den Datenschutz Sachsen-Anhalt | Postfach 1947, 39009 Magdeburg | poststelle@lfd.sachsen-anhalt.de | https://datenschutz.sachsen-anhalt.de
DE-TH | Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit | Postfach 900455, 99107 Erfurt | poststelle@datenschutz.thueringen.de | https://www.tlfdi.de
DK | Datatilsynet | Carl Jacobsens Vej 35, 2500 Valby | dt@datatilsynet.dk | https://www.datatilsynet.dk/
EE | Andmekaitse Inspektsioon (AKI) | Tatari 39, 10134 Tallinn | info@aki.ee | https://www.aki.ee/
ES | Agencia Española de Protección de Datos (AEPD) | C/ Jorge Juan, 6, 28001 Madrid | | https://www.aepd.es/
FI | Tietosuojavaltuutetun toimisto / sv=Dataombudsmannens byrå | PL 800, 00531 Helsinki / sv=PB 800, 00531 Helsingfors | tietosuoja@om.fi | https://tietosuoja.fi
FR | Commission nationale de l’informatique et des libertés (CNIL) | 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07 | | https://www.cnil.fr/
GB | Information Commissioner’s Office (ICO) | Wycliffe House, Water Lane, Wilmslow, Cheshire, SK9 5AF | | https://ico.org.uk/
GR | Hellenic Data Protection Authority / el=Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα | Kifissias 1-3, 115 23 Athens / el=Λεωφόρος Κηφισίας 1-3, 115 23 Αθήνα | complaints@dpa.gr | https://www.dpa.gr/
HR | Agencija za zaštitu osobnih podataka (AZOP) | Ulica Metela Ožegovića 16, 10000 Zagreb | azop@azop.hr | https://azop.hr/
HU | Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH) | 1363 Budapest, Pf. 9. | ugyfelszolgalat@naih.hu | https://www.naih.hu/
IE | Data Protection Commission (DPC) | 6 Pembroke Row, Dublin 2, D02 X963 | info@dataprotection.ie | https://www.dataprotection.ie
IS | Persónuvernd | Rauðarárstígur 10, 105 Reykjavík | postur@personuvernd.is | https://www.personuvernd.is/
IT | Garante per la protezione dei dati personali | Piazza Venezia 11, 00187 Roma | protocollo@pec.gpdp.it | https://www.garanteprivacy.it/
LI | Datenschutzstelle Fürstentum Liechtenstein (DSS) | Städtle 38, Postfach 684, 9490 Vaduz | info.dss@llv.li | https://www.datenschutzstelle.li/
LT | Valstybinė duomenų apsaugos inspekcija (VDAI) | L. Sapiegos g. 17, 10312 Vilnius | ada@ada.lt | https://vdai.lrv.lt/
LU | Commission nationale pour la protection des données (CNPD) / de=Nationale Kommission für den Datenschutz (CNPD) | 15, Boulevard du Jazz, L-4370 Belvaux | info@cnpd.lu | https://cnpd.public.lu
LV | Datu valsts inspekcija (DVI) | Elijas iela 17, Rīga, LV-1050 | pasts@dvi.gov.lv | https://www.dvi.gov.lv/
MT | Office of the Information and Data Protection Commissioner (IDPC) | Floor 2, Airways House, Triq Il-Kbira, Tas-Sliema SLM 1549 | idpc.info@idpc.org.mt | https://idpc.org.mt
NL | Autoriteit Persoonsgegevens (AP) | Postbus 93374, 2509 AJ Den Haag | info@autoriteitpersoonsgegevens.nl | https://autoriteitpersoonsgegevens.nl
NO | Datatilsynet | Postboks 458 Sentrum, 0105 Oslo | postkasse@datatilsynet.no | https://www.datatilsynet.no/
PL | Prezes Urzędu Ochrony Danych Osobowych (UODO) | ul. Moniuszki 1A, 00-014 Warszawa | kancelaria@uodo.gov.pl | https://www.uodo.gov.pl/
PT | Comissão Nacional de Proteção de Dados (CNPD) | Av. D. Carlos I, 134, 1.º, 1200-651 Lisboa | geral@cnpd.pt | https://www.cnpd.pt
RO | Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal (ANSPDCP) | B-dul G-ral. Gheorghe Magheru 28-30, sector 1, cod poștal 010336, București | anspdcp@dataprotection.ro | https://www.dataprotection.ro/
SE | Integritetsskyddsmyndigheten (IMY) | Box 8114, 104 20 Stockholm | imy@imy.se | https://www.imy.se/
SI | Informacijski pooblaščenec | Dunajska cesta 22, 1000 Ljubljana | gp.ip@ip-rs.si | https://www.ip-rs.si/
SK | Úrad na ochranu osobných údajov Slovenskej republiky | Hraničná 12, 820 07 Bratislava 27 | statny.dozor@pdp.gov.sk | https://dataprotection.gov.sk/uoou/
`;

export const authorities: readonly Authority[] = table.trim().split('\n').map(read);

/** The authorities of a country, the national one first. Empty if we know none. */
export function authoritiesOf(country: CountryCode): readonly Authority[] {
  return authorities.filter((authority) => authority.country === country);
}

/** The text for a reader's language: `de-CH` gets the one for `de`. */
export function inLanguage(said: ByLanguage, language: string): string {
  return said[language.split('-')[0] ?? ''] ?? said.other;
}

function read(line: string): Authority {
  const [code = '', name = '', address = '', email = '', website = ''] = line.split('|').map((cell) => cell.trim());
  return {
    country: code.slice(0, 2),
    ...(code.length > 2 && { part: code }),
    name: byLanguage(name),
    address: byLanguage(address),
    ...(email && { email }),
    website,
  };
}

function byLanguage(cell: string): ByLanguage {
  const [other = '', ...rest] = cell.split(' / ');
  return { ...Object.fromEntries(rest.map((said) => [said.slice(0, 2), said.slice(3)])), other };
}
