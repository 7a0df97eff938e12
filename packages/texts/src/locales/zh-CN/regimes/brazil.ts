import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: '巴西境内人士须知',
  scope:
    '适用巴西《通用数据保护法》（Lei Geral de Proteção de Dados Pessoais，第13.709/2018号法律，LGPD）的，本节对本政策予以补充。',
  bases:
    '本政策将同意、合同、法定义务或者正当利益列为法律依据的，该依据同时也是LGPD第7条规定的同名法律依据；对于敏感信息，则为LGPD第11条规定的法律依据之一。',
  basesPlain:
    '我们基于您的同意、为与您的合同、为履行法定义务或者为我们的正当利益处理个人信息（LGPD第7条）；对于敏感信息，仅依据LGPD第11条规定的法律依据之一进行处理。',
  rightsIntro: '您享有以下权利（LGPD第18条和第20条）：',
  rights: {
    access: '确认我们是否处理您的信息，并查阅该信息',
    correction: '更正不完整、不准确或者过时的信息',
    blocking: '对不必要、过量或者违法处理的信息进行匿名化、封存或者删除',
    portability: '将您的信息转移至其他提供商（可携带）',
    erasure: '删除基于您的同意而处理的信息，但LGPD第16条允许保存的除外',
    sharing: '了解我们与哪些公共和私营机构共享了您的信息',
    refusal: '了解可以拒绝同意以及拒绝的后果',
    withdrawal: '撤回您的同意，且无需付费，并与作出同意同样便捷（LGPD第8条第5款）',
    objection: '反对未经同意且违反法律的处理（LGPD第18条第2款）',
    review: '要求对仅以自动化方式作出且影响您利益的决定进行复核（LGPD第20条）',
  },
  exercise:
    '如需行使这些权利，或者就数据保护提出任何问题（LGPD第41条），请联系%{contact}。我们会立即以简要形式答复，或者自收到请求之日起15日内作出完整答复（LGPD第19条）。',
  transfers:
    '信息仅在LGPD第33条允许的情形下传输至本政策所列的巴西境外国家：传输至经ANPD认可其保护水平的国家，依照第19/2024号决议（Resolução CD/ANPD nº 19/2024）的标准合同条款传输，或者依据该条规定的其他理由传输。',
  children: '我们依照最有利于儿童和青少年的原则处理其信息（LGPD第14条）。',
  authority: '您也可以向巴西国家数据保护机构（ANPD，%{link}）以及消费者保护机构提出申诉（LGPD第18条第1款和第8款）。',
};
