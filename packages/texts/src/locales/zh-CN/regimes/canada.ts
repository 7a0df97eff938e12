import type { Translated } from '../../../translated.ts';
import type { canada as english } from '../../en/regimes/canada.ts';

export const canada: Translated<typeof english> = {
  federal: {
    heading: '加拿大境内人士须知',
    scope:
      '适用加拿大《个人信息保护和电子文件法》（Personal Information Protection and Electronic Documents Act，PIPEDA）的，本节对本政策予以补充。本节所列的原则是该法附表1（Schedule 1）规定的原则。',
    consent:
      '除该法允许的其他情形外，我们在您知情并同意的前提下收集、使用和披露您的个人信息。您可以随时撤回同意，但须遵守法律或者合同上的限制，并合理地提前通知（原则4.3.8）。',
    accountable: '对我们遵守该法负责的人（原则4.1）的联系方式为%{contact}。',
    rights:
      '应您的请求，我们会告知您我们持有哪些与您有关的个人信息、该信息的用途以及曾向谁披露，允许您查阅该信息，并更正不准确或者不完整的信息（原则4.9）。我们在收到书面请求后30日内答复（第8条第3款）。',
    outside: '个人信息也由服务提供商在本政策所列的其他国家处理。在这些国家，法院和主管机关可能依照该国法律查阅该信息。',
    complaint:
      '您可以通过同一联系方式对我们遵守该法的情况提出质疑（原则4.10），也可以向加拿大隐私专员办公室（Office of the Privacy Commissioner of Canada，%{link}）投诉。',
  },
  quebec: {
    heading: '魁北克省境内人士须知',
    scope:
      '适用魁北克省《私营部门个人信息保护法》（Loi sur la protection des renseignements personnels dans le secteur privé，RLRQ, chapitre P-39.1）的，本节对本政策予以补充。本节所列的条文是该法的条文。',
    officer: '上文所列的人员负责个人信息的保护（第3.1条）。',
    head: '我们当中行使最高职权的人负责个人信息的保护（第3.1条）。与该人员联系，请使用%{contact}。',
    collection:
      '为本政策所列的目的，我们在您提供个人信息时，以及通过本政策所列的服务和跟踪器，向您收集个人信息（第8条）。',
    profiling:
      '关于跟踪器的一节说明可以识别、定位个人或者对个人进行画像的技术，以及启用或者停用该技术的方法（第8.1条）。',
    rightsIntro: '您可以：',
    rights: {
      access: '查阅我们持有的与您有关的信息，并获取其副本（第27条）',
      portability: '以结构化且通用的技术格式获取您向我们提供的电子化信息，或者要求将其发送给其他机构（第27条）',
      rectification: '要求更正不准确、不完整或者有歧义的信息，或者法律不允许收集或者保存的信息（第28条）',
      withdrawal: '撤回对使用或者提供该信息的同意（第8条）',
      dissemination:
        '在信息的传播对您造成严重损害时，要求停止传播该信息，或者要求搜索结果不再收录与您的姓名相关联的超链接（第28.1条）',
      decisions: '获知仅依据自动化处理作出的决定，了解其理由并陈述意见（第12.1条）',
    },
    onRequest:
      '应您的请求，我们会告知您向您收集了哪些信息、我们内部哪些类别的人员可以查阅该信息以及保存多长时间（第8条）。我们在30日内答复（第32条）。',
    outside: '个人信息可能被提供至魁北克省以外，即本政策所列的国家（第8条和第17条）。',
    authority: '您也可以向魁北克省信息查阅委员会（Commission d’accès à l’information du Québec，%{link}）反映。',
  },
};
