import type { Translated } from '../../../translated.ts';
import type { southAfrica as english } from '../../en/regimes/south-africa.ts';

export const southAfrica: Translated<typeof english> = {
  heading: '南非境内人士须知',
  scope:
    '适用南非《个人信息保护法》（Protection of Personal Information Act，2013年第4号法律，POPIA）的，我们是该法所称的责任方（responsible party），本节对本政策予以补充。本节所列的条文是该法的条文。',
  officer: '我们的信息官（information officer，第55条）的联系方式为%{contact}。',
  voluntary: '是否必须提供信息，以及不提供会有什么后果，已在本政策的各情形中说明（第18条）。',
  rightsIntro: '您可以：',
  rights: {
    access: '免费了解我们是否持有与您有关的信息，并要求获取该记录或者对该记录的说明（第23条）',
    correction: '要求更正或者删除不准确、不相关、过量、过时、不完整、有误导性或者非法取得的信息（第24条）',
    objection: '基于与您的情况有关的合理理由反对处理（第11条第3款），并随时反对直接营销',
    withdrawal: '随时撤回您的同意（第11条第2款）',
    decisions: '不受仅依据自动化处理作出且具有法律效果的决定的约束（第71条）',
    court: '提起民事诉讼（第99条）',
  },
  transfers:
    '信息仅在第72条允许的情形下传输至本政策所列的南非境外国家：该国的法律、有约束力的规则或者协议对该信息提供充分保护的，取得您的同意的，或者具备该条规定的其他理由的。',
  authority: '您可以向信息监管机构（Information Regulator，%{link}）投诉（第74条）。',
};
