import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: '印度境内人士须知',
  scope:
    '适用印度《2023年数字个人数据保护法》（Digital Personal Data Protection Act, 2023）的，本节对本政策予以补充。本节所列的条文是该法的条文。',
  notice:
    '所处理的个人信息及其目的，以本政策所述为准（第5条）。您可以要求以英语或者印度宪法附表八（Eighth Schedule）所列的语言获取本告知。',
  withdrawal: '您可以随时撤回同意，且与作出同意同样便捷（第6条第4款）。',
  rightsIntro: '您可以：',
  rights: {
    access: '获取您的信息及其处理活动的概要，以及曾与之共享该信息的所有各方的身份（第11条）',
    correction: '要求更正、补充、更新或者删除您的信息（第12条）',
    grievance: '要求处理您的投诉（第13条）',
    nomination: '指定一人，在您去世或者丧失能力时行使您的权利（第14条）',
  },
  exercise: '请联系%{contact}；您就处理活动提出的问题也由该联系方式答复（第8条第9款）。我们在90日内答复投诉。',
  authority: '如果问题仍未解决，您可以向印度数据保护委员会（Data Protection Board of India，%{link}）投诉。',
};
