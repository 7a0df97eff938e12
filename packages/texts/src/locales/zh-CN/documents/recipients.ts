import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: '谁接收您的信息',
  intro: '下表列出通过我们所使用的服务接收个人信息的每一家公司。',
  caption: '接收方',
  recipient: '接收方',
  country: '国家',
  services: '服务',
  general: '一般接收方',
  generalTechnical: '%{site}以及我们的电子邮件和文件所在系统的提供商会接收个人信息，但以我们并非自行运行这些系统为限。',
  generalLaw:
    '法律要求我们向法院、主管机关以及法律或者税务顾问披露信息的，或者为确立、行使或者抗辩法律主张所必需的，法院、主管机关以及法律或者税务顾问也会接收个人信息。',
};
