import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: '关于本政策',
    site: '本政策说明您使用%{site}时，哪些个人信息会被处理，处理的目的和法律依据是什么，谁会接收这些信息，信息保存多长时间，以及您享有哪些权利。',
    app: '本政策说明您使用应用“%{site}”时，哪些个人信息会被处理，处理的目的和法律依据是什么，谁会接收这些信息，信息保存多长时间，以及您享有哪些权利。',
    siteWithoutBasis:
      '本政策说明您使用%{site}时，哪些个人信息会被处理，处理的目的是什么，谁会接收这些信息，信息保存多长时间，以及您享有哪些权利。',
    appWithoutBasis:
      '本政策说明您使用应用“%{site}”时，哪些个人信息会被处理，处理的目的是什么，谁会接收这些信息，信息保存多长时间，以及您享有哪些权利。',
    brief: '另有概要版：%{link}。',
    informs: '本政策旨在向您告知：您无需接受本政策，阅读本政策也不构成对任何事项的同意。需要您同意的，我们会另行征求。',
    personalData: '个人信息，是指与已识别或者可识别的自然人有关的任何信息，例如姓名、电子邮件地址或者设备的IP地址。',
  },
  laws: {
    heading: '适用哪些法律',
    intro: '我们依照以下法律处理个人信息：',
    gdprEstablished:
      '《通用数据保护条例》，即条例(EU) 2016/679（GDPR），因为我们在欧洲经济区内设有营业机构（GDPR第3条第1款）',
    gdprAddressed:
      '《通用数据保护条例》，即条例(EU) 2016/679（GDPR），以我们向欧洲经济区内的人提供%{site}或者观察其使用情况为限（GDPR第3条第2款）',
    ukEstablished:
      '英国GDPR（UK GDPR）和英国《2018年数据保护法》（Data Protection Act 2018），因为我们在英国设有营业机构',
    ukAddressed:
      '英国GDPR（UK GDPR）和英国《2018年数据保护法》（Data Protection Act 2018），以我们向英国境内的人提供%{site}或者观察其使用情况为限',
    swissEstablished: '瑞士《联邦数据保护法》（FADP），因为我们在瑞士设有营业机构',
    swissAddressed: '瑞士《联邦数据保护法》（FADP），以处理活动在瑞士产生影响为限（FADP第3条）',
    usStates: '“%{section}”一节所列美国各州的消费者隐私法，适用于该州居民，并以各该法律对我们适用为限',
  },
};
