import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    '巴西《通用数据保护法》（Lei Geral de Proteção de Dados Pessoais，第13.709/2018号法律，LGPD），因为我们在巴西设有营业机构',
  lgpdAddressed:
    '巴西《通用数据保护法》（Lei Geral de Proteção de Dados Pessoais，第13.709/2018号法律，LGPD），以我们向巴西境内的人提供%{site}或者处理其信息为限（LGPD第3条）',
  pipedaEstablished:
    '加拿大《个人信息保护和电子文件法》（Personal Information Protection and Electronic Documents Act，PIPEDA）或者替代该法适用的省级法律，因为我们在加拿大设有营业机构',
  pipedaAddressed:
    '加拿大《个人信息保护和电子文件法》（Personal Information Protection and Electronic Documents Act，PIPEDA），以我们的处理活动与加拿大有真实且实质的联系为限',
  quebecEstablished:
    '魁北克省《私营部门个人信息保护法》（Loi sur la protection des renseignements personnels dans le secteur privé，RLRQ, chapitre P-39.1），因为我们在加拿大设有营业机构，并以我们在魁北克省收集、持有或者使用个人信息为限',
  quebecAddressed:
    '魁北克省《私营部门个人信息保护法》（Loi sur la protection des renseignements personnels dans le secteur privé，RLRQ, chapitre P-39.1），以我们在该省从事经营为限',
  australiaEstablished:
    '澳大利亚《1988年隐私法》（Privacy Act 1988），因为我们在澳大利亚设有营业机构，并以该法对我们这一规模的组织有约束力为限',
  australiaAddressed: '澳大利亚《1988年隐私法》（Privacy Act 1988），以我们在澳大利亚从事经营且该法对我们有约束力为限',
  popiaEstablished:
    '南非《个人信息保护法》（Protection of Personal Information Act，2013年第4号法律，POPIA），因为我们在南非设有营业机构',
  popiaAddressed:
    '南非《个人信息保护法》（Protection of Personal Information Act，2013年第4号法律，POPIA），以我们使用位于南非的手段为限（POPIA第3条）',
  appiEstablished: '日本《个人信息保护法》（2003年第57号法律，APPI），因为我们在日本设有营业机构',
  appiAddressed:
    '日本《个人信息保护法》（2003年第57号法律，APPI），以我们为向日本境内的人提供%{site}而处理其信息为限（APPI第171条）',
  dpdpEstablished:
    '印度《数字个人数据保护法》（Digital Personal Data Protection Act，2023年第22号法律），因为我们在印度设有营业机构',
  dpdpAddressed:
    '印度《数字个人数据保护法》（Digital Personal Data Protection Act，2023年第22号法律），以我们向印度境内的人提供%{site}为限（该法第3条(b)项）',
  coppa:
    '美国《儿童在线隐私保护规则》（Children’s Online Privacy Protection Rule，16 CFR Part 312），因为%{site}也面向儿童',
};
