import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: '关于本条款',
    text: '本条款适用于%{site}的使用，以及%{owner}通过%{site}与您订立的合同。',
    consumersOnly: '我们的商品和服务面向消费者。',
    businessesOnly:
      '我们的商品和服务仅面向经营者，即在其商业、经营、手工业或者职业活动范围内行事的人以及法人。我们不与消费者订立合同。',
    both: '我们的商品和服务面向消费者和经营者。某项规定提及消费者的，仅适用于消费者。',
    consumer: '消费者，是指为其商业、经营、手工业或者职业活动以外的目的行事的自然人。',
    privacy:
      '我们如何处理个人信息，请参见%{link}。该政策旨在向您告知：您无需同意该政策，同意本条款也不构成对使用您的信息的同意。',
    privacyText: '隐私政策',
    privacyPlain: '同意本条款不构成对使用您的个人信息的同意；我们另行向您告知个人信息的使用情况。',
  },
  provider: {
    heading: '我们是谁',
    text: '您的合同相对方为“%{owner}”。',
    representative: '代表人',
    register: '登记信息',
    registerEntry: '%{name}，%{number}',
    we: '本条款将%{owner}称为“我们”。',
  },
  offer: {
    heading: '我们提供什么',
    intro: '我们通过%{site}提供：',
    kinds: {
      goods: '由我们销售并寄送给您的商品',
      digitalContent: '供您下载或者播放的数字内容',
      software: '供您通过互联网使用的软件',
      marketplace: '供他人提供商品和服务的交易平台',
      community: '供用户发布其自己内容的社区',
      mobileApp: '移动设备应用',
      information: '供您免费阅读的信息',
    },
    description: '您具体获得什么，以商品或者服务展示处的说明为准。',
  },
  account: {
    heading: '您的账户',
    truth: '如果您开立账户，请提供真实信息并及时更新。',
    secret: '请勿将您的密码告知他人。如果您认为他人正在使用您的账户，请及时告知我们。',
    close: '您可以随时关闭账户。仍在履行的合同，依照其各自的规定终止。',
  },
  days: {
    notice: { other: '%{number}日' },
    before: { other: '%{number}日' },
  },
};
