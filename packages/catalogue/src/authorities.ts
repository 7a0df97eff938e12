import type { CountryCode } from './service.ts';

/** An authority people can complain to about how their data is handled. GDPR Art. 77, UK GDPR Art. 77, FADP Art. 49. */
export type Authority = {
  readonly country: CountryCode;
  /** ISO 3166-2, where it is in charge of a part of the country only: the German states. */
  readonly part?: string;
  readonly name: string;
  readonly address: string;
  /** Left out where it takes complaints by form or post alone. */
  readonly email?: string;
  readonly website: string;
};

// Facts from datenanfragen/data at 0a29c3d6 (21 July 2026), CC0-1.0. Authorities of churches and broadcasters, and that
// of the Bavarian public sector, are left out: they are not in charge of those who run a site of their own.
const table = `
AT | Österreichische Datenschutzbehörde | Barichgasse 40-42, 1030 Wien, Österreich | dsb@dsb.gv.at | https://www.dsb.gv.at/
BE | Autorité de protection des données de Belgique, Gegevensbeschermingsautoriteit van België | Drukpersstraat 35, 1000 Brussels, Belgium | contact@apd-gba.be | https://www.dataprotectionauthority.be/
BG | Commission for Personal Data Protection Bulgaria | 2 Prof. Tsvetan Lazarov Blvd., Sofia 1592, Bulgaria | kzld@cpdp.bg | https://www.cpdp.bg
CH | EDÖB – Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter | Feldeggweg 1, 3003 Bern, Schweiz | | https://www.edoeb.admin.ch
CY | Γραφείο Επιτρόπου Δεδομένων Προσωπικού Χαρακτήρα (Personal Data Commissioner of Cyprus) | Τ.Θ. 23378, 1682 Λευκωσία (Nicosia), Cyprus | commissioner@dataprotection.gov.cy | https://www.dataprotection.gov.cy
CZ | Úřad pro ochranu osobních údajů (Czech Office for Personal Data Protection) | Pplk. Sochora 27, 170 00 Praha 7, Czech Republic | posta@uoou.cz | https://www.uoou.cz/
DE | Die Bundesbeauftragte für den Datenschutz und die Informationsfreiheit | Graurheindorfer Str. 153, 53117 Bonn, Deutschland | poststelle@bfdi.bund.de | https://www.bfdi.bund.de
DE-BB | Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg | Stahnsdorfer Damm 77, 14532 Kleinmachnow, Deutschland | poststelle@lda.brandenburg.de | https://www.lda.brandenburg.de
DE-BE | Berliner Beauftragte für Datenschutz und Informationsfreiheit | Alt-Moabit 59-61, 10555 Berlin, Deutschland | mailbox@datenschutz-berlin.de | https://www.datenschutz-berlin.de
DE-BW | Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg | Postfach 10 29 32, 70025 Stuttgart, Deutschland | poststelle@lfdi.bwl.de | https://www.baden-wuerttemberg.datenschutz.de/
DE-BY | Bayerisches Landesamt für Datenschutzaufsicht (BayLDA) | Postfach 1349, 91504 Ansbach, Deutschland | poststelle@lda.bayern.de | https://www.lda.bayern.de/de/index.html
DE-HB | Die Landesbeauftragte für Datenschutz und Informationsfreiheit Bremen | Arndtstraße 1, 27570 Bremerhaven, Deutschland | office@datenschutz.bremen.de | https://www.datenschutz.bremen.de/
DE-HE | Der Hessische Beauftragte für Datenschutz und Informationsfreiheit | Postfach 3163, 65021 Wiesbaden, Deutschland | poststelle@datenschutz.hessen.de | https://datenschutz.hessen.de/
DE-HH | Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit | Ludwig-Erhard-Str 22, 7. OG, 20459 Hamburg, Deutschland | mailbox@datenschutz.hamburg.de | https://datenschutz-hamburg.de/
DE-MV | Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern | Schloss Schwerin, Lennéstraße 1, 19053 Schwerin, Deutschland | info@datenschutz-mv.de | https://www.datenschutz-mv.de/
DE-NI | Der Landesbeauftragte für den Datenschutz Niedersachsen | Postfach 221, 30002 Hannover, Deutschland | poststelle@lfd.niedersachsen.de | https://lfd.niedersachsen.de/startseite/
DE-NW | Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen | Kavalleriestraße 2 - 4, 40213 Düsseldorf, Deutschland | poststelle@ldi.nrw.de | https://www.ldi.nrw.de/
DE-RP | Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz | Postfach 30 40, 55020 Mainz, Deutschland | poststelle@datenschutz.rlp.de | https://www.datenschutz.rlp.de
DE-SH | Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein | Postfach 71 16, 24171 Kiel, Deutschland | mail@datenschutzzentrum.de | https://www.datenschutzzentrum.de/
DE-SL | Unabhängiges Datenschutzzentrum Saarland | Fritz-Dobisch-Straße 12, 66111 Saarbrücken, Deutschland | poststelle@datenschutz.saarland.de | https://datenschutz.saarland.de/
DE-SN | Sächsische Datenschutz- und Transparenzbeauftragte | Postfach 11 01 32, 01330 Dresden, Deutschland | post@sdtb.sachsen.de | https://www.datenschutz.sachsen.de
DE-ST | Landesbeauftragter für den Datenschutz Sachsen-Anhalt | Postfach 1947, 39009 Magdeburg, Deutschland | poststelle@lfd.sachsen-anhalt.de | https://datenschutz.sachsen-anhalt.de
DE-TH | Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit | Postfach 900455, 99107 Erfurt, Deutschland | poststelle@datenschutz.thueringen.de | https://www.tlfdi.de
DK | Datatilsynet (Data Inspectorate of Denmark) | Carl Jacobsens Vej 35, 2500 Valby, Denmark | dt@datatilsynet.dk | https://www.datatilsynet.dk/
EE | Andmekaitse Inspektsioon (Estonian Data Protection Inspectorate) | 39 Tatari St., 10134 Tallinn, Estonia | info@aki.ee | https://www.aki.ee/
ES | Agencia Española de Protección de Datos (Spanish Agency for Data Protection) | C/ Jorge Juan, 6, 28001 Madrid, Spain | | https://www.aepd.es/
FI | Tietosuojavaltuutetun toimisto (Office of the Data Protection Ombudsman of Finland) | PL 800, 00531 Helsinki, Finland | tietosuoja@om.fi | https://tietosuoja.fi
FR | Commission Nationale de l'Informatique et des Libertés – CNIL (French National Commission on Informatics and Liberty) | 3 Place de Fontenoy, TSA 80715, 75334 PARIS CEDEX 07, France | | https://www.cnil.fr/
GB | The Information Commissioner's Office | Wycliffe House, Water Lane, Wilmslow, Cheshire, SK9 5AF, United Kingdom | | https://ico.org.uk/
GR | Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα (Hellenic Data Protection Authority) | Kifissias 1 – 3, 115 23 Athens, Greece | complaints@dpa.gr | https://www.dpa.gr/
HR | Agencija za zaštitu osobnih podataka (Croatian Personal Data Protection Agency) | Selska cesta 136, 10 000 Zagreb, Croatia | azop@azop.hr | https://azop.hr/
HU | Nemzeti Adatvédelmi és Információszabadság Hatóság (Hungarian National Authority for Data Protection and Freedom of Information) | Budapest, Pf.: 9., 1363, Hungary | ugyfelszolgalat@naih.hu | https://www.naih.hu/
IE | Irish Data Protection Commission | 21 Fitzwilliam Square South, Dublin 2, D02 RD28, Ireland | info@dataprotection.ie | https://www.dataprotection.ie
IS | Persónuvernd (Icelandic Data Protection Authority) | Rauðarárstígur 10, 105 Reykjavík, Iceland | postur@personuvernd.is | https://www.personuvernd.is/
IT | Garante per la protezione dei dati personali (Italian Data Protection Authority) | Piazza Venezia 11, 00187 Roma, Italy | protocollo@pec.gpdp.it | https://www.garanteprivacy.it/
LI | Datenschutzstelle (DSS) Fürstentum Liechtenstein | Städtle 38, Postfach 684, 9490 Vaduz, Liechtenstein | info.dss@llv.li | https://www.datenschutzstelle.li/
LT | Valstybinė duomenų apsaugos inspekcija (State Data Protection Inspectorate of Lithuania) | L. Sapiegos str. 17, 10312 Vilnius, Lithuania | ada@ada.lt | https://vdai.lrv.lt/
LU | Commission nationale pour la protection des données (National Commission for Data Protection, Grand-Duchy of Luxembourg) | 15, Boulevard du Jazz, L-4370 Belvaux, Luxembourg | info@cnpd.lu | https://cnpd.public.lu
LV | Datu valsts inspekcija (Data State Inspectorate of Latvia) | Elijas iela 17, Riga, LV-1050, Latvia | pasts@dvi.gov.lv | https://www.dvi.gov.lv/
MT | Office of the Information and Data Protection Commissioner of Malta | Floor 2, Airways House, Triq Il-Kbira, Tas-Sliema SLM 1549, Malta | idpc.info@idpc.org.mt | https://idpc.org.mt
NL | Autoriteit Persoonsgegevens (Dutch Data Protection Authority) | Postbus 93374, 2509 AJ DEN HAAG, The Netherlands | info@autoriteitpersoonsgegevens.nl | https://autoriteitpersoonsgegevens.nl
NO | Datatilsynet (Norwegian Data Protection Authority) | Postboks 458 Sentrum, 0105 Oslo, Norway | postkasse@datatilsynet.no | https://www.datatilsynet.no/
PL | UODO – Urząd Ochrony Danych Osobowych (Personal Data Protection Office of Poland) | ul. Stawki 2, 00-193 Warszawa, Poland | kancelaria@uodo.gov.pl | https://www.uodo.gov.pl/
PT | CNPD – Comissão Nacional de Protecção de Dados | Av. D. Carlos I, 134 - 1.º, 1200-651 Lisboa, Portugal | geral@cnpd.pt | https://www.cnpd.pt
RO | Autoritatea Naţională de Supraveghere a Prelucrării Datelor cu Caracter Personal (The National Supervisory Authority For Personal Data Processing of Romania) | B-dul G-ral. Gheorghe Magheru 28-30, Sector 1, cod postal 010336, Bucuresti, Romania | anspdcp@dataprotection.ro | https://www.dataprotection.ro/
SE | Integritetsskyddsmyndigheten (Swedish Data Protection Authority) | Box 8114, 104 20 Stockholm, Sweden | imy@imy.se | https://www.imy.se/
SI | Informacijski pooblaščenec (Information Commissioner of the Republic of Slovenia) | Dunajska cesta 22, 1000 Ljubljana, Slovenia | gp.ip@ip-rs.si | https://www.ip-rs.si/
SK | Úrad na ochranu osobných údajov Slovenskej republiky (Office for Personal Data Protection of the Slovak Republic) | Hraničná 12, 820 07 Bratislava 27, Slovakia | statny.dozor@pdp.gov.sk | https://dataprotection.gov.sk/uoou/
`;

export const authorities: readonly Authority[] = table.trim().split('\n').map(read);

/** The authorities of a country, that of the whole country first. Empty where we know none. */
export function authoritiesOf(country: CountryCode): readonly Authority[] {
  return authorities.filter((authority) => authority.country === country);
}

function read(line: string): Authority {
  const [code = '', name = '', address = '', email = '', website = ''] = line.split('|').map((cell) => cell.trim());
  return {
    country: code.slice(0, 2),
    ...(code.length > 2 && { part: code }),
    name,
    address,
    ...(email && { email }),
    website,
  };
}
