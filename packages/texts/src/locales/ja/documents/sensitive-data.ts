import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: '機微なデータ',
  intro: '当方が取り扱うデータの一部は、特別に保護されています（GDPR第9条及び第10条並びに他の法律の対応する規定）。',
  introPlain: '当方が取り扱うデータの一部は、特別に保護されています。',
  kinds: {
    health: '健康に関するデータ',
    sexLife: '性生活又は性的指向に関するデータ',
    ethnicOrigin: '人種的又は民族的な出自',
    politicalOpinions: '政治的な意見',
    beliefs: '宗教上又は思想上の信条',
    tradeUnion: '労働組合への加入',
    genetic: '遺伝データ',
    biometric: '個人を識別する生体データ',
    criminal: '有罪判決及び犯罪',
    preciseLocation: '正確な位置情報',
    immigrationStatus: '国籍又は在留資格',
    accountAccess: '口座番号又はカード番号とアクセスコードとの組合せ',
    messageContents: '当方に宛てたものではないメッセージの内容',
    knownChild: '子どもであることが判明している者のデータ',
  },
  conditions: {
    explicitConsent: '明示的な同意（GDPR第9条第2項(a)）',
    employment: '雇用法及び社会保障法（GDPR第9条第2項(b)）',
    vitalInterests: '同意を与えることができない者の生命に関する利益（GDPR第9条第2項(c)）',
    association: '非営利団体による構成員のための活動（GDPR第9条第2項(d)）',
    madePublic: '本人が明白に公開したデータ（GDPR第9条第2項(e)）',
    legalClaims: '法的請求（GDPR第9条第2項(f)）',
    publicInterest: '法律に定める重要な公共の利益（GDPR第9条第2項(g)）',
    healthCare: '保健医療（GDPR第9条第2項(h)）',
    publicHealth: '公衆衛生（GDPR第9条第2項(i)）',
    research: '法律に定める記録保存、研究又は統計（GDPR第9条第2項(j)）',
  },
  data: 'データ',
  where: '取り扱う場合',
  condition: '取扱いの条件',
};
