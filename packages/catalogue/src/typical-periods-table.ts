// What the law of a place says about how long data of a typical activity is kept: activity | place | period | start | effect |
// statute. `retention-law.ts` says what the words mean. Where the same record has a period there, that table counts. State of the law:
// November 2026, from memory: nobody has compared an entry with its statute yet.
export const typicalPeriodsTable = `
payroll | AT | 7 year | year-end | duty | BAO § 132(1)
payroll | BE | 5 year | event | duty | arrêté royal n° 5 du 23 octobre 1978, art. 25
payroll | CH | 10 year | business-year | duty | OR Art. 958f
payroll | DE | 6 year | year-end | duty | EStG § 41(1)
payroll | ES | 4 year | event | duty | Real Decreto Legislativo 5/2000, art. 21
payroll | FR | 5 year | event | duty | Code du travail art. L. 3243-4
payroll | GB | 3 year | event | duty | Income Tax (Pay As You Earn) Regulations 2003, reg. 97
payroll | IE | 6 year | event | duty | Taxes Consolidation Act 1997, s. 886
payroll | IT | 5 year | event | duty | D.M. 9 luglio 2008, art. 6
payroll | NL | 7 year | year-end | duty | Algemene wet inzake rijksbelastingen art. 52
payroll | PL | 10 year | year-end | duty | Kodeks pracy art. 94 pkt 9b
payroll | PT | 10 year | year-end | duty | Código do IRC art. 123.º
payroll | US-CA | 3 year | event | duty | California Labor Code §§ 226(a), 1174(d)
applicants | CH | 3 month | decision | limitation | GlG Art. 8(2)
applicants | PL | 3 year | event | limitation | Kodeks pracy art. 291 § 1
applicants | US-CA | 4 year | decision | duty | California Government Code § 12946
contracts | US-CA | 4 year | event | limitation | California Code of Civil Procedure § 337
cctv | AT | 3 day | event | limit | Datenschutzbehörde
cctv | BE | 1 month | event | limit | loi du 21 mars 2007, art. 6 § 3
cctv | CH | 1 day | event | limit | EDÖB
cctv | DE | 3 day | event | limit | Datenschutzkonferenz, Orientierungshilfe Videoüberwachung
cctv | ES | 1 month | event | limit | Ley Orgánica 3/2018, art. 22.3
cctv | FR | 1 month | event | limit | Code de la sécurité intérieure art. L. 252-5
cctv | IE | 30 day | event | limit | Data Protection Commission
cctv | IT | 1 day | event | limit | Garante, provvedimento dell’8 aprile 2010
cctv | NL | 4 week | event | limit | Autoriteit Persoonsgegevens
cctv | PL | 3 month | event | limit | Kodeks pracy art. 22² § 3
cctv | PT | 30 day | event | limit | Lei n.º 34/2013, art. 31.º
visitors-book | FR | 3 month | event | limit | CNIL, norme simplifiée n° 42
whistleblowing | AT | 5 year | event | duty | HSchG § 8(11)
whistleblowing | DE | 3 year | event | duty | HinSchG § 11(5)
whistleblowing | ES | 10 year | event | limit | Ley 2/2023, art. 26.2
whistleblowing | IT | 5 year | event | limit | D.Lgs. 24/2023, art. 14
whistleblowing | PL | 3 year | year-end | duty | ustawa o ochronie sygnalistów art. 8
whistleblowing | PT | 5 year | event | duty | Lei n.º 93/2021, art. 20.º
working-time | CH | 5 year | event | duty | ArGV 1 Art. 73(2)
working-time | DE | 2 year | event | duty | ArbZG § 16(2)
working-time | ES | 4 year | event | duty | Estatuto de los Trabajadores art. 34.9
working-time | FR | 1 year | event | duty | Code du travail art. D. 3171-16
working-time | GB | 2 year | event | duty | Working Time Regulations 1998, reg. 9
working-time | IE | 3 year | event | duty | Organisation of Working Time Act 1997, s. 25
working-time | IT | 5 year | event | duty | D.M. 9 luglio 2008, art. 6
working-time | NL | 52 week | event | duty | Arbeidstijdenbesluit art. 3.2:1
working-time | PL | 10 year | year-end | duty | Kodeks pracy art. 94 pkt 9b
working-time | PT | 5 year | event | duty | Código do Trabalho art. 202.º
working-time | US-CA | 3 year | event | duty | California Labor Code § 1174(d)
`;
