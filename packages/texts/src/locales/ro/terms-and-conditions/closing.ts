import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: 'Încetarea utilizării',
    text: 'Putem închide un cont pentru motive întemeiate, în special după încălcări grave sau repetate ale prezenților termeni, iar în celelalte cazuri cu un preaviz de %{days}. Plățile pentru perioada în care nu mai prestăm serviciul se restituie, cu excepția cazului în care ați provocat închiderea printr-o încălcare.',
    data: 'Înainte de încetare și timp de 30 de zile după aceasta, consumatorii pot recupera gratuit conținutul pe care l-au creat sau l-au furnizat.',
  },
  changes: {
    heading: 'Modificarea prezenților termeni',
    reasons:
      'Pentru contractele deja în curs, modificăm prezenții termeni numai dintr-un motiv întemeiat: o modificare a legii, o hotărâre a unei instanțe sau o decizie a unei autorități, motive de securitate sau funcții noi care necesită reguli.',
    notice:
      'Vă anunțăm o modificare, precum și în ce constă aceasta, cu cel puțin %{days} înainte de a se aplica. Puteți denunța gratuit contractul înainte ca modificarea să se aplice. O modificare a prestațiilor principale ale oricăreia dintre părți necesită acordul dumneavoastră.',
    use: 'Celor care utilizează %{site} li se aplică versiunea prezenților termeni publicată la momentul respectiv.',
    versions:
      'Fiecare versiune poartă data sa, iar versiunile anterioare pot fi consultate din pagina pe care sunt publicați prezenții termeni.',
  },
  law: {
    heading: 'Legea aplicabilă și instanțele competente',
    law: 'Se aplică legea următoarei țări: %{country}.',
    lawState: 'Se aplică legea următorului stat din Statele Unite, cu excepția normelor sale conflictuale: %{state}.',
    consumers:
      'Consumatorii beneficiază în continuare de protecția dispozițiilor imperative din țara în care își au reședința obișnuită (art. 6 din Regulamentul (CE) nr. 593/2008, dacă este aplicabil).',
    convention:
      'În relațiile cu profesioniștii nu se aplică Convenția Organizației Națiunilor Unite asupra contractelor de vânzare internațională de mărfuri.',
    court: 'Pentru litigiile cu profesioniștii sunt competente instanțele din următoarea localitate: %{place}.',
    consumerCourts:
      'Consumatorii domiciliați în Spațiul Economic European, în Elveția sau în Regatul Unit pot introduce o acțiune la instanțele de la domiciliul lor și pot fi chemați în judecată numai acolo.',
    consumersElsewhere:
      'Consumatorii domiciliați în alte locuri pot introduce o acțiune și la instanțele la care le dă acces legea țării în care sunt domiciliați.',
  },
  disputes: {
    heading: 'Soluționarea litigiilor',
    first: 'Dacă ceva vă nemulțumește, scrieți-ne la %{contact}: căutăm o soluție.',
    none: 'Nu suntem obligați și nici dispuși să participăm la proceduri de soluționare alternativă a litigiilor (SAL) în fața unei entități SAL pentru consumatori.',
    unlessObliged:
      'Participăm la proceduri de soluționare alternativă a litigiilor (SAL) în fața unei entități SAL pentru consumatori numai dacă legea ne obligă.',
    body: 'Participăm la proceduri de soluționare alternativă a litigiilor (SAL) în fața următoarei entități: %{body}.',
    france:
      'Consumatorii se pot adresa gratuit acestei entități dacă au încercat mai întâi să soluționeze litigiul cu noi printr-o reclamație scrisă, și în termen de un an de la aceasta (art. L. 612-1 și L. 612-2 din Codul francez al consumului).',
    hungary:
      'Consumatorii pot supune un litigiu unei comisii de conciliere (békéltető testület). Cea de la sediul nostru este: %{body}. În Ungaria este competentă comisia de la locul în care locuiește consumatorul sau o alta pe care acesta o indică în cerere.',
    hungaryDuty:
      'Legea ne obligă să cooperăm în procedura acesteia (art. 29 din Legea CLV din 1997 privind protecția consumatorilor).',
  },
  approval: {
    heading: 'Aprobarea expresă a unor clauze',
    text: 'Clienții care nu sunt consumatori aprobă în mod expres următoarele clauze din prezenții termeni, așa cum impun art. 1341 al doilea paragraf și art. 1342 din Codul civil italian:',
    line: '%{clause}: %{matter}',
    matters: {
      access: 'modificarea serviciilor digitale în curs',
      subscription: 'reînnoirea tacită și modificarea prețului',
      conformity: 'obligația de a examina bunurile și de a semnala defectele; prescripția acțiunilor',
      marketplace: 'restricționarea, suspendarea și încetarea utilizării de către vânzători',
      conduct: 'restricționarea și blocarea accesului',
      availability: 'întreruperile serviciului',
      liability: 'excluderea și limitarea răspunderii noastre',
      termination: 'dreptul nostru de a înceta contractul',
      changes: 'dreptul nostru de a modifica prezenții termeni',
      court: 'instanțele competente',
    },
    separately:
      'Această aprobare se dă printr-o a doua semnătură sau, online, printr-o declarație proprie, separată de acceptarea prezenților termeni în ansamblu.',
  },
  final: {
    heading: 'Dispoziție finală',
    text: 'Dacă o clauză din prezenții termeni nu este valabilă, locul ei este luat de lege; celelalte clauze rămân valabile.',
  },
};
