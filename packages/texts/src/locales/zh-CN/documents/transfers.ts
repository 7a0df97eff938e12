import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: '在其他国家的处理',
  intro:
    '个人信息在此处所列的国家处理。在欧洲经济区以外，信息仅可传输至有GDPR第44条至第49条规定的某项保障措施保护该信息的地方。下表列明每个国家的保障措施。',
  introUk:
    '个人信息在此处所列的国家处理。在英国以外，信息仅可传输至有英国GDPR第44条至第49条规定的某项保障措施保护该信息的地方。下表列明每个国家的保障措施。',
  introSwiss: '个人信息会披露给此处所列国家的接收方。下表列明每个国家以何种方式确保适当的保护（FADP第16条）。',
  introPlain: '个人信息在以下国家处理：',
  none: '本政策所列的服务仅在欧洲经济区内的以下国家处理个人信息：%{countries}。',
  caption: '国家、接收方与保障措施',
  country: '国家',
  recipients: '接收方',
  safeguard: '保障措施',
  safeguards: {
    inside: '在欧洲经济区内，适用GDPR',
    home: '不向其他国家传输',
    adequacyEu: '欧盟委员会的充分性决定（GDPR第45条）',
    adequacyEuLimited: '欧盟委员会的充分性决定（GDPR第45条），以其适用范围为限',
    adequacyUk: '英国的充分性条例（英国GDPR第45A条）',
    adequacySwiss: '瑞士联邦委员会认可的充分保护（FADP第16条第1款，《数据保护条例》附件1）',
    frameworkEu:
      '《欧盟—美国数据隐私框架》（EU-US Data Privacy Framework）：欧盟委员会的充分性决定(EU) 2023/1795（GDPR第45条），接收方已取得该框架的认证',
    frameworkUk:
      '《欧盟—美国数据隐私框架》的英国扩展（UK Extension to the EU-US Data Privacy Framework），接收方已取得其认证',
    frameworkSwiss: '《瑞士—美国数据隐私框架》（Swiss-US Data Privacy Framework），接收方已取得其认证',
    clausesEu: '欧盟委员会的标准合同条款（GDPR第46条第2款(c)项）',
    clausesUk:
      '英国信息专员发布的《国际数据传输协议》（International Data Transfer Agreement）或者《附录》（Addendum）（英国GDPR第46条）',
    clausesSwiss: '联邦数据保护和信息专员（FDPIC）认可的标准数据保护条款（FADP第16条第2款(d)项）',
    bindingRules: '有约束力的公司规则（GDPR第46条第2款(b)项）',
    explicitConsent: '您在被告知风险后作出的明确同意（GDPR第49条第1款(a)项）',
    contract: '为与您的合同或者为您的利益订立的合同所必需（GDPR第49条第1款(b)项或者(c)项）',
    frameworkOrClausesEu:
      '欧盟委员会的标准合同条款（GDPR第46条第2款(c)项），或者在接收方已取得认证时，《欧盟—美国数据隐私框架》（EU-US Data Privacy Framework，GDPR第45条）',
  },
  copy: '您可以联系%{contact}，获取此处所列条款或者规则的副本，或者了解可在何处获取。',
  usRisk:
    '在没有充分性决定的国家，法律要求的信息保护水平可能较低，主管机关对信息的访问权限可能更广。因此，我们约定了此处所列的保障措施。',
};
