import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: '自动化决策与画像',
    none: '我们不会仅依据自动化处理（包括画像）作出对您产生法律效果或者以类似方式对您产生重大影响的决定（GDPR第22条）。',
    nonePlain: '我们不会仅以自动化方式作出对您具有法律效果或者以类似方式对您产生重大影响的决定。',
    reason: '理由',
    made: '我们会仅依据自动化处理（包括画像）作出对您产生法律效果或者以类似方式对您产生重大影响的决定（GDPR第22条）。',
    madePlain: '我们会仅以自动化方式作出对您具有法律效果或者以类似方式对您产生重大影响的决定。',
    logic: '决策所依据的逻辑',
    consequences: '对您的影响',
    rights: '对于此类决定，您可以要求由人进行复核，陈述您的意见，并对该决定提出异议。',
    profilingIntro: '为投放广告或者调整内容，以下服务根据人们使用网站和应用的情况建立兴趣档案：',
  },
  sources: {
    heading: '我们从他人处获得的信息',
    intro: '有些个人信息并非由您提供，而是我们从他人处获得的（GDPR第14条）：',
    introPlain: '有些个人信息并非由您提供，而是我们从他人处获得的：',
    caption: '来自其他来源的信息',
    from: '来源',
    data: '信息',
    purpose: '目的',
    public: '是否可公开获取',
  },
  obligation: {
    heading: '您是否必须提供信息',
    text: '您可以自由决定是否使用%{site}。您要求我们办理的事项是否需要特定信息，以及不提供该信息会有什么后果，已在上文各情形中说明。',
    services: '凡基于同意而处理的信息，均可自愿提供：如果您拒绝，仅相关功能无法使用。',
  },
  children: {
    heading: '儿童',
    notDirected:
      '%{site}并非面向儿童，我们不会在知情的情况下收集儿童的信息。如果您认为有儿童向我们提供了个人信息，请联系%{contact}，我们将予以删除。',
    minimumAge: { other: '%{site}可供年满%{number}周岁的人使用。' },
    directed:
      '%{site}也面向儿童。对儿童信息的处理以同意为依据，且该儿童未达到法律规定的年龄的，该同意须由对儿童负有父母责任的人作出或者准许（GDPR第8条）。',
    directedPlain: '%{site}也面向儿童。',
    parents: '父母和监护人可以联系%{contact}，查看其子女或者被监护人的信息，要求删除该信息，并拒绝继续收集。',
    parentsUs:
      '在美国，依照《儿童在线隐私保护规则》（Children’s Online Privacy Protection Rule，16 CFR Part 312），除该规则规定的例外情形外，只有取得可验证的父母同意，才可以在线收集未满13周岁的儿童的个人信息。',
  },
};
