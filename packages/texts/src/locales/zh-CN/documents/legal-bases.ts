import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: '同意（GDPR第6条第1款(a)项）',
    contract: '履行与您的合同，或者在订立合同前应您的请求采取措施（GDPR第6条第1款(b)项）',
    legalObligation: '履行法定义务（GDPR第6条第1款(c)项）',
    vitalInterests: '保护重大利益（GDPR第6条第1款(d)项）',
    publicTask: '为公共利益执行任务（GDPR第6条第1款(e)项）',
    legitimateInterests: '正当利益（GDPR第6条第1款(f)项）',
  },
  short: {
    consent: '同意',
    contract: '合同',
    legalObligation: '法定义务',
    vitalInterests: '重大利益',
    publicTask: '公共任务',
    legitimateInterests: '正当利益',
  },
  interests: {
    delivery: '快速、可靠地提供内容',
    security: '防范攻击、垃圾信息和滥用',
    fraud: '防止欺诈及其造成的损失',
    errors: '发现并修复故障',
    answering: '答复咨询并帮助用户',
    convenience: '便于使用',
    accessibility: '让尽可能多的人能够使用',
    customers: '与客户和潜在客户保持联系',
    statistics: '了解哪些内容被使用以及如何被使用，以便改进',
    content: '以有吸引力的方式呈现内容以及我们的产品和服务',
    advertising: '宣传我们的产品和服务，并了解其成效',
    recruiting: '寻找合适的员工',
    proof: '能够证明曾作出哪些选择',
    operations: '高效运营我们的组织',
  },
};
