import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Piegāde',
    countries: 'Mēs piegādājam uz šādām valstīm: %{countries}.',
    anywhere: 'Uz kurām valstīm mēs piegādājam, ir norādīts pasūtīšanas laikā.',
    within: 'Preces tiek piegādātas ne vēlāk kā šādā laikā pēc līguma noslēgšanas: %{period}.',
    shown: 'Piegādes laiks ir norādīts pasūtīšanas laikā; tas nekad nav ilgāks par 30 dienām pēc līguma noslēgšanas.',
    risk: 'Patērētājiem preču nozaudēšanas un bojāšanas risks pāriet, kad viņi vai viņu norādīta persona, kas nav pārvadātājs, saņem preces. Uzņēmējiem tas pāriet, kad mēs preces nododam pārvadātājam.',
    riskConsumers:
      'Preču nozaudēšanas un bojāšanas risks uz Jums pāriet, kad Jūs vai Jūsu norādīta persona, kas nav pārvadātājs, saņem preces.',
    riskBusinesses: 'Preču nozaudēšanas un bojāšanas risks uz Jums pāriet, kad mēs preces nododam pārvadātājam.',
  },
  digital: {
    heading: 'Piekļuve un atjauninājumi',
    access: 'Piekļuvi pasūtītajam mēs nodrošinām bez nepamatotas kavēšanās pēc līguma noslēgšanas.',
    updates:
      'Mēs nodrošinām atjauninājumus, tostarp drošības atjauninājumus, kas vajadzīgi, lai pasūtītais arī turpmāk atbilstu līgumam, un informējam Jūs par tiem: abonementa gadījumā – kamēr tas ir spēkā, vienreizēja pirkuma gadījumā – tik ilgi, cik Jūs varat pamatoti sagaidīt.',
    requirements: 'Ar kādām ierīcēm un programmām tas darbojas, ir norādīts pie piedāvājuma.',
    changes:
      'Digitālos pakalpojumus, kas jau tiek sniegti, mēs ārpus iepriekš minētā varam mainīt tikai pamatota iemesla dēļ, piemēram, jaunas tehniskās vides, lielāka lietotāju skaita vai cita svarīga darbības iemesla dēļ, bez izmaksām Jums un pēc skaidras informēšanas. Ja izmaiņas vairāk nekā nenozīmīgi pasliktina Jūsu lietošanas iespējas, mēs Jūs informējam iepriekš, un Jūs varat 30 dienu laikā bez maksas izbeigt līgumu.',
  },
  conformity: {
    heading: 'Ja kaut kas nav kārtībā',
    goods:
      'Ir spēkā juridiskā garantija par preču atbilstību: ja precēm ir trūkumi, Jūs varat pieprasīt bezmaksas remontu vai apmaiņu un saskaņā ar likuma nosacījumiem – cenas samazinājumu vai naudas atmaksu.',
    goodsPeriod:
      'Patērētājiem Eiropas Ekonomikas zonā tā attiecas uz jebkuru neatbilstību, kas atklājas vismaz divu gadu laikā pēc piegādes.',
    digital:
      'Digitālajam saturam un digitālajiem pakalpojumiem ir spēkā juridiskā garantija par atbilstību: ja tie neatbilst līgumam, Jūs varat pieprasīt, lai mēs neatbilstību novērstu, un saskaņā ar likuma nosacījumiem – maksāt mazāk vai izbeigt līgumu.',
    personalData:
      'Ja patērētāji Eiropas Ekonomikas zonā cenas samaksas vietā sniedz personas datus, juridiskā garantija par atbilstību ir spēkā arī attiecībā uz mūsu digitālajiem pakalpojumiem, ja vien mēs šos datus neapstrādājam tikai tādēļ, lai sniegtu pakalpojumu vai ievērotu likumu: ja pakalpojums neatbilst līgumam, viņi var pieprasīt, lai mēs neatbilstību novērstu, vai izbeigt līgumu.',
    unitedKingdom:
      'Patērētājiem Apvienotajā Karalistē ir 2015. gada Patērētāju tiesību likumā (Consumer Rights Act 2015) paredzētās tiesības.',
    businessRights: 'Ja tam, ko piegādājam vai sniedzam, ir trūkumi, Jums ir likumā paredzētās tiesības.',
    businesses:
      'Uzņēmējiem preces ir nekavējoties jāpārbauda piegādes brīdī un jāpaziņo mums par redzamiem trūkumiem, bet par apslēptiem – tiklīdz tie atklāti. Prasījumus par trūkumiem viņi var izvirzīt viena gada laikā pēc piegādes, izņemot gadījumus, kad mūsu atbildība ir neierobežota.',
    guarantee: 'Turklāt mēs dodam šādu garantiju, kas neskar Jūsu likumiskās tiesības:',
    contact: 'Ja kaut kas nav kārtībā, rakstiet: %{contact}.',
    france: {
      goods:
        'Preču pārdošanai patērētājiem Francijas tiesības paredz šādu paziņojumu (Francijas Patēriņa kodeksa D. 211-2. panta pielikums):',
      once: 'Digitālajam saturam un digitālajiem pakalpojumiem, ko patērētājiem sniedz vienreiz vai ar atsevišķām darbībām, Francijas tiesības paredz šādu paziņojumu (Francijas Patēriņa kodeksa D. 211-3. panta pielikums):',
      continuous:
        'Digitālajam saturam un digitālajiem pakalpojumiem, ko patērētājiem sniedz nepārtraukti, Francijas tiesības paredz šādu paziņojumu (Francijas Patēriņa kodeksa D. 211-4. panta pielikums):',
    },
  },
};
