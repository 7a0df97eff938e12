import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'クッキーその他のトラッカー',
  intro:
    'トラッカーとは、クッキー（Cookie）、ブラウザのローカルストレージの記録、端末識別子その他これらに類する技術であって、利用者の端末に情報を保存し、又は端末から情報を読み取るものをいいます。',
  necessary: '利用者が求める機能に不可欠なトラッカーは、同意を得ずに使用します（%{provisions}）。',
  consent:
    'その他のすべてのトラッカーは、利用者の同意に基づきます。利用者は、同意を拒否し、又はいつでも撤回することができます。その時点までの取扱いは、引き続き適法です。',
  provisions: {
    union: '指令2002/58/EC第5条第3項',
    france: 'フランスのデータ保護法である1978年1月6日法律第78-17号の第82条',
    germany: 'ドイツTDDDG第25条',
    italy: 'イタリアのデータ保護法典である立法令第196/2003号の第122条',
    spain: 'スペインの法律第34/2002号（LSSI）第22条第2項',
    unitedKingdom: '英国の2003年プライバシー及び電子通信規則第6条',
  },
  unitedKingdom:
    '英国内の端末については、2003年プライバシー及び電子通信規則（Privacy and Electronic Communications Regulations 2003）第6条が適用されます。',
  switzerland:
    'スイス国内の端末については、電気通信法第45c条が適用され、利用者は、自己の端末上のデータの取扱いを拒否することができます。その取扱いの目的は、本ポリシーに記載しています。',
  withdrawControl: '選択を変更し、又は撤回する場合は、すべてのページで利用できるプライバシー設定をご利用ください。',
  withdrawLink: '選択を変更し、又は撤回する場合は、「%{link}」のページをご利用ください。',
  withdrawLinkText: 'トラッカーに関する選択',
  withdrawBrowser:
    '同意を撤回する場合は、ブラウザ又は端末の設定で、保存されているトラッカーを削除し、新たなトラッカーをブロックしてください。%{contact}に連絡することもできます。',
  withdrawDevice:
    'ブラウザ又は端末の設定で、保存されているトラッカーを削除し、新たなトラッカーをブロックすることができます。',
  policy:
    'どのクッキーその他のトラッカーを使用するか、及び利用者がこれをどのように拒否することができるかは、%{link}で説明しています。',
  policyText: 'クッキーポリシー',
  listIntro: '次の表は、トラッカーを名称ごとに示しています。アスタリスクは、変化する文字を表します。',
  caption: 'トラッカー',
  name: '名称',
  service: 'サービス',
  purpose: '利用目的',
  duration: '保存期間',
  party: '設定者',
  firstParty: 'ファーストパーティ',
  thirdParty: 'サードパーティ',
  unnamed: 'ここに名称を記載していないトラッカーを使用する可能性があるのは、%{services}です。',
};
