import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Mit kezelünk, miért, és ki kapja meg?',
    intro: 'Személyes adatok kezelésére a következő célokból kerül sor; az egyes céloknál szerepelnek a címzettek.',
    data: 'Az érintett adatok',
  },
  where: {
    heading: 'Hová kerülnek az adatok?',
    text: 'Az adatkezelés országai: %{countries}.',
    safeguards: 'Az Európai Gazdasági Térségen kívül az adatokat a teljes tájékoztatóban ismertetett garanciák védik.',
  },
  howLong: {
    heading: 'Meddig őrizzük meg őket?',
    text: 'Ameddig a cél megkívánja, vagy tovább, ha jogszabály előírja. A teljes tájékoztató minden célnál megadja az időtartamot vagy a szempontot.',
  },
  choices: {
    heading: 'Miről dönthet Ön?',
    consent: 'A hozzájárulást megtagadhatja, vagy bármikor visszavonhatja.',
    object:
      'A közvetlen üzletszerzési célú adatkezelés ellen bármikor tiltakozhat, a jogos érdekeken alapuló adatkezelés ellen pedig a saját helyzetével kapcsolatos okokból.',
    rights:
      'Megismerheti adatait, kérheti azok helyesbítését vagy törlését, felhasználásuk korlátozását, és magával viheti őket.',
    usOptOut:
      'A teljes tájékoztatóban megnevezett amerikai államokban megtilthatja adatai értékesítését és a célzott reklámot.',
    noRetaliation: 'A jogok gyakorlása ingyenes, és nem jár hátránnyal.',
    write: 'Írjon nekünk a következő elérhetőségen: %{contact}.',
    complain: 'Panaszt tehet egy adatvédelmi hatóságnál.',
  },
  more: {
    heading: 'Hol olvashat többet?',
    text: 'A %{policy} mindezt részletesen tartalmazza. Ugyanarról az adatkezelésről szól, és ugyanazt a keltezést viseli.',
    policy: 'teljes tájékoztató',
  },
};
