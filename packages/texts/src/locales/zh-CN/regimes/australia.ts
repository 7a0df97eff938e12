import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: '澳大利亚境内人士须知',
  scope:
    '适用澳大利亚《1988年隐私法》（Privacy Act 1988）的，本节对本政策予以补充。本节所称“APP”，是指该法附表1（Schedule 1）规定的澳大利亚隐私原则（Australian Privacy Principles）。',
  kinds:
    '我们收集和持有的个人信息的种类、收集方式，以及我们收集、持有、使用和披露个人信息的目的，已在本政策中说明（APP 1.4）。',
  anonymity: '凡合法且可行的，您无需表明身份，或者可以使用化名（APP 2）。',
  overseas: '我们可能向位于澳大利亚境外以下国家的接收方披露个人信息：%{countries}（APP 1.4(f)和(g)、APP 8）。',
  access:
    '如需查阅我们持有的与您有关的个人信息（APP 12），或者要求更正该信息（APP 13），请联系%{contact}。提出请求无需付费。',
  complaint:
    '如果您认为我们违反了某项澳大利亚隐私原则，请通过同一联系方式与我们联系。30日后仍未得到答复，或者对答复不满意的，您可以向澳大利亚信息专员办公室（Office of the Australian Information Commissioner，%{link}）投诉。',
  decisions: '关于自动化决策的一节说明计算机程序为哪些决定使用个人信息，以及使用哪些信息（APP 1.7至1.9）。',
  noDecisions: '我们不使用计算机程序作出可以合理预期会对您的权利或者利益产生重大影响的决定（APP 1.7至1.9）。',
};
