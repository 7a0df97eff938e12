/** The lowercase button labels of consent banners in one language. */
export type BannerWords = {
  /** Labels that grant everything. A label may contain more words: "accept" matches "accept all cookies". */
  readonly accept: readonly string[];
  /** Labels that refuse everything, or everything that is not necessary. */
  readonly reject: readonly string[];
  readonly settings: readonly string[];
  /** Labels that save the displayed choices. */
  readonly save: readonly string[];
  /** Words that identify a banner's text, besides "cookies". */
  readonly about: readonly string[];
};

const words = (accept: string, reject: string, settings: string, save: string, about: string): BannerWords => ({
  accept: listed(accept),
  reject: listed(reject),
  settings: listed(settings),
  save: listed(save),
  about: listed(about),
});

function listed(text: string): readonly string[] {
  return text.split(', ');
}

/** Labels by language. A page may use another language than it declares, so all are tried. */
export const bannerWords: Readonly<Record<string, BannerWords>> = {
  bg: words(
    'приемам, приеми, приемане на всички, съгласен съм, съгласявам се, разрешаване на всички, разреши всички',
    'отказвам, откажи, отхвърли, отхвърляне, отхвърлям, само необходимите, само необходими, продължи без приемане',
    'настройки, предпочитания, управление на бисквитките, персонализиране',
    'запази, запазване, потвърди избора, запиши',
    'бисквитки, съгласие, поверителност',
  ),
  ca: words(
    "accepta, acceptar, accepta-ho tot, acceptar totes, d'acord, permet, permetre",
    'rebutja, rebutjar, denega, només les necessàries, només necessàries, continua sense acceptar',
    'configura, configuració, configurar, preferències, personalitza',
    'desa, desar, guarda, guardar, confirma la selecció',
    'galetes, consentiment, privadesa',
  ),
  cs: words(
    'přijmout, přijímám, souhlasím, povolit vše, povolit všechny, rozumím, akceptovat',
    'odmítnout, odmítám, nesouhlasím, zamítnout, pouze nezbytné, jen nezbytné, pouze nutné, pokračovat bez přijetí',
    'nastavení, předvolby, podrobné nastavení, upravit, přizpůsobit',
    'uložit, potvrdit výběr, povolit výběr, potvrdit moje volby',
    'souborů cookie, souhlas, soukromí',
  ),
  da: words(
    'accepter, acceptér, tillad, godkend, jeg accepterer, jeg er enig, forstået',
    'afvis, afslå, kun nødvendige, nej tak, fortsæt uden accept, tillad kun nødvendige, accepter kun nødvendige, brug kun nødvendige',
    'indstillinger, tilpas, vis detaljer, administrer, præferencer, cookieindstillinger',
    'gem, bekræft valg, tillad valgte, accepter valgte, gem indstillinger',
    'samtykke, privatliv',
  ),
  de: words(
    'akzeptieren, alle akzeptieren, alles akzeptieren, zustimmen, ich stimme zu, einverstanden, alle erlauben, alle cookies erlauben, zulassen, annehmen, verstanden, alle auswählen',
    'ablehnen, alle ablehnen, alles ablehnen, verweigern, nur notwendige, nur essenzielle, nur erforderliche, nur technisch notwendige, notwendige cookies akzeptieren, ohne zustimmung fortfahren, weiter ohne zustimmung, weiter ohne einwilligung, nicht zustimmen, nur essentielle, nein danke',
    'einstellungen, cookie-einstellungen, anpassen, individuelle einstellungen, mehr optionen, konfigurieren, verwalten, individuell, privatsphäre-einstellungen, optionen',
    'speichern, auswahl speichern, auswahl erlauben, auswahl bestätigen, auswahl akzeptieren, einstellungen speichern, übernehmen',
    'einwilligung, datenschutz, privatsphäre, zustimmung',
  ),
  el: words(
    'αποδοχή, αποδέχομαι, συμφωνώ, δέχομαι, αποδοχή όλων, επιτρέπονται όλα, εντάξει',
    'απόρριψη, απορρίπτω, δεν αποδέχομαι, διαφωνώ, άρνηση, μόνο τα απαραίτητα, μόνο απαραίτητα, συνέχεια χωρίς αποδοχή',
    'ρυθμίσεις, προτιμήσεις, προσαρμογή, διαχείριση, περισσότερες επιλογές',
    'αποθήκευση, επιβεβαίωση επιλογών, αποδοχή επιλεγμένων',
    'συγκατάθεση, απόρρητο, ιδιωτικότητα',
  ),
  en: words(
    'accept, accept all, accept cookies, allow, allow all, agree, i agree, i accept, got it, ok, okay, consent, yes, enable all, i understand, understood, sounds good',
    'reject, reject all, decline, deny, refuse, disagree, i do not agree, do not consent, do not accept, only necessary, necessary only, only essential, essential only, strictly necessary, use necessary cookies, accept necessary, accept essential, allow necessary, continue without accepting, continue without agreeing, continue without consent, opt out, no thanks, no',
    'settings, cookie settings, preferences, manage, customise, customize, more options, options, choose cookies, let me choose, configure, set preferences, manage choices, change settings',
    'save, save and close, save settings, save preferences, confirm my choices, confirm choices, confirm selection, allow selection, accept selected, accept selection, submit preferences, save choices',
    'cookie, consent, privacy, tracking',
  ),
  es: words(
    'aceptar, acepto, aceptar todo, aceptar todas, permitir, permitir todas, de acuerdo, entendido, consentir, estoy de acuerdo',
    'rechazar, rechazo, rechazar todo, rechazar todas, denegar, no aceptar, no acepto, solo necesarias, solo las necesarias, solo esenciales, continuar sin aceptar, aceptar solo las necesarias, aceptar solo necesarias',
    'configurar, configuración, ajustes, preferencias, personalizar, gestionar, más opciones, opciones',
    'guardar, confirmar mis preferencias, confirmar selección, permitir la selección, guardar configuración, guardar preferencias',
    'consentimiento, privacidad',
  ),
  et: words(
    'nõustun, nõustu, luba kõik, luban, nõustun kõigiga, aktsepteeri, sain aru',
    'keeldu, keeldun, ei nõustu, lükka tagasi, ainult vajalikud, luba ainult vajalikud, jätka nõustumata',
    'seaded, sätted, eelistused, kohanda, halda, küpsiste seaded',
    'salvesta, kinnita valik, luba valitud, salvesta valik',
    'küpsised, küpsiseid, küpsiste, nõusolek, privaatsus',
  ),
  fi: words(
    'hyväksy, hyväksyn, salli, salli kaikki, hyväksy kaikki, selvä, ymmärrän',
    'hylkää, kiellä, en hyväksy, vain välttämättömät, hyväksy vain välttämättömät, salli vain välttämättömät, jatka hyväksymättä, estä kaikki',
    'asetukset, evästeasetukset, muokkaa, mukauta, hallitse, valinnat, lisää vaihtoehtoja',
    'tallenna, vahvista valinnat, salli valinta, salli valitut, hyväksy valitut',
    'evästeet, evästeitä, evästeiden, suostumus, tietosuoja, yksityisyys',
  ),
  fr: words(
    "accepter, j'accepte, tout accepter, accepter tout, accepter et fermer, autoriser, tout autoriser, d'accord, ok pour moi, je suis d'accord, compris",
    "refuser, je refuse, tout refuser, refuser tout, interdire, interdire tous les cookies, continuer sans accepter, poursuivre sans accepter, cookies nécessaires uniquement, uniquement les cookies nécessaires, seulement les cookies nécessaires, accepter uniquement les cookies nécessaires, je n'accepte pas, non merci, non, ne pas accepter, rejeter",
    'paramétrer, paramètres, personnaliser, gérer, préférences, configurer, je choisis, choisir, gérer mes choix, en savoir plus et personnaliser, options',
    'enregistrer, valider, sauvegarder, confirmer mes choix, enregistrer mes choix, autoriser la sélection, confirmer la sélection',
    'consentement, vie privée, confidentialité, traceurs, données personnelles',
  ),
  hr: words(
    'prihvati, prihvaćam, prihvati sve, prihvaćam sve, slažem se, dopusti sve, dozvoli sve, u redu',
    'odbij, odbijam, odbaci, ne prihvaćam, samo nužni, samo nužne, samo neophodni, nastavi bez prihvaćanja, samo nužno',
    'postavke, prilagodi, upravljaj, postavke kolačića, više opcija',
    'spremi, spremi odabir, potvrdi odabir, dopusti odabir, dopusti odabrano',
    'kolačići, kolačiće, kolačića, privola, privatnost',
  ),
  hu: words(
    'elfogadom, elfogad, elfogadása, összes elfogadása, az összes elfogadása, mindet elfogadom, engedélyezem, összes engedélyezése, rendben, hozzájárulok, egyetértek, értem',
    'elutasítom, elutasít, elutasítás, összes elutasítása, nem fogadom el, csak a szükségesek, csak a szükséges, csak szükséges, folytatás elfogadás nélkül, nem járulok hozzá, elutasítása, csak a feltétlenül szükségesek',
    'beállítások, testreszabás, süti beállítások, részletek és beállítások, kezelése, módosítás, további lehetőségek',
    'mentés, mentem, kiválasztottak engedélyezése, kijelöltek engedélyezése, választás mentése, beállítások mentése, elmentem',
    'sütik, sütiket, süti, hozzájárulás, adatvédelem, adatkezelés',
  ),
  id: words(
    'terima, terima semua, setuju, saya setuju, izinkan, izinkan semua, mengerti',
    'tolak, tolak semua, saya tidak setuju, tidak setuju, hanya yang diperlukan, hanya yang penting, lanjutkan tanpa menerima',
    'pengaturan, preferensi, kelola, sesuaikan, opsi lainnya, setelan',
    'simpan, konfirmasi pilihan, izinkan pilihan, simpan pengaturan',
    'kuki, persetujuan, privasi',
  ),
  it: words(
    "accetta, accetto, accetta tutti, accetta tutto, accettare, consenti, consenti tutti, acconsento, va bene, ho capito, d'accordo, accetta e chiudi",
    'rifiuta, rifiuto, rifiuta tutti, rifiuta tutto, nega, solo necessari, solo i necessari, solo cookie necessari, solo tecnici, usa solo i cookie necessari, accetta solo i necessari, continua senza accettare, prosegui senza accettare, non accetto, usa solo i cookie tecnici, accetta solo necessari',
    'personalizza, impostazioni, preferenze, gestisci, scopri di più e personalizza, configura, altre opzioni, opzioni, gestione',
    'salva, salva e chiudi, conferma le mie scelte, conferma selezione, accetta selezionati, consenti selezione, salva preferenze, salva impostazioni',
    'consenso, riservatezza, tracciamento',
  ),
  ja: words(
    '同意する, 同意, すべて同意, すべて許可, 許可する, 受け入れる, すべて受け入れる, 承諾する, 承認, 了解, 閉じて同意',
    '拒否, 拒否する, すべて拒否, 同意しない, 必要なもののみ, 必須のみ, 必要な, 必須cookieのみ, 許可しない, 同意せずに続ける, 同意せずに',
    '設定, 設定する, カスタマイズ, 詳細設定, 管理する, オプション',
    '保存, 選択を確認, 設定を保存, 選択内容を確定, 選択を許可',
    'クッキー, プライバシー',
  ),
  ko: words(
    '동의, 모두 동의, 수락, 모두 수락, 모두 허용, 허용, 확인',
    '거부, 모두 거부, 거절, 동의하지 않음, 필수만, 필수 쿠키만, 필요한 쿠키만',
    '설정, 쿠키 설정, 맞춤 설정, 관리, 옵션',
    '저장, 선택 확인, 설정 저장, 선택 허용',
    '쿠키, 개인정보',
  ),
  lt: words(
    'sutinku, priimti, priimti visus, leisti visus, sutinku su visais, leisti, supratau',
    'atmesti, nesutinku, atsisakyti, tik būtini, tik būtinieji, tik būtinus, tęsti nesutikus, atmesti visus',
    'nustatymai, tinkinti, tvarkyti, slapukų nustatymai, pasirinkti, nuostatos',
    'išsaugoti, patvirtinti pasirinkimą, leisti pasirinktus, išsaugoti pasirinkimą',
    'slapukai, slapukus, slapukų, sutikimas, privatumas',
  ),
  lv: words(
    'piekrītu, pieņemt, pieņemt visas, apstiprināt, atļaut visas, apstiprināt visas, akceptēt, sapratu',
    'noraidīt, nepiekrītu, atteikties, tikai nepieciešamās, tikai obligātās, turpināt bez piekrišanas, noraidīt visas',
    'iestatījumi, pielāgot, pārvaldīt, sīkdatņu iestatījumi, izvēlēties',
    'saglabāt, apstiprināt izvēli, atļaut izvēlētās, saglabāt izvēli',
    'sīkdatnes, sīkdatņu, sīkfaili, piekrišana, privātums',
  ),
  nl: words(
    'accepteren, alles accepteren, alle cookies accepteren, accepteer, akkoord, toestaan, alles toestaan, ik ga akkoord, ik accepteer, begrepen, ja ik accepteer',
    'weigeren, alles weigeren, weiger, afwijzen, alles afwijzen, alleen noodzakelijke, alleen noodzakelijk, alleen functionele, alleen essentiële, doorgaan zonder te accepteren, verder zonder accepteren, doorgaan zonder accepteren, niet akkoord, nee bedankt, noodzakelijke cookies accepteren',
    'instellingen, cookie-instellingen, aanpassen, voorkeuren, beheren, zelf instellen, meer opties, wijzigen',
    'opslaan, voorkeuren opslaan, selectie toestaan, keuze opslaan, keuzes bevestigen, selectie bevestigen, instellingen opslaan',
    'toestemming, privacyverklaring',
  ),
  no: words(
    'godta, godta alle, aksepter, aksepter alle, tillat, tillat alle, godkjenn, jeg godtar, jeg samtykker, samtykke, jeg forstår, greit',
    'avvis, avvis alle, avslå, kun nødvendige, bare nødvendige, godta kun nødvendige, tillat kun nødvendige, nei takk, fortsett uten å godta, kun nødvendig',
    'innstillinger, tilpass, administrer, velg selv, vis detaljer, flere valg, preferanser',
    'lagre, bekreft valg, tillat valgte, lagre valg, lagre innstillinger, godta valgte',
    'informasjonskapsler, samtykke, personvern',
  ),
  pl: words(
    'akceptuję, akceptuj, zaakceptuj, akceptuj wszystkie, zaakceptuj wszystko, zezwól, zezwól na wszystkie, zgadzam się, wyrażam zgodę, rozumiem, przejdź do serwisu, akceptuję wszystkie',
    'odrzuć, odrzucam, odrzuć wszystkie, odmów, odmawiam, nie zgadzam się, nie wyrażam zgody, tylko niezbędne, tylko wymagane, akceptuj tylko niezbędne, kontynuuj bez akceptacji, kontynuuj bez zgody, niezbędne',
    'ustawienia, dostosuj, zarządzaj, preferencje, więcej opcji, zmień ustawienia, konfiguruj, personalizuj',
    'zapisz, potwierdź wybór, zezwól na wybór, potwierdź moje wybory, zapisz ustawienia, zapisz wybór',
    'ciasteczka, ciasteczek, zgoda, prywatność, prywatności',
  ),
  pt: words(
    'aceitar, aceito, aceitar tudo, aceitar todos, permitir, permitir todos, concordo, concordar, concordar e fechar, entendi, prosseguir, estou de acordo',
    'rejeitar, rejeito, rejeitar tudo, rejeitar todos, recusar, recusar tudo, negar, não aceitar, não aceito, apenas necessários, apenas os necessários, somente necessários, somente os necessários, apenas essenciais, continuar sem aceitar, aceitar apenas os necessários, não concordo, só os necessários',
    'configurações, definições, personalizar, gerir, gerenciar, preferências, configurar, mais opções, opções',
    'guardar, salvar, confirmar escolhas, confirmar minhas escolhas, confirmar as minhas escolhas, permitir seleção, guardar preferências, salvar preferências',
    'consentimento, privacidade',
  ),
  ro: words(
    'accept, acceptă, accept toate, acceptă toate, acceptați, accept toate cookie-urile, permite, permite toate, sunt de acord, am înțeles, de acord',
    'refuz, refuză, refuz toate, respinge, respinge toate, nu accept, doar necesare, doar cele necesare, numai necesare, strict necesare, continuă fără a accepta, refuzați',
    'setări, personalizează, preferințe, gestionează, modifică setările, mai multe opțiuni, opțiuni, personalizare',
    'salvează, confirmă selecția, permite selecția, salvează preferințele, confirm alegerile',
    'consimțământ, confidențialitate',
  ),
  ru: words(
    'принять, принять все, принимаю, согласен, согласна, я согласен, разрешить, разрешить все, соглашаюсь, понятно, хорошо',
    'отклонить, отклонить все, отказаться, не согласен, не принимаю, отказ, только необходимые, только обязательные, продолжить без принятия, запретить, принять только необходимые',
    'настройки, настроить, параметры, управление, предпочтения, изменить настройки',
    'сохранить, подтвердить выбор, разрешить выбранные, сохранить настройки, принять выбранные',
    'файлы cookie, куки, согласие, конфиденциальность, конфиденциальности',
  ),
  sk: words(
    'prijať, prijať všetko, prijať všetky, prijímam, súhlasím, povoliť, povoliť všetko, povoliť všetky, rozumiem, akceptovať',
    'odmietnuť, odmietnuť všetko, odmietam, nesúhlasím, zamietnuť, iba nevyhnutné, len nevyhnutné, len potrebné, iba potrebné, pokračovať bez prijatia',
    'nastavenia, prispôsobiť, spravovať, predvoľby, upraviť, podrobné nastavenia',
    'uložiť, potvrdiť výber, povoliť výber, uložiť nastavenia, uložiť výber',
    'súbory cookie, súhlas, súkromie',
  ),
  sl: words(
    'sprejmi, sprejmi vse, sprejmem, sprejmem vse, strinjam se, se strinjam, dovoli, dovoli vse, v redu, razumem',
    'zavrni, zavrni vse, zavrnem, ne strinjam se, ne sprejmem, samo nujni, samo nujne, samo obvezni, nadaljuj brez sprejetja, le nujni',
    'nastavitve, prilagodi, upravljaj, nastavitve piškotkov, več možnosti',
    'shrani, potrdi izbiro, dovoli izbor, dovoli izbrane, shrani nastavitve',
    'piškotki, piškotke, piškotkov, soglasje, zasebnost',
  ),
  sr: words(
    'прихвати, прихвати све, прихватам, слажем се, дозволи све, prihvatam, prihvati sve, dozvoli sve, slažem se',
    'одбиј, одбиј све, одбијам, само неопходни, само неопходне, odbij, odbijam, odbij sve, samo neophodni, samo neophodne',
    'подешавања, прилагоди, podešavanja, prilagodi',
    'сачувај, потврди избор, sačuvaj, potvrdi izbor',
    'колачићи, колачиће, колачића, приватност, сагласност',
  ),
  sv: words(
    'acceptera, acceptera alla, godkänn, godkänn alla, tillåt, tillåt alla, jag accepterar, jag godkänner, jag förstår, jag samtycker, samtyck',
    'avvisa, avvisa alla, neka, neka alla, avböj, endast nödvändiga, bara nödvändiga, godkänn endast nödvändiga, acceptera endast nödvändiga, tillåt endast nödvändiga, fortsätt utan att acceptera, nej tack, avslå',
    'inställningar, cookieinställningar, anpassa, hantera, visa detaljer, fler alternativ, ändra inställningar',
    'spara, bekräfta val, tillåt urval, spara inställningar, godkänn valda, spara val, bekräfta mina val',
    'kakor, samtycke, integritet, personuppgifter',
  ),
  tr: words(
    'kabul et, tümünü kabul et, kabul ediyorum, tümüne izin ver, izin ver, onaylıyorum, onayla, anladım, hepsini kabul et, tamam',
    'reddet, tümünü reddet, reddediyorum, hepsini reddet, kabul etmiyorum, yalnızca gerekli, sadece gerekli, sadece zorunlu, yalnızca zorunlu, kabul etmeden devam et',
    'ayarlar, çerez ayarları, tercihler, özelleştir, yönet, daha fazla seçenek',
    'kaydet, tercihlerimi onayla, seçimi onayla, seçime izin ver, tercihleri kaydet',
    'çerez, çerezler, çerezleri, gizlilik, kişisel veri',
  ),
  uk: words(
    'прийняти, прийняти всі, приймаю, погоджуюсь, погоджуюся, дозволити, дозволити всі, згоден, зрозуміло',
    'відхилити, відхилити всі, відмовитися, не погоджуюсь, лише необхідні, тільки необхідні, лише обовʼязкові, продовжити без прийняття, заборонити',
    'налаштування, налаштувати, керувати, параметри, параметри cookie',
    'зберегти, підтвердити вибір, дозволити вибрані, зберегти налаштування',
    'файли cookie, куки, згода, конфіденційність, конфіденційності',
  ),
  zh: words(
    '接受, 全部接受, 接受所有, 接受全部, 同意, 允许, 全部允许, 允许所有, 我同意, 同意并继续, 知道了, 允許, 接受所有cookie',
    '拒绝, 全部拒绝, 拒绝所有, 不同意, 不接受, 仅必要, 仅限必要, 只接受必要, 仅接受必要, 仅使用必要, 拒絕, 全部拒絕, 僅必要, 不同意并继续',
    '设置, 管理, 自定义, 偏好设置, 更多选项, cookie设置, 設定, 自訂',
    '保存, 确认选择, 允许选择, 保存设置, 确认我的选择, 儲存',
    '隐私, 隱私, 小型文本文件',
  ),
};
