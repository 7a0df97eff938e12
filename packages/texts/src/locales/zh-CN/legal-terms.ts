import type { LegalTerms } from '../../legal-terms.ts';

// The processor of the Chinese law (处理者) is the controller of the GDPR, and its entrusted person (受托人) the
// processor. What the Chinese law does not know is called as translations of the GDPR usually call it.
export const legalTerms: LegalTerms = {
  law: '《中华人民共和国个人信息保护法》；该法没有规定的概念，采用条例(EU) 2016/679（GDPR）的通行中文译法',
  source: 'from memory',
  terms: {
    controller: { term: '个人信息处理者', stems: ['个人信息处理者'] },
    processor: { term: '受托人', stems: ['受托人'] },
    consent: { term: '同意', stems: ['同意'] },
    legitimateInterests: { term: '正当利益', stems: ['正当利益'] },
    dataSubject: { term: '个人', stems: ['个人'] },
    supervisoryAuthority: { term: '监管机构', stems: ['监管机构'] },
    recipient: { term: '接收方', stems: ['接收方'] },
    personalData: { term: '个人信息', stems: ['个人信息'] },
    processing: { term: '处理', stems: ['处理'] },
    dataProtectionOfficer: { term: '数据保护官', stems: ['数据保护官'] },
    representative: { term: '代表', stems: ['代表'] },
    profiling: { term: '画像', stems: ['画像'] },
    thirdCountry: { term: '第三国', stems: ['第三国'] },
    adequacyDecision: { term: '充分性决定', stems: ['充分性决定'] },
    standardContractualClauses: { term: '标准合同条款', stems: ['标准合同条款'] },
    access: { term: '查阅、复制', stems: ['查阅'] },
    rectification: { term: '更正、补充', stems: ['更正'] },
    erasure: { term: '删除', stems: ['删除'] },
    restriction: { term: '限制处理', stems: ['限制处理'] },
    portability: { term: '转移（可携带）', stems: ['转移'] },
    objection: { term: '反对权', stems: ['反对'] },
  },
};
