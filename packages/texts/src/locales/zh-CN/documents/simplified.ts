import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: '处理哪些信息，用于什么目的，由谁接收？',
    intro: '以下是处理个人信息的各个目的，以及相应的接收方。',
    data: '所涉及的信息',
  },
  where: {
    heading: '信息会传输到哪里？',
    text: '处理所在国家：%{countries}。',
    safeguards: '在欧洲经济区以外，信息受完整版政策所述保障措施的保护。',
  },
  howLong: {
    heading: '信息保存多长时间？',
    text: '在实现目的所需的期间内保存；法律有规定的，保存更长时间。完整版政策载明各个目的所对应的期限或者标准。',
  },
  choices: {
    heading: '您可以决定什么？',
    consent: '您可以随时拒绝或者撤回同意。',
    object: '您可以随时反对为直接营销进行的处理，也可以基于与您的情况有关的理由，反对以正当利益为依据的处理。',
    rights: '您可以查看您的信息，要求更正或者删除该信息，要求限制其使用，并可以带走该信息。',
    usOptOut: '在完整版政策所列的美国各州，您可以选择退出对您的信息的出售以及定向广告。',
    noRetaliation: '行使权利不收取费用，也不会带来任何不利后果。',
    write: '请联系%{contact}。',
    complain: '您可以向数据保护机构投诉。',
  },
  more: {
    heading: '在哪里可以了解更多？',
    text: '%{policy}详细说明上述全部内容。其所述的处理与此相同，所载日期也相同。',
    policy: '完整版政策',
  },
};
