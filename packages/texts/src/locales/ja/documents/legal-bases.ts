import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: '同意（GDPR第6条第1項(a)）',
    contract: '利用者との契約の履行、又は契約締結前に利用者の求めに応じて行う措置（GDPR第6条第1項(b)）',
    legalObligation: '法的義務の遵守（GDPR第6条第1項(c)）',
    vitalInterests: '生命に関する利益の保護（GDPR第6条第1項(d)）',
    publicTask: '公共の利益のために行う職務（GDPR第6条第1項(e)）',
    legitimateInterests: '正当な利益（GDPR第6条第1項(f)）',
  },
  short: {
    consent: '同意',
    contract: '契約',
    legalObligation: '法的義務',
    vitalInterests: '生命に関する利益',
    publicTask: '公的な職務',
    legitimateInterests: '正当な利益',
  },
  interests: {
    delivery: 'コンテンツの迅速かつ確実な配信',
    security: '攻撃、スパム及び不正利用からの保護',
    fraud: '不正行為及びこれによる損失の防止',
    errors: '障害の発見及び修復',
    answering: '問い合わせへの回答及び利用者の支援',
    convenience: '使いやすさ',
    accessibility: 'できるだけ多くの方が利用できること',
    customers: '顧客及び見込み顧客との関係の維持',
    statistics: '改善のため、何がどのように利用されているかを把握すること',
    content: 'コンテンツ及び商品・サービスを魅力的に示すこと',
    advertising: '商品・サービスを周知し、その効果を把握すること',
    recruiting: '適切な人材の確保',
    proof: 'どのような選択が行われたかを証明できること',
    operations: '組織の効率的な運営',
  },
};
