import type { Translated } from '../../../translated.ts';
import type { laws as english } from '../../en/regimes/laws.ts';

export const laws: Translated<typeof english> = {
  lgpdEstablished:
    'ブラジルの一般データ保護法（Lei Geral de Proteção de Dados Pessoais、2018年法律第13.709号、LGPD）。当方がブラジル国内に拠点を有するためです。',
  lgpdAddressed:
    'ブラジルの一般データ保護法（Lei Geral de Proteção de Dados Pessoais、2018年法律第13.709号、LGPD）。当方がブラジル国内の人々に%{site}を提供し、又は同国内の人々のデータを取り扱う範囲に限ります（LGPD第3条）。',
  pipedaEstablished:
    'カナダの個人情報保護及び電子文書法（Personal Information Protection and Electronic Documents Act、PIPEDA）又はこれに代わる州法。当方がカナダ国内に拠点を有するためです。',
  pipedaAddressed:
    'カナダの個人情報保護及び電子文書法（Personal Information Protection and Electronic Documents Act、PIPEDA）。当方による取扱いがカナダと現実かつ実質的な関連を有する範囲に限ります。',
  quebecEstablished:
    'ケベック州の民間部門における個人情報の保護に関する法律（Loi sur la protection des renseignements personnels dans le secteur privé、RLRQ, chapitre P-39.1）。当方がカナダ国内に拠点を有するためであり、当方がケベック州において個人情報を収集し、保有し、又は利用する範囲に限ります。',
  quebecAddressed:
    'ケベック州の民間部門における個人情報の保護に関する法律（Loi sur la protection des renseignements personnels dans le secteur privé、RLRQ, chapitre P-39.1）。当方が同州において事業を営む範囲に限ります。',
  australiaEstablished:
    'オーストラリアの1988年プライバシー法（Privacy Act 1988）。当方がオーストラリア国内に拠点を有するためであり、同法が当方の規模の組織に適用される範囲に限ります。',
  australiaAddressed:
    'オーストラリアの1988年プライバシー法（Privacy Act 1988）。当方がオーストラリアにおいて事業を営み、かつ、同法が当方に適用される範囲に限ります。',
  popiaEstablished:
    '南アフリカの個人情報保護法（Protection of Personal Information Act、2013年法律第4号、POPIA）。当方が南アフリカ国内に拠点を有するためです。',
  popiaAddressed:
    '南アフリカの個人情報保護法（Protection of Personal Information Act、2013年法律第4号、POPIA）。当方が南アフリカ国内に所在する手段を用いる範囲に限ります（POPIA第3条）。',
  appiEstablished:
    '日本の個人情報の保護に関する法律（平成15年法律第57号、個人情報保護法）。当方が日本国内に拠点を有するためです。',
  appiAddressed:
    '日本の個人情報の保護に関する法律（平成15年法律第57号、個人情報保護法）。当方が日本国内の人々に%{site}を提供するためにそのデータを取り扱う範囲に限ります（個人情報保護法第171条）。',
  dpdpEstablished:
    'インドのデジタル個人データ保護法（Digital Personal Data Protection Act、2023年法律第22号）。当方がインド国内に拠点を有するためです。',
  dpdpAddressed:
    'インドのデジタル個人データ保護法（Digital Personal Data Protection Act、2023年法律第22号）。当方がインド国内の人々に%{site}を提供する範囲に限ります（同法第3条(b)）。',
  coppa:
    '米国の児童オンラインプライバシー保護規則（Children’s Online Privacy Protection Rule、16 CFR Part 312）。%{site}が児童も対象としているためです。',
};
