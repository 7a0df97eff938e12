import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: '英国境内人士须知',
    reading: '对于受英国GDPR规范的处理活动，本政策提及GDPR某一条的，是指英国GDPR中条号相同的条文。',
    complainToUs:
      '您可以就我们使用您的信息的方式向我们投诉，请联系%{contact}。我们会在30日内确认收到您的投诉，不作无故拖延地进行调查，并将结果告知您（《2018年数据保护法》第164A条）。',
    complainToIco: '您也可以向英国的数据保护机构投诉：',
    adequacy:
      '从英国向境外传输信息，适用英国自己的充分性条例（adequacy regulations），而不适用欧盟委员会的决定；标准合同条款须与《国际数据传输协议》（International Data Transfer Agreement）或者英国《附录》（UK Addendum）一并使用。',
  },
  switzerland: {
    heading: '瑞士境内人士须知',
    reading:
      '本政策提及法律依据和GDPR条文，并不限制或者取代瑞士《联邦数据保护法》（FADP）；FADP仅在处理活动侵害人格权时才要求具备正当理由。',
    countries: '在瑞士境外处理个人信息的国家：%{countries}。',
    safeguards:
      '瑞士联邦委员会认可欧洲经济区各国、英国及其他一些国家提供充分保护（《数据保护条例》附件1），并就取得《瑞士—美国数据隐私框架》（Swiss-US Data Privacy Framework）认证的接收方认可美国提供充分保护。在其他国家，适用经联邦数据保护和信息专员（FDPIC）认可的形式的上述标准合同条款（FADP第16条）。',
    noCountries: '本政策所列的服务仅在瑞士处理个人信息。',
    rights:
      '您可以要求查阅您的信息（FADP第25条），要求交付或者转移您的信息（FADP第28条），要求更正、删除或者销毁您的信息，并可以反对对您的信息进行处理或者披露（FADP第30条和第32条）。我们通常在30日内免费答复。',
    authority: '您可以向主管机关举报违法行为：',
  },
};
