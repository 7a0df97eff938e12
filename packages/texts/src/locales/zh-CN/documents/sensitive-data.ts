import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: '敏感信息',
  intro: '我们处理的部分信息受到特别保护（GDPR第9条和第10条以及其他法律的相应规定）：',
  introPlain: '我们处理的部分信息受到特别保护：',
  kinds: {
    health: '健康信息',
    sexLife: '有关性生活或者性取向的信息',
    ethnicOrigin: '种族或者民族出身',
    politicalOpinions: '政治观点',
    beliefs: '宗教或者哲学信仰',
    tradeUnion: '工会成员身份',
    genetic: '基因信息',
    biometric: '用于识别个人的生物识别信息',
    criminal: '刑事定罪和犯罪',
    preciseLocation: '精确位置',
    immigrationStatus: '公民身份或者移民身份',
    accountAccess: '账号或者卡号及其访问代码',
    messageContents: '并非发送给我们的消息的内容',
    knownChild: '已知儿童的信息',
  },
  conditions: {
    explicitConsent: '明确同意（GDPR第9条第2款(a)项）',
    employment: '劳动法和社会保障法（GDPR第9条第2款(b)项）',
    vitalInterests: '无法作出同意的人的重大利益（GDPR第9条第2款(c)项）',
    association: '非营利组织为其成员开展的活动（GDPR第9条第2款(d)项）',
    madePublic: '个人明显已自行公开的信息（GDPR第9条第2款(e)项）',
    legalClaims: '法律主张（GDPR第9条第2款(f)项）',
    publicInterest: '法律规定的重大公共利益（GDPR第9条第2款(g)项）',
    healthCare: '医疗保健（GDPR第9条第2款(h)项）',
    publicHealth: '公共卫生（GDPR第9条第2款(i)项）',
    research: '法律规定的存档、研究或者统计（GDPR第9条第2款(j)项）',
  },
  data: '信息',
  where: '处理情形',
  condition: '条件',
};
