import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: '他の国における取扱い',
  intro:
    '個人データは、ここに記載する国で取り扱われます。欧州経済領域の外へは、GDPR第44条から第49条までの保護措置のいずれかによりデータが保護される場所に限り、データを移転することができます。次の表は、国ごとにその保護措置を示しています。',
  introUk:
    '個人データは、ここに記載する国で取り扱われます。英国の外へは、英国GDPR第44条から第49条までの保護措置のいずれかによりデータが保護される場所に限り、データを移転することができます。次の表は、国ごとにその保護措置を示しています。',
  introSwiss:
    '個人データは、ここに記載する国の受領者に提供されます。次の表は、国ごとに、何によって適切な保護が確保されるかを示しています（FADP第16条）。',
  introPlain: '個人データは、次の国で取り扱われます。',
  none: '本ポリシーに記載するサービスは、欧州経済領域内の国（%{countries}）でのみ個人データを取り扱います。',
  caption: '国、受領者及び保護措置',
  country: '国',
  recipients: '受領者',
  safeguard: '保護措置',
  safeguards: {
    inside: '欧州経済領域内（GDPRが適用されます）',
    home: '他の国への移転はありません',
    adequacyEu: '欧州委員会の十分性認定（GDPR第45条）',
    adequacyEuLimited: '欧州委員会の十分性認定（GDPR第45条）。その適用範囲に限ります',
    adequacyUk: '英国の十分性規則（英国GDPR第45A条）',
    adequacySwiss: 'スイス連邦参事会が認める十分な保護（FADP第16条第1項、データ保護令附属書1）',
    frameworkEu:
      'EU・米国データプライバシーフレームワーク（EU-US Data Privacy Framework）：欧州委員会の十分性認定（決定(EU) 2023/1795、GDPR第45条）。受領者はその認証を受けています',
    frameworkUk:
      'EU・米国データプライバシーフレームワークの英国拡張（UK Extension to the EU-US Data Privacy Framework）。受領者はその認証を受けています',
    frameworkSwiss:
      'スイス・米国データプライバシーフレームワーク（Swiss-US Data Privacy Framework）。受領者はその認証を受けています',
    clausesEu: '欧州委員会の標準契約条項（GDPR第46条第2項(c)）',
    clausesUk:
      '英国情報コミッショナーが発行した国際データ移転契約（International Data Transfer Agreement）又は補遺（Addendum）（英国GDPR第46条）',
    clausesSwiss: '連邦データ保護・情報コミッショナー（FDPIC）が承認した標準データ保護条項（FADP第16条第2項(d)）',
    bindingRules: '拘束的企業準則（GDPR第46条第2項(b)）',
    explicitConsent: 'リスクについて知らされた上での利用者の明示的な同意（GDPR第49条第1項(a)）',
    contract: '利用者との契約又は利用者の利益のための契約に必要な移転（GDPR第49条第1項(b)又は(c)）',
    frameworkOrClausesEu:
      '欧州委員会の標準契約条項（GDPR第46条第2項(c)）又は、受領者が認証を受けている場合は、EU・米国データプライバシーフレームワーク（EU-US Data Privacy Framework、GDPR第45条）',
  },
  copy: '利用者は、%{contact}に連絡することにより、ここに記載する条項若しくは準則の写しを入手し、又はそれを入手できる場所を知ることができます。',
  usRisk:
    '十分性認定のある国以外では、法律が求めるデータ保護の水準がより低く、官公庁がより広くデータにアクセスできる場合があります。このため、ここに記載する保護措置を取り決めています。',
};
