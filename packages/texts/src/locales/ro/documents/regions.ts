import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Pentru persoanele din Regatul Unit',
    reading:
      'Atunci când prezenta politică indică un articol din RGPD, pentru prelucrarea reglementată de UK GDPR se are în vedere articolul corespunzător din UK GDPR.',
    complainToUs:
      'Ne puteți adresa o plângere privind modul în care vă utilizăm datele (%{contact}). Confirmăm primirea plângerii în termen de 30 de zile, o examinăm fără întârzieri nejustificate și vă comunicăm rezultatul (secțiunea 164A din Data Protection Act 2018).',
    complainToIco: 'Vă puteți adresa cu o plângere și autorității pentru protecția datelor din Regatul Unit:',
    adequacy:
      'În cazul transferurilor din Regatul Unit se aplică, în locul deciziilor Comisiei Europene, reglementările proprii ale Regatului Unit privind caracterul adecvat al protecției (adequacy regulations), iar clauzele contractuale standard sunt însoțite de International Data Transfer Agreement sau de UK Addendum.',
  },
  switzerland: {
    heading: 'Pentru persoanele din Elveția',
    reading:
      'Atunci când prezenta politică se referă la temeiuri juridice și la articole din RGPD, acestea nu restrâng și nu înlocuiesc Legea federală elvețiană privind protecția datelor (LPD), care impune un motiv justificativ numai dacă prelucrarea aduce atingere drepturilor personalității.',
    countries: 'Țările din afara Elveției în care sunt prelucrate date cu caracter personal: %{countries}.',
    safeguards:
      'Consiliul Federal recunoaște că oferă un nivel de protecție adecvat, între altele, statele din Spațiul Economic European și Regatul Unit (anexa 1 la Ordonanța privind protecția datelor), precum și Statele Unite pentru destinatarii certificați în baza Swiss-US Data Privacy Framework. În celelalte cazuri se aplică clauzele contractuale standard menționate mai sus, în forma recunoscută de FDPIC, autoritatea elvețiană pentru protecția datelor (art. 16 din LPD).',
    noCountries: 'Serviciile indicate în prezenta politică prelucrează date cu caracter personal numai în Elveția.',
    rights:
      'Puteți solicita accesul la datele dumneavoastră (art. 25 din LPD), predarea sau transmiterea lor (art. 28 din LPD), precum și rectificarea, ștergerea sau distrugerea lor și vă puteți opune prelucrării sau divulgării lor (art. 30 și 32 din LPD). De regulă, răspundem în termen de 30 de zile și gratuit.',
    authority: 'Puteți sesiza încălcările la autoritatea competentă:',
  },
};
