import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Cookie政策',
  about: {
    heading: '关于本Cookie政策',
    site: '本Cookie政策说明%{site}使用哪些Cookie和其他跟踪器，各自的用途是什么，谁可以读取，在您的设备上保留多长时间，以及您如何拒绝。',
    app: '本Cookie政策说明应用“%{site}”使用哪些跟踪器，各自的用途是什么，谁可以读取，在您的设备上保留多长时间，以及您如何拒绝。',
    more: '个人信息还会被如何处理，与谁共享，传输至何处，以及您享有哪些权利，请参见%{link}。',
    moreText: '隐私政策',
  },
  what: {
    heading: '什么是跟踪器',
    kinds: {
      cookie: 'Cookie',
      cookieText:
        '网站让您的浏览器保存并随后续请求发回的小型文本文件。会话Cookie在浏览器关闭时消失，其他Cookie在存储期限届满或者您将其删除时消失。',
      local: '本地存储',
      localText: '网站保存在您浏览器存储区中并在您以后访问时再次读取的条目。',
      app: '设备标识符',
      appText: '应用或者内置于应用的服务用以识别您设备的编号。',
    },
    parties: '跟踪器针对您所访问网站的地址设置的，称为第一方跟踪器；针对他人的地址设置的，称为第三方跟踪器。',
  },
  categories: {
    necessary: '绝对必要的跟踪器',
    functionality: '用于功能的跟踪器',
    experience: '用于改善体验的跟踪器',
    measurement: '用于衡量的跟踪器',
    marketing: '用于营销的跟踪器',
  },
  onlyWithConsent: '只有在您同意时，才使用这些跟踪器。',
  withoutConsent: '使用这些跟踪器无需同意，因为没有它们，您要求的功能就无法运行。',
  used: '%{site}使用这些跟踪器。',
  provider: '提供商',
  purpose: '目的',
  duration: '存储期限',
  longest: '该服务所有跟踪器的存储期限：最长%{period}。',
  allSession: '浏览器或者应用关闭时，该服务的所有跟踪器均被删除。',
  allIndefinite: '该服务的跟踪器会一直保留，直至您将其删除。',
  unstated: '该服务的跟踪器保留多长时间，由提供商决定；详情参见提供商自己的政策。',
  namesUnknown: '我们不了解该服务各个跟踪器的名称。',
  caption: '%{service}的跟踪器',
  name: '名称',
  storage: '种类',
  storages: { cookie: 'Cookie', local: '本地存储', app: '设备标识符' },
  party: '设置方',
  choices: {
    heading: '您如何选择',
    devices:
      '在浏览器的设置中，您可以查看浏览器保存了哪些Cookie和数据，将其删除，并阻止新的Cookie和数据。设置位置参见：',
    phones: '在手机或者平板电脑上，您可以在系统设置中重置或者关闭广告标识符，并决定哪些应用可以跟踪您。',
    consequence: '如果您阻止绝对必要的跟踪器，%{site}的部分功能可能无法运行。',
    optOuts: '部分提供商设有自己的选择退出方式：',
    optOut: '选择退出%{name}',
  },
  rights: {
    heading: '您的权利',
    text: '跟踪器处理个人信息的，您享有数据保护法律赋予的权利。如需行使这些权利，请联系%{contact}。',
    complain: '您也可以向数据保护机构投诉。',
  },
  none: {
    heading: '不使用跟踪器',
    text: '%{site}不使用任何在您的设备上设置跟踪器的服务。',
  },
  changes: {
    heading: '本Cookie政策的变更',
    text: '跟踪器发生变更时，本Cookie政策随之变更。每个版本均载明日期；您可以在公布本Cookie政策的页面上打开以前的版本。',
  },
};
