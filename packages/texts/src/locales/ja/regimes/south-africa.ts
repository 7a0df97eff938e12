import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: '南アフリカに所在する方へ',
  scope:
    '南アフリカの個人情報保護法（Protection of Personal Information Act、2013年法律第4号、POPIA）が適用される場合、当方は同法にいう責任者（responsible party）であり、この項は本ポリシーを補完するものです。この項に記載する条は、同法の条です。',
  officer: '当方の情報責任者（information officer、第55条）の連絡先は、%{contact}です。',
  voluntary:
    '情報を提供する必要があるかどうか、及び提供しない場合にどうなるかは、本ポリシーの各場合の箇所に記載しています（第18条）。',
  rightsIntro: '利用者は、次のことを行うことができます。',
  rights: {
    access: '当方が自己の情報を保有しているかどうかを無償で知り、その記録又はその説明を求めること（第23条）',
    correction:
      '不正確な、無関係な、過剰な、最新でない、不完全な、誤解を招く、又は違法に取得された情報の訂正又は削除を求めること（第24条）',
    objection:
      '自己の状況に関する合理的な理由により取扱いに異議を述べること（第11条第3項）及びダイレクトマーケティングに対していつでも異議を述べること',
    withdrawal: 'いつでも同意を撤回すること（第11条第2項）',
    decisions: '自動化された取扱いのみに基づく、法的効果を伴う決定の対象とならないこと（第71条）',
    court: '民事訴訟を提起すること（第99条）',
  },
  transfers:
    '本ポリシーに記載する南アフリカ国外の国へは、第72条が認める場合に限り、情報が移転されます。すなわち、移転先の法律、拘束力のある準則若しくは合意によって情報が十分に保護される場合、利用者の同意がある場合、又は同条に定める他の根拠がある場合です。',
  authority: '利用者は、情報規制機関（Information Regulator、%{link}）に苦情を申し立てることができます（第74条）。',
};
