import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: '日本境内人士须知',
  scope: '适用日本《个人信息保护法》（APPI）的，本节对本政策予以补充。',
  operator: '处理您的个人信息的经营者（个人信息处理事业者）为%{owner}；其地址见上文。',
  operatorWith: '处理您的个人信息的经营者（个人信息处理事业者）为%{owner}，其代表人为%{representative}；其地址见上文。',
  purposes:
    '利用目的以本政策所述为准（APPI第21条）。未经您的同意，我们不会超出该目的使用个人信息，但APPI第18条允许的除外。',
  thirdParties:
    '个人信息仅在取得您的同意或者APPI第27条允许时提供给第三方。在利用目的范围内代表我们处理个人信息的提供商，系受我们委托（APPI第27条第5款第1项）。',
  foreign:
    '个人信息也在日本境外的以下国家处理：%{countries}。应您的请求，我们会向您说明各该国家的个人信息保护制度以及接收方采取的措施（APPI第28条）。',
  requests:
    '您可以请求告知利用目的（APPI第32条），披露我们持有的与您有关的个人信息以及向第三方提供的记录（APPI第33条），更正、补充或者删除该信息（APPI第34条），以及停止使用该信息、停止向第三方提供该信息或者消除该信息（APPI第35条）。',
  exercise: '如需提出上述请求、进行投诉，或者了解我们为个人信息的安全采取了哪些措施（APPI第23条），请联系%{contact}。',
  authority: '主管机关是个人信息保护委员会（%{link}）。',
};
