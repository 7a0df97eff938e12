import type { Translated } from '../../../translated.ts';
import type { closing as english } from '../../en/terms-and-conditions/closing.ts';

export const closing: Translated<typeof english> = {
  termination: {
    heading: '终止使用',
    text: '有重大事由的，特别是您严重或者多次违反本条款的，我们可以终止账户；其他情形下，我们可以提前%{days}通知终止账户。对于不再提供的期间已支付的款项，我们予以退还，但因您违约而终止的除外。',
    data: '在终止之前以及终止后30日内，消费者可以免费取回其创建或者提供的内容。',
  },
  changes: {
    heading: '本条款的变更',
    reasons:
      '对于正在履行的合同，我们仅在有正当理由时才变更本条款：法律变更、法院或者主管机关的决定、安全原因，或者有需要加以规范的新功能。',
    notice:
      '我们至少在变更适用前%{days}通知您，并说明变更的内容。在变更适用之前，您可以免费解除合同。变更任何一方的主要义务，须经您同意。',
    versions: '每个版本均载明日期；您可以在公布本条款的页面上打开以前的版本。',
  },
  law: {
    heading: '适用法律和管辖法院',
    law: '适用以下国家的法律：%{country}。',
    lawState: '适用美国以下州的法律，但不适用其冲突法规则：%{state}。',
    consumers: '消费者仍受其经常居住地所在国强制性规定的保护（第593/2008号条例(EC)适用时，依照该条例第6条）。',
    convention: '在与经营者的关系中，不适用《联合国国际货物销售合同公约》。',
    court: '与经营者发生的争议，由以下地点的法院管辖：%{place}。',
    consumerCourts:
      '居住在欧洲经济区、瑞士或者英国的消费者，可以在其居住地的法院起诉；对其提起的诉讼，也只能在该法院提起。',
  },
  disputes: {
    heading: '争议解决',
    first: '如果您有不满意之处，请联系%{contact}，我们会寻求解决办法。',
    none: '我们没有义务，也不愿意参加消费者仲裁机构的争议解决程序。',
    body: '我们参加以下消费者仲裁机构的争议解决程序：%{body}。',
  },
  final: {
    heading: '最后条款',
    text: '本条款中的某一条款无效的，以法律规定取而代之；其他条款继续有效。',
  },
};
