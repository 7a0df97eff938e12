import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Az Ön által közzétett tartalom',
    yours: 'Amit Ön közzétesz, az Öné marad. Ön felel érte, és rendelkeznie kell a hozzá fűződő jogokkal.',
    licence:
      'Amíg a tartalom közzé van téve, Ön díjmentesen és mindenütt megengedi, hogy tároljuk, felületünkön (%{site}) másoknak megjelenítsük, és ahol a technika megköveteli, formáját megváltoztassuk. Ez megszűnik, amikor törli, a mások által jogszerűen készített másolatok kivételével.',
    rulesIntro: 'Nem tehet közzé:',
    rules: {
      illegal: 'olyan tartalmat, amely jogszabályt sért, vagy jogsértésre hív fel',
      rights: 'olyan tartalmat, amely sérti mások szerzői jogait, védjegyeit, magánéletét vagy egyéb jogait',
      hate: 'gyűlöletet, fenyegetést, zaklatást vagy az erőszak dicsőítését',
      children: 'olyan tartalmat, amely kiskorúaknak árt, vagy őket szexualizálja',
      deception: 'megtévesztést, kéretlen üzeneteket vagy káros programokat',
      data: 'mások személyes adatait, ha erre nincs joga',
    },
    ownIntro: 'Ezenfelül a következő szabályok érvényesek:',
  },
  moderation: {
    heading: 'Hogyan járunk el a szabályokat sértő tartalommal',
    notice:
      'Bárki bejelenthet nálunk tartalmat a következő címen: %{contact}. Közölje, mi az, hol található, és miért tartja jogellenesnek vagy e szabályokba ütközőnek, és adja meg nevét és e-mail-címét, kivéve, ha az ügy gyermekek szexuális bántalmazásával kapcsolatos. A beérkezést visszaigazoljuk, időben, gondosan, nem önkényesen és tárgyilagosan döntünk, és a döntést közöljük Önnel.',
    measures:
      'A jogellenes vagy e szabályokba ütköző tartalom eltávolítható, kevésbé láthatóvá tehető vagy letiltható. Azokat a fiókokat, amelyek gyakran tesznek közzé nyilvánvalóan jogellenes tartalmat, figyelmeztetés után ésszerű időre felfüggesztjük vagy megszüntetjük.',
    reasons:
      'Az érintettel közöljük, milyen döntés született, milyen tényeken és szabályon alapul, és hogyan lehet ellene panaszt tenni. Panaszt ugyanarra a címre írva tehet; minden panaszt ember vizsgál meg.',
    objection:
      'A panasz díjmentes, és a döntéstől számított hat hónapig nyújtható be. Indokolatlan késedelem nélkül, indokolással döntünk róla.',
    settlement:
      'Amennyiben az (EU) 2022/2065 rendelet erre kötelez bennünket, a döntéssel kapcsolatos vita tanúsított peren kívüli vitarendezési testület elé is vihető (DSA 21. cikk). A bírósághoz fordulás joga fennmarad.',
    automated:
      'Automatizált eszközök segítenek a tartalmak megtalálásában és értékelésében; a panaszokról soha nem kizárólag ezek döntenek.',
    manual: 'A tartalmak értékeléséhez nem használunk automatizált eszközöket: emberek döntenek.',
    contactPoint:
      'A hatóságok, a Bizottság és a Digitális Szolgáltatások Európai Testülete (a digitális szolgáltatásokról szóló rendelet, DSA, 11. cikk), valamint a felhasználók (DSA 12. cikk) számára kijelölt egyedüli kapcsolattartó pont: %{contact}.',
    contactLanguages: 'Oda minden olyan nyelven írhat, amelyen a jelen feltételek közzé vannak téve.',
  },
};
