import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), in Swedish. Do not reword: the wording is that of the law. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Ångerrätt',
    period: 'Du har rätt att frånträda avtalet utan att ange något skäl inom 14 dagar.',
    expires: {
      contract: 'Ångerfristen löper ut 14 dagar efter den dag då avtalet ingicks.',
      together:
        'Ångerfristen löper ut 14 dagar efter den dag då du, eller någon tredje part som du anger, dock ej transportföretaget, tar varan i fysisk besittning.',
      separately:
        'Ångerfristen löper ut 14 dagar efter den dag då du, eller någon tredje part som du anger, dock ej transportföretaget, tar den sista varan i fysisk besittning.',
      pieces:
        'Ångerfristen löper ut 14 dagar efter den dag då du, eller någon tredje part som du anger, dock ej transportföretaget, tar det sista partiet eller den sista delen i fysisk besittning.',
      regularly:
        'Ångerfristen löper ut 14 dagar efter den dag då du, eller någon tredje part som du anger, dock ej transportföretaget, tar den första varan i fysisk besittning.',
    },
    exercise:
      'Vill du utöva ångerrätten ska du till oss (%{trader}) skicka ett klart och tydligt meddelande om ditt beslut att frånträda avtalet (t.ex. ett brev avsänt per post eller e-post). Du kan använda den bifogade standardångerblanketten, men du måste inte använda den.',
    online:
      'Du kan också utöva din ångerrätt online på %{function}. Om du använder denna onlinefunktion kommer vi utan onödigt dröjsmål att på ett varaktigt medium (t.ex. per e-post) skicka dig en bekräftelse på att vi mottagit ditt meddelande om utövad ångerrätt, inklusive dess innehåll samt datum och klockslag då det skickades.',
    deadline:
      'För att du ska hinna utöva din ångerrätt i tid räcker det med att du sänder in ditt meddelande om att du tänker utöva ångerrätten innan ångerfristen gått ut.',
    effects: 'Verkan av utövad ångerrätt',
    reimburse:
      'Om du frånträder detta avtal kommer vi att betala tillbaka alla betalningar vi fått från dig, bland dem också leveranskostnader (men då räknas inte extra leveranskostnader till följd av att du valt något annat leveranssätt än den billigaste standardleverans vi erbjuder). Återbetalningen kommer att ske utan onödigt dröjsmål och i vilket fall som helst senast 14 dagar från och med den dag då vi underrättades om ditt beslut att frånträda avtalet. Vi kommer att använda samma betalningsmedel för återbetalningen som du själv har använt för den inledande affärshändelsen, om du inte uttryckligen kommit överens med oss om något annat. I vilket fall som helst kommer återbetalningen inte att kosta dig något.',
    withhold:
      'Vi får vänta med återbetalningen tills vi fått tillbaka varan från dig eller tills du sänt in ett bevis på att du återsänt varan, beroende på vilket som inträffar först.',
    collect: 'Vi hämtar varorna.',
    sendBack:
      'Du ska återsända varorna eller överlämna dem till oss utan onödigt dröjsmål och i vilket fall som helst senast 14 dagar efter den dag då du meddelat oss om ditt beslut att frånträda avtalet. Tidsfristen ska anses ha iakttagits om du återsänder varorna innan perioden på 14 dagar löpt ut.',
    sendBackTo:
      'Du ska återsända varorna eller överlämna dem till oss eller till %{recipient} utan onödigt dröjsmål och i vilket fall som helst senast 14 dagar efter den dag då du meddelat oss om ditt beslut att frånträda avtalet. Tidsfristen ska anses ha iakttagits om du återsänder varorna innan perioden på 14 dagar löpt ut.',
    costOwner: 'Vi står för kostnaderna för återsändandet av varorna.',
    costCustomer: 'Du ska stå för de direkta kostnaderna för återsändandet av varorna.',
    costEstimate:
      'Du ska stå för de direkta kostnaderna för återsändandet av varorna. Kostnaderna beräknas uppgå till högst cirka %{amount}.',
    value:
      'Du ansvarar endast för varornas minskade värde till följd av annan hantering än vad som är nödvändigt för att fastställa varornas art, egenskaper och funktion.',
    services:
      'Om du begärt att tjänsten ska börja utföras under ångerfristen ska du betala ett belopp som står i proportion till vad som har tillhandahållits fram till den tidpunkt då du meddelade oss om ditt beslut att frånträda avtalet, jämfört med avtalets fulla omfattning.',
  },
  form: {
    title: 'Standardångerblankett',
    intro: '(Blanketten ska fyllas i och återsändas bara om du vill frånträda avtalet)',
    to: 'Till %{recipient}:',
    declare:
      'Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tillhandahållande av följande tjänst (*)',
    ordered: 'Beställdes den (*)/mottogs den (*)',
    name: 'Konsumentens/konsumenternas namn',
    address: 'Konsumentens/konsumenternas adress',
    signature: 'Konsumentens/konsumenternas underskrift (endast om blanketten meddelas på papper)',
    date: 'Datum',
    delete: '(*) Stryk det som inte är tillämpligt.',
  },
};
