import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: '谁对处理负责',
  intro: '您使用%{site}时，决定为何处理以及如何处理个人信息的一方，即个人信息处理者（controller），为“%{owner}”。',
  we: '本政策将%{owner}称为“我们”。',
  name: '姓名或者名称',
  address: '地址',
  country: '国家',
  email: '电子邮件',
  phone: '电话',
  vatNumber: '增值税号',
  site: '网站',
  app: '应用',
  jointControllers: '共同的个人信息处理者',
  jointIntro:
    '对于部分处理活动，我们与此处所列各方共同作出决定。您可以向我们当中的任何一方行使您的权利（GDPR第26条第3款）。',
  jointIntroPlain: '对于部分处理活动，我们与此处所列各方共同作出决定。您可以向我们当中的任何一方行使您的权利。',
  essence: '我们的约定',
  representative: '在欧洲联盟的代表（GDPR第27条）',
  ukRepresentative: '在英国的代表（英国GDPR第27条）',
  swissRepresentative: '在瑞士的代表（FADP第14条）',
  dpo: '数据保护官',
  dpoIntro: '凡涉及您的信息和您的权利的事项，您均可联系数据保护官。',
  privacyOfficer: '个人信息保护负责人（魁北克省）',
  officerTitle: '职务',
};
