import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: '我们使用的服务',
  intro: '对于我们使用的每项服务，本节说明由谁提供，以及您的信息会被如何处理。',
  provider: '提供商',
  role: '提供商的角色',
  roles: {
    processor: '受托人（processor）：代表我们并按照我们的指示处理信息（GDPR第28条）',
    controller: '个人信息处理者（controller）：依照其自己的隐私政策，自行决定目的和方式',
    jointController: '与我们共同的个人信息处理者（GDPR第26条）',
    processorPlain: '受托人（processor）：代表我们并按照我们的指示处理信息',
    jointControllerPlain: '与我们共同的个人信息处理者',
  },
  purpose: '目的',
  purposes: '目的',
  data: '信息',
  sensitive: '敏感信息',
  basis: '法律依据',
  sensitiveBasis: '处理敏感信息的条件',
  interest: '正当利益',
  places: '处理所在国家',
  kept: '保存期限',
  source: '来源',
  more: '更多信息',
  privacyPolicy: '%{name}的隐私政策',
  optOut: '选择退出%{name}',
};
