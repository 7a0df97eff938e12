import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie和其他跟踪器',
  intro: '跟踪器是指Cookie、浏览器本地存储中的条目、设备标识符以及类似技术，它们在您的设备上存储信息或者从中读取信息。',
  necessary: '对于您要求的功能不可或缺的跟踪器，无需同意即可使用（%{provisions}）。',
  consent: '所有其他跟踪器均以您的同意为依据。您可以拒绝同意，也可以随时撤回；在此之前进行的处理仍然合法。',
  provisions: {
    union: '第2002/58/EC号指令第5条第3款',
    france: '法国1978年1月6日第78-17号法律，即法国《数据保护法》，第82条',
    germany: '德国TDDDG第25条',
    italy: '意大利第196/2003号立法令，即意大利《数据保护法典》，第122条',
    spain: '西班牙第34/2002号法律，LSSI，第22条第2款',
    unitedKingdom: '英国《2003年隐私和电子通信条例》第6条',
  },
  unitedKingdom:
    '对于在英国境内的设备，适用《2003年隐私和电子通信条例》（Privacy and Electronic Communications Regulations 2003）第6条。',
  switzerland:
    '对于在瑞士境内的设备，适用瑞士《电信法》第45c条：您可以拒绝对您设备上的信息进行处理。本政策向您说明该处理的用途。',
  withdrawControl: '如需更改或者撤回您的选择，请使用每个页面上均提供的隐私设置。',
  withdrawLink: '如需更改或者撤回您的选择，请前往：%{link}。',
  withdrawLinkText: '您对跟踪器的选择',
  withdrawBrowser:
    '如需撤回同意，请在浏览器或者设备的设置中删除已存储的跟踪器，并阻止新的跟踪器。您也可以联系%{contact}。',
  withdrawDevice: '您可以在浏览器或者设备的设置中删除已存储的跟踪器，并阻止新的跟踪器。',
  policy: '使用哪些Cookie和其他跟踪器，以及您如何拒绝，请参见%{link}。',
  policyText: 'Cookie政策',
  listIntro: '下表按名称列出各跟踪器。星号代表会变化的字符。',
  caption: '跟踪器',
  name: '名称',
  service: '服务',
  purpose: '目的',
  duration: '存储期限',
  party: '设置方',
  firstParty: '第一方',
  thirdParty: '第三方',
  unnamed: '以下服务可能使用未在此处列出名称的跟踪器：%{services}。',
};
