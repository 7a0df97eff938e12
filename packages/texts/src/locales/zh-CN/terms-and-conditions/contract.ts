import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: '合同如何订立',
    display: '我们在%{site}上展示的内容尚不是有约束力的要约，而是邀请您下单（要约邀请）。',
    steps:
      '下单之前，您可以看到您选择了什么、价格是多少以及您填写的内容，并可以更正错误。您通过点击按钮下单，该按钮表明您所下订单负有付款义务。这是您订立合同的要约。',
    confirmation:
      '我们会立即通过电子邮件确认已收到您的订单。我们明确接受订单、发出商品或者向您提供所订购内容的访问权限时，合同成立。',
    confirmationGoods: '我们会立即通过电子邮件确认已收到您的订单。我们明确接受订单或者发出商品时，合同成立。',
    confirmationDigital:
      '我们会立即通过电子邮件确认已收到您的订单。我们明确接受订单或者向您提供所订购内容的访问权限时，合同成立。',
    storage: '我们保存合同文本，并将其与本条款一并通过电子邮件发送给您，以便您留存。',
    languages: '您可以使用下单流程所提供的任何一种语言订立合同。',
  },
  prices: {
    heading: '价格和付款',
    shown: '以您下单时显示的价格为准。',
    withTax: '该价格包含增值税以及价格的所有其他组成部分。',
    withoutTax: '增值税另行计收，并单独列明。',
    currency: '价格所用的货币：%{currency}。',
    delivery: '配送费用在您下单之前显示。',
    methods: '您可以使用以下方式付款：%{methods}。',
    names: {
      card: '信用卡或者借记卡',
      paypal: 'PayPal',
      bankTransfer: '银行转账',
      directDebit: '直接扣款',
      invoice: '凭账单付款',
      wallet: '数字钱包（例如Apple Pay或者Google Pay）',
      cashOnDelivery: '货到付款',
      appStore: '您的应用商店账户',
    },
    due: '除另有约定外，款项在合同订立时应付。',
    late: '经营者逾期付款的，应当支付法定的逾期利息和追索费用补偿，在欧盟不少于40欧元（指令2011/7/EU）。',
    lateFrance:
      '经营者逾期付款的，无需催告，应当按照欧洲中央银行最近一次再融资操作所适用的利率加十个百分点支付利息，并支付40欧元的追索费用定额补偿（法国《商法典》第L. 441-10条和第D. 441-5条）。',
    title: '在价款付清之前，商品的所有权归我们所有。',
  },
  subscription: {
    heading: '订阅',
    period: '订阅期限以您下单时显示的期限为准；未显示的，期限为：%{period}。',
    shown: '订阅期限以您下单时显示的期限为准。',
    renews: '如果在期限届满之前未取消，订阅以相同的期限续订。',
    renewsConsumers: '我们按照适用于消费者的法律的规定，提醒消费者即将续订；该法律允许的，消费者可以提前终止续订合同。',
    renewsGermany:
      '与消费者订立的合同不再续订下一个期限：在期限届满之前未取消的，合同转为不定期，此后可以提前一个月通知随时终止（德国《民法典》第309条第9项）。',
    france: '对于默示续订的消费者合同，法国法律规定应当完整载明《消费法典》的下列条文（第L. 215-4条）：',
    ends: '期限届满后，订阅自动终止，不再续订。',
    trial:
      '如果向您提供试用，免费试用的期限为：%{period}。如果您在试用结束之前未取消，付费订阅即开始；我们会在您开始试用之前说明这一点。',
    cancel: '您可以随时取消，取消自当前期限届满时生效，取消页面：%{link}。',
    cancelText: '取消订阅',
    cancelByMail: '您可以随时联系%{contact}取消，取消自当前期限届满时生效。',
    prices:
      '如果我们提高正在履行的订阅的价格，我们至少提前%{days}通知您；在新价格适用之前，您可以免费取消。新价格绝不适用于已经付款的期限。',
    cause: '任何一方因重大事由解除合同的权利不受影响。',
  },
};
