import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: '美国儿童的父母须知',
  scope:
    '依照《儿童在线隐私保护规则》（Children’s Online Privacy Protection Rule，16 CFR Part 312），本节向父母（包括监护人，下同）说明在%{site}上如何处理未满13周岁的儿童的个人信息。',
  operator:
    '运营者为%{owner}。其邮寄地址、电子邮件地址以及电话号码（如有）列于本政策开头。与儿童信息有关的所有询问，均由其答复：%{contact}。',
  others:
    '以下服务也通过%{site}收集或者接收信息：%{services}。由谁提供这些服务，以及如何联系提供商，已在关于服务的一节中说明。',
  collected: '可能向儿童收集的信息：%{data}。如何使用和披露这些信息，已在本政策中按各情形和各项服务分别说明。',
  persistent:
    '为%{site}的内部运行而收集的持久标识符，不作其他用途：不用于联系儿童，不用于基于行为的广告，也不用于建立画像。',
  consent:
    '在§ 312.5(c)规定的例外情形以外，我们在收集、使用或者披露儿童的个人信息之前，须取得可验证的父母同意。父母可以同意收集和使用，而不同意向第三方披露，但该披露是服务不可分割的组成部分的除外。',
  rights:
    '父母可以查看儿童的信息，要求删除该信息，并拒绝继续收集或者使用。如需办理，请使用上述联系方式；我们会确认提出请求的确为父母（§ 312.6）。',
  condition: '我们不会要求儿童提供超出参加活动合理所需的信息（§ 312.7）。',
  retention:
    '儿童的信息仅在实现收集目的合理所需的期间内保存，之后予以删除（§ 312.10）。保存的期限和标准已在本政策中列明。',
};
