import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Miről szól ez a tájékoztató',
    site: 'A jelen tájékoztató ismerteti, hogy felületünk (%{site}) használata során mely személyes adatok kezelésére kerül sor, milyen célból és milyen jogalapon, ki kapja meg az adatokat, meddig őrizzük meg őket, és Önt milyen jogok illetik meg.',
    app: 'A jelen tájékoztató ismerteti, hogy alkalmazásunk (%{site}) használata során mely személyes adatok kezelésére kerül sor, milyen célból és milyen jogalapon, ki kapja meg az adatokat, meddig őrizzük meg őket, és Önt milyen jogok illetik meg.',
    siteWithoutBasis:
      'A jelen tájékoztató ismerteti, hogy felületünk (%{site}) használata során mely személyes adatok kezelésére kerül sor, milyen célból, ki kapja meg az adatokat, meddig őrizzük meg őket, és Önt milyen jogok illetik meg.',
    appWithoutBasis:
      'A jelen tájékoztató ismerteti, hogy alkalmazásunk (%{site}) használata során mely személyes adatok kezelésére kerül sor, milyen célból, ki kapja meg az adatokat, meddig őrizzük meg őket, és Önt milyen jogok illetik meg.',
    brief: 'Rövid változat is olvasható: %{link}.',
    informs:
      'Célja az Ön tájékoztatása: nem kell elfogadnia, és elolvasása semmihez sem jelent hozzájárulást. Ha szükségünk van az Ön hozzájárulására, azt külön kérjük.',
    personalData:
      'Személyes adat bármely információ, amely azonosított vagy azonosítható természetes személyre vonatkozik, például a név, az e-mail-cím vagy egy eszköz IP-címe.',
  },
  laws: {
    heading: 'Alkalmazandó jogszabályok',
    intro: 'A személyes adatokat a következő jogszabályok szerint kezeljük:',
    gdprEstablished:
      'az általános adatvédelmi rendelet, az (EU) 2016/679 rendelet (GDPR), mivel tevékenységi helyünk az Európai Gazdasági Térségben van (GDPR 3. cikk (1) bekezdés)',
    gdprAddressed:
      'az általános adatvédelmi rendelet, az (EU) 2016/679 rendelet (GDPR), amennyiben felületünket (%{site}) az Európai Gazdasági Térségben tartózkodó személyeknek kínáljuk, vagy megfigyeljük, hogyan használják (GDPR 3. cikk (2) bekezdés)',
    ukEstablished:
      'az Egyesült Királyság általános adatvédelmi rendelete (UK GDPR) és adatvédelmi törvénye (Data Protection Act 2018), mivel tevékenységi helyünk az Egyesült Királyságban van',
    ukAddressed:
      'az Egyesült Királyság általános adatvédelmi rendelete (UK GDPR) és adatvédelmi törvénye (Data Protection Act 2018), amennyiben felületünket (%{site}) az Egyesült Királyságban tartózkodó személyeknek kínáljuk, vagy megfigyeljük, hogyan használják',
    swissEstablished: 'a svájci szövetségi adatvédelmi törvény (FADP), mivel tevékenységi helyünk Svájcban van',
    swissAddressed:
      'a svájci szövetségi adatvédelmi törvény (FADP), amennyiben az adatkezelés Svájcban fejt ki hatást (FADP 3. cikk)',
    usStates:
      'az Egyesült Államok egyes államainak fogyasztói adatvédelmi törvényei (az államokat lásd ebben a szakaszban: „%{section}”), az ott lakók tekintetében és annyiban, amennyiben az adott törvény ránk vonatkozik',
  },
};
