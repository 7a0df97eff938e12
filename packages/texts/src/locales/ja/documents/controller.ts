import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: '管理者',
  intro: '%{site}の利用に際して個人データを取り扱う理由及び方法を決定する者、すなわち管理者は、「%{owner}」です。',
  we: '本ポリシーにおいて「当方」とは、%{owner}をいいます。',
  name: '氏名又は名称',
  address: '住所',
  country: '国',
  email: 'メールアドレス',
  phone: '電話番号',
  vatNumber: '付加価値税（VAT）番号',
  site: 'サイト',
  app: 'アプリ',
  jointControllers: '共同管理者',
  jointIntro:
    '当方は、取扱いの一部について、ここに記載する者と共同で決定を行っています。利用者は、当方及びこれらの者のいずれに対しても、権利を行使することができます（GDPR第26条第3項）。',
  jointIntroPlain:
    '当方は、取扱いの一部について、ここに記載する者と共同で決定を行っています。利用者は、当方及びこれらの者のいずれに対しても、権利を行使することができます。',
  essence: '取決めの要点',
  representative: '欧州連合における代理人（GDPR第27条）',
  ukRepresentative: '英国における代理人（英国GDPR第27条）',
  swissRepresentative: 'スイスにおける代理人（FADP第14条）',
  dpo: 'データ保護オフィサー',
  dpoIntro:
    '利用者は、自己のデータ及び権利に関するあらゆる事項について、データ保護オフィサーに連絡することができます。',
  privacyOfficer: '個人情報保護の責任者（ケベック州）',
  officerTitle: '役職',
};
