// Periods of retention by country: country | record | period | start | effect | statute. `retention-law.ts` says what the words
// mean. State of the law: November 2026, from memory: nobody has compared an entry with its statute yet.
export const retentionLawTable = `
AT | vouchers | 7 year | year-end | duty | BAO § 132(1)
AT | books | 7 year | year-end | duty | UGB § 212(1)
AT | letters | 7 year | year-end | duty | UGB § 212(1)
AT | claims | 3 year | event | limitation | ABGB § 1486, § 1489
AT | applications | 6 month | decision | limit | GlBG § 15(1), § 29(1)
BE | vouchers | 10 year | year-end | duty | Code TVA art. 60; CIR 92 art. 315
BE | books | 7 year | year-end | duty | Code de droit économique art. III.88
BE | claims | 10 year | event | limitation | ancien Code civil art. 2262bis, § 1
BG | vouchers | 10 year | year-end | duty | Закон за счетоводството чл. 12
BG | books | 10 year | year-end | duty | Закон за счетоводството чл. 12
BG | claims | 5 year | event | limitation | Закон за задълженията и договорите чл. 110
CH | vouchers | 10 year | business-year | duty | OR Art. 958f; MWSTG Art. 70
CH | books | 10 year | business-year | duty | OR Art. 958f
CH | claims | 10 year | event | limitation | OR Art. 127
CY | vouchers | 6 year | year-end | duty | Assessment and Collection of Taxes Law s. 30
CY | books | 6 year | year-end | duty | Companies Law, Cap. 113, s. 141
CY | claims | 6 year | event | limitation | Law 66(I)/2012 s. 7
CZ | vouchers | 10 year | year-end | duty | zákon č. 235/2004 Sb., § 35
CZ | books | 10 year | business-year | duty | zákon č. 563/1991 Sb., § 31
CZ | claims | 3 year | event | limitation | občanský zákoník § 629
DE | vouchers | 8 year | year-end | duty | AO § 147(3); HGB § 257(4)
DE | books | 10 year | year-end | duty | AO § 147(3); HGB § 257(4)
DE | letters | 6 year | year-end | duty | AO § 147(3); HGB § 257(4)
DE | claims | 3 year | year-end | limitation | BGB §§ 195, 199
DE | applications | 6 month | decision | limit | AGG § 15(4); ArbGG § 61b(1)
DK | vouchers | 5 year | business-year | duty | bogføringsloven § 12
DK | books | 5 year | business-year | duty | bogføringsloven § 12
DK | claims | 3 year | event | limitation | forældelsesloven § 3
DK | applications | 6 month | decision | limit | Datatilsynet
EE | vouchers | 7 year | business-year | duty | raamatupidamise seadus § 12
EE | books | 7 year | business-year | duty | raamatupidamise seadus § 12
EE | claims | 3 year | event | limitation | tsiviilseadustiku üldosa seadus § 146
EE | applications | 1 year | decision | limit | võrdse kohtlemise seadus § 25
ES | vouchers | 4 year | event | duty | Ley 58/2003, General Tributaria, arts. 66 y 70
ES | books | 6 year | event | duty | Código de Comercio art. 30
ES | letters | 6 year | event | duty | Código de Comercio art. 30
ES | claims | 5 year | event | limitation | Código Civil art. 1964.2
FI | vouchers | 6 year | year-end | duty | kirjanpitolaki 2 luku 10 §
FI | books | 10 year | business-year | duty | kirjanpitolaki 2 luku 10 §
FI | claims | 3 year | event | limitation | laki velan vanhentumisesta 4 §
FI | applications | 1 year | decision | limit | yhdenvertaisuuslaki 26 §
FR | vouchers | 10 year | business-year | duty | Code de commerce art. L. 123-22
FR | books | 10 year | business-year | duty | Code de commerce art. L. 123-22
FR | letters | 10 year | event | duty | Code de la consommation art. L. 213-1 et D. 213-2
FR | claims | 5 year | event | limitation | Code civil art. 2224
FR | logs | 1 year | event | limit | CNIL, délibération n° 2021-122 du 14 octobre 2021
FR | applications | 2 year | event | limit | CNIL
GB | vouchers | 6 year | business-year | duty | Value Added Tax Act 1994, Sch. 11; Finance Act 1998, Sch. 18
GB | books | 6 year | business-year | duty | Companies Act 2006, s. 388; Finance Act 1998, Sch. 18
GB | claims | 6 year | event | limitation | Limitation Act 1980, s. 5
GB | applications | 6 month | decision | limit | Equality Act 2010, s. 123
GR | vouchers | 5 year | year-end | duty | ν. 4308/2014, άρθρο 7
GR | books | 5 year | year-end | duty | ν. 4308/2014, άρθρο 7
GR | claims | 5 year | year-end | limitation | Αστικός Κώδικας, άρθρα 250 και 253
HR | vouchers | 11 year | business-year | duty | Zakon o računovodstvu
HR | books | 11 year | business-year | duty | Zakon o računovodstvu
HR | claims | 5 year | event | limitation | Zakon o obveznim odnosima čl. 225
HU | vouchers | 8 year | event | duty | 2000. évi C. törvény 169. §
HU | books | 8 year | event | duty | 2000. évi C. törvény 169. §
HU | claims | 5 year | event | limitation | Ptk. 6:22. §
IE | vouchers | 6 year | business-year | duty | Taxes Consolidation Act 1997, s. 886
IE | books | 6 year | business-year | duty | Companies Act 2014, s. 285
IE | claims | 6 year | event | limitation | Statute of Limitations 1957, s. 11
IE | applications | 1 year | decision | limit | Employment Equality Act 1998, s. 77(5)
IS | vouchers | 7 year | business-year | duty | lög um bókhald nr. 145/1994, 20. gr.
IS | books | 7 year | business-year | duty | lög um bókhald nr. 145/1994, 20. gr.
IS | claims | 4 year | event | limitation | lög um fyrningu kröfuréttinda nr. 150/2007, 3. gr.
IT | vouchers | 10 year | event | duty | codice civile art. 2220
IT | books | 10 year | event | duty | codice civile art. 2220
IT | letters | 10 year | event | duty | codice civile art. 2220
IT | claims | 10 year | event | limitation | codice civile art. 2946
LI | vouchers | 10 year | business-year | duty | PGR Art. 1059
LI | books | 10 year | business-year | duty | PGR Art. 1059
LI | claims | 3 year | event | limitation | ABGB § 1486, § 1489
LT | vouchers | 10 year | year-end | duty | Bendrųjų dokumentų saugojimo terminų rodyklė
LT | books | 10 year | year-end | duty | Bendrųjų dokumentų saugojimo terminų rodyklė
LT | claims | 10 year | event | limitation | Civilinis kodeksas 1.125 str.
LU | vouchers | 10 year | business-year | duty | Code de commerce art. 16
LU | books | 10 year | business-year | duty | Code de commerce art. 16
LU | letters | 10 year | business-year | duty | Code de commerce art. 16
LU | claims | 10 year | event | limitation | Code de commerce art. 189
LV | vouchers | 5 year | business-year | duty | Grāmatvedības likums
LV | books | 10 year | business-year | duty | Grāmatvedības likums
LV | claims | 10 year | event | limitation | Civillikums 1895. pants
MT | vouchers | 9 year | year-end | duty | Income Tax Management Act, Cap. 372, art. 19
MT | books | 10 year | business-year | duty | Companies Act, Cap. 386, art. 163
MT | claims | 5 year | event | limitation | Civil Code, Cap. 16, art. 2156
NL | vouchers | 7 year | year-end | duty | Algemene wet inzake rijksbelastingen art. 52
NL | books | 7 year | year-end | duty | Burgerlijk Wetboek 2:10 en 3:15i
NL | claims | 5 year | event | limitation | Burgerlijk Wetboek 3:307
NL | applications | 4 week | decision | limit | Autoriteit Persoonsgegevens
NO | vouchers | 5 year | business-year | duty | bokføringsloven § 13
NO | books | 5 year | business-year | duty | bokføringsloven § 13
NO | claims | 3 year | event | limitation | foreldelsesloven § 2
PL | vouchers | 5 year | year-end | duty | Ordynacja podatkowa art. 70 § 1 i art. 86 § 1
PL | books | 5 year | business-year | duty | ustawa o rachunkowości art. 74
PL | claims | 6 year | year-end | limitation | Kodeks cywilny art. 118
PT | vouchers | 10 year | year-end | duty | Código do IVA art. 52.º; Código do IRC art. 123.º
PT | books | 10 year | year-end | duty | Código Comercial art. 40.º
PT | letters | 10 year | year-end | duty | Código Comercial art. 40.º
PT | claims | 20 year | event | limitation | Código Civil art. 309.º
PT | applications | 5 year | decision | duty | Código do Trabalho art. 32.º
RO | vouchers | 5 year | business-year | duty | Legea contabilității nr. 82/1991, art. 25
RO | books | 10 year | business-year | duty | Legea contabilității nr. 82/1991
RO | claims | 3 year | event | limitation | Codul civil art. 2517
SE | vouchers | 7 year | year-end | duty | bokföringslagen 7 kap. 2 §
SE | books | 7 year | year-end | duty | bokföringslagen 7 kap. 2 §
SE | claims | 10 year | event | limitation | preskriptionslagen 2 §
SE | applications | 2 year | decision | limit | diskrimineringslagen 6 kap.
SI | vouchers | 10 year | year-end | duty | ZDDV-1, 86. člen
SI | books | 10 year | year-end | duty | ZDDV-1, 86. člen
SI | claims | 5 year | event | limitation | Obligacijski zakonik, 346. člen
SK | vouchers | 10 year | year-end | duty | zákon č. 222/2004 Z. z., § 76
SK | books | 10 year | year-end | duty | zákon č. 431/2002 Z. z., § 35
SK | claims | 3 year | event | limitation | Občiansky zákonník § 101
AU | vouchers | 5 year | event | duty | Income Tax Assessment Act 1936, s. 262A
AU | books | 7 year | event | duty | Corporations Act 2001, s. 286
BR | vouchers | 5 year | year-end | duty | Código Tributário Nacional, arts. 173 e 195
BR | books | 10 year | event | duty | Código Civil, arts. 205 e 1.194
BR | claims | 10 year | event | limitation | Código Civil, art. 205
BR | logs | 6 month | event | duty | Marco Civil da Internet, Lei 12.965/2014, art. 15
CA | vouchers | 6 year | year-end | duty | Income Tax Act, s. 230
CA | books | 6 year | year-end | duty | Income Tax Act, s. 230
IN | vouchers | 72 month | business-year | duty | Central Goods and Services Tax Act, 2017, s. 36
IN | books | 8 year | business-year | duty | Companies Act, 2013, s. 128(5)
IN | claims | 3 year | event | limitation | Limitation Act, 1963
IN | logs | 180 day | event | duty | CERT-In Directions of 28 April 2022
JP | vouchers | 7 year | business-year | duty | 法人税法施行規則第59条
JP | books | 10 year | business-year | duty | 会社法第432条第2項
JP | claims | 5 year | event | limitation | 民法第166条第1項
US | vouchers | 3 year | event | duty | 26 U.S.C. §§ 6001, 6501
US | books | 3 year | event | duty | 26 U.S.C. §§ 6001, 6501
US | applications | 1 year | decision | duty | 29 CFR § 1602.14
ZA | vouchers | 5 year | event | duty | Tax Administration Act 28 of 2011, s. 29
ZA | books | 7 year | event | duty | Companies Act 71 of 2008, s. 24
ZA | claims | 3 year | event | limitation | Prescription Act 68 of 1969, s. 11
`;
