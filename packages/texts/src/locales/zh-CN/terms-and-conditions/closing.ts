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
    use: '使用%{site}，适用使用时已公布的本条款版本。',
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
    consumersElsewhere: '居住在其他地区的消费者，也可以在其居住国法律允许其起诉的法院起诉。',
  },
  disputes: {
    heading: '争议解决',
    first: '如果您有不满意之处，请联系%{contact}，我们会寻求解决办法。',
    none: '我们没有义务，也不愿意参加消费者仲裁机构的争议解决程序。',
    unlessObliged: '仅在法律要求时，我们才参加消费者仲裁机构的争议解决程序。',
    body: '我们参加以下消费者仲裁机构的争议解决程序：%{body}。',
    france:
      '消费者先以书面投诉尝试与我们解决争议的，可以自该投诉之日起一年内免费向该机构申请调解（法国《消费法典》第L. 612-1条和第L. 612-2条）。',
    hungary:
      '消费者可以将争议提交调解委员会（békéltető testület）。我们所在地的委员会是：%{body}。在匈牙利，由消费者居住地的委员会或者消费者在申请中指定的其他委员会管辖。',
    hungaryDuty: '我们依法有义务配合其程序（1997年第CLV号《消费者保护法》第29条）。',
  },
  approval: {
    heading: '对条款的专门同意',
    text: '依照意大利《民法典》第1341条第2款和第1342条的要求，非消费者客户专门同意本条款中的下列条款：',
    line: '%{clause}：%{matter}',
    matters: {
      access: '变更正在提供的数字服务',
      subscription: '默示续订和价格变更',
      conformity: '检验商品和通知瑕疵的义务；请求权的时效',
      marketplace: '限制、暂停和终止卖方的使用',
      conduct: '限制和阻止访问',
      availability: '服务中断',
      liability: '排除和限制我们的责任',
      termination: '我们终止合同的权利',
      changes: '我们变更本条款的权利',
      court: '管辖法院',
    },
    separately: '该同意以第二次签名作出；在线订立的，以区别于接受本条款整体的单独声明作出。',
  },
  final: {
    heading: '最后条款',
    text: '本条款中的某一条款无效的，以法律规定取而代之；其他条款继续有效。',
  },
};
