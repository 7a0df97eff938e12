import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'オーストラリアに所在する方へ',
  scope:
    'この項は、オーストラリアの1988年プライバシー法（Privacy Act 1988）が適用される場合に、本ポリシーを補完するものです。この項において「APP」とは、同法別表1（Schedule 1）に定めるオーストラリアプライバシー原則（Australian Privacy Principles）をいいます。',
  kinds:
    '当方が収集し、保有する個人情報の種類、その収集の方法並びに当方が個人情報を収集し、保有し、利用し、及び開示する目的は、本ポリシーに記載しています（APP 1.4）。',
  anonymity:
    '適法かつ実行可能である限り、利用者は、身元を明らかにする必要はなく、又は仮名を用いることができます（APP 2）。',
  overseas:
    '当方は、オーストラリア国外の次の国に所在する受領者に、個人情報を開示することが見込まれます：%{countries}（APP 1.4(f)及び(g)、APP 8）。',
  access:
    '当方が保有する自己の個人情報の開示（APP 12）又はその訂正（APP 13）を求める場合は、%{contact}までご連絡ください。請求に費用はかかりません。',
  complaint:
    '当方がオーストラリアプライバシー原則に違反したと考える場合は、同じ宛先までご連絡ください。30日を過ぎても回答がない場合、又は回答に満足できない場合は、オーストラリア情報コミッショナー事務局（Office of the Australian Information Commissioner、%{link}）に苦情を申し立てることができます。',
  decisions:
    '自動化された意思決定に関する項には、どの決定についてコンピュータプログラムが個人情報を利用するか、及びそれがどの情報であるかを記載しています（APP 1.7から1.9まで）。',
  noDecisions:
    '当方は、利用者の権利又は利益に重大な影響を与えることが合理的に予想される決定を行うコンピュータプログラムを使用していません（APP 1.7から1.9まで）。',
};
