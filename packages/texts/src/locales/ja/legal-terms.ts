import type { LegalTerms } from '../../legal-terms.ts';

// The Japanese law has no controller, processor, data protection officer and the like: they are called here as the
// provisional Japanese translation of the GDPR calls them.
export const legalTerms: LegalTerms = {
  law: '個人情報の保護に関する法律（平成15年法律第57号）。同法にない概念は、規則(EU) 2016/679（GDPR）の個人情報保護委員会による仮日本語訳',
  source: 'from memory',
  terms: {
    controller: { term: '管理者', stems: ['管理者'] },
    processor: { term: '処理者', stems: ['処理者'] },
    consent: { term: '同意', stems: ['同意'] },
    legitimateInterests: { term: '正当な利益', stems: ['正当な利益'] },
    dataSubject: { term: '本人', stems: ['本人'] },
    supervisoryAuthority: { term: '監督機関', stems: ['監督機関'] },
    recipient: { term: '受領者', stems: ['受領者'] },
    personalData: { term: '個人データ', stems: ['個人データ'] },
    processing: { term: '取扱い', stems: ['取扱', '取り扱'] },
    dataProtectionOfficer: { term: 'データ保護オフィサー', stems: ['データ保護オフィサー'] },
    representative: { term: '代理人', stems: ['代理人'] },
    profiling: { term: 'プロファイリング', stems: ['プロファイリング'] },
    thirdCountry: { term: '第三国', stems: ['第三国'] },
    adequacyDecision: { term: '十分性認定', stems: ['十分性認定'] },
    standardContractualClauses: { term: '標準契約条項', stems: ['標準契約条項'] },
    access: { term: '開示', stems: ['開示'] },
    rectification: { term: '訂正', stems: ['訂正'] },
    erasure: { term: '消去', stems: ['消去'] },
    restriction: { term: '取扱いの制限', stems: ['取扱いの制限'] },
    portability: { term: 'データポータビリティ', stems: ['データポータビリティ'] },
    objection: { term: '異議を述べる権利', stems: ['異議'] },
  },
};
