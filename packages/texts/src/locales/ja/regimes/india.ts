import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'インドに所在する方へ',
  scope:
    'この項は、インドの2023年デジタル個人データ保護法（Digital Personal Data Protection Act, 2023）が適用される場合に、本ポリシーを補完するものです。この項に記載する条は、同法の条です。',
  notice:
    '取り扱われる個人データ及びその目的は、本ポリシーに記載するとおりです（第5条）。利用者は、この通知を英語又はインド憲法第8附則（Eighth Schedule）に掲げる言語で受け取ることを求めることができます。',
  withdrawal: '利用者は、同意を与えたときと同様に容易に、いつでも同意を撤回することができます（第6条第4項）。',
  rightsIntro: '利用者は、次のことを行うことができます。',
  rights: {
    access:
      '自己のデータ及びその取扱いの内容の概要並びにデータの共有先であるすべての者に関する情報を入手すること（第11条）',
    correction: '自己のデータの訂正、補完、更新又は消去を受けること（第12条）',
    grievance: '自己の苦情の処理を受けること（第13条）',
    nomination: '自己が死亡し、又は能力を失った場合に自己の権利を行使する者を指名すること（第14条）',
  },
  exercise:
    'ご連絡は、%{contact}までお願いします。取扱いに関するご質問にも、同じ宛先で回答します（第8条第9項）。当方は、苦情に90日以内に回答します。',
  authority:
    'これによって解決しない場合は、インドのデータ保護委員会（Data Protection Board of India、%{link}）に苦情を申し立てることができます。',
};
