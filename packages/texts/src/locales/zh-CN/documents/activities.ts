import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: '我们自行处理的信息',
  intro: '在以下情形中，我们直接收集个人信息，无论是否涉及下文所列的服务。',
  introAlone: '在以下情形中，我们收集个人信息。',
  requiredLabel: '是否有义务提供信息',
  kinds: {
    visit: {
      name: '访问网站',
      nameApp: '使用应用',
      purpose: '提供您请求的内容，保持其可用，并防御攻击',
      interest: '技术正常、安全地运行',
      required: '是，这是技术上的要求：没有您设备的IP地址，就无法向该设备发送任何内容。',
    },
    contact: {
      name: '您与我们联系时',
      purpose: '阅读并答复您的消息',
      interest: '答复与我们联系的人',
      required: '否。但是，如果没有可以联系到您的方式，我们就无法答复。',
    },
    account: {
      name: '您的账户',
      purpose: '创建和运行您的账户，供您登录',
      interest: '为注册用户提供其专属的访问途径',
      required: '是（如果您希望拥有账户）：没有标明为必填的信息，就无法创建账户。',
    },
    orders: {
      name: '订单与购买',
      purpose: '与您订立并履行合同，包括下单、付款、交付、退货和质量担保',
      interest: '妥善处理订单',
      required: '是，为合同所必需：没有标明为必填的信息，我们就无法接受订单或者交付。',
    },
    newsletter: {
      name: '电子通讯',
      purpose: '向要求接收电子通讯的人发送电子通讯',
      interest: '向客户介绍我们自己的类似产品和服务',
      required: '否。但是，没有电子邮件地址，我们就无法发送电子通讯。',
    },
    comments: {
      name: '评论与投稿',
      purpose: '发布您提交的内容，并防止滥用',
      interest: '与读者进行开放且不受滥用影响的交流',
      required: '否。但是，没有标明为必填的信息，所提交的内容就无法发布。',
    },
    bookings: {
      name: '预订与预约',
      purpose: '安排、确认并履行预约或者预订',
      interest: '妥善处理预订',
      required: '是，为预订所必需：没有标明为必填的信息，我们就无法办理预订。',
    },
    jobApplications: {
      name: '求职申请',
      purpose: '审查您的申请并作出决定',
      interest: '选用合适的员工',
      required: '是，以审查申请所需的信息为限。除此之外提供哪些信息，由您决定。',
    },
    surveys: {
      name: '问卷与反馈',
      purpose: '从您的回答中了解如何改进我们的产品和服务',
      interest: '改进我们的产品和服务',
      required: '否。参与是自愿的，不参与不会带来任何不利后果。',
    },
    accounting: {
      name: '发票与会计',
      purpose: '依照法律规定开具发票、记账和纳税',
      interest: '账目规范',
      required: '是：发票应当包含的内容由法律规定。',
    },
    legalClaims: {
      name: '法律主张',
      purpose: '确立、行使或者抗辩法律主张',
      interest: '实现我们的权利，并对他人的主张进行抗辩',
      required: '仅在法律有规定时才有义务。',
    },
    other: {
      interest: '实现上述目的',
      requiredYes: '是。如果不提供，此处所述的事项就无法实现。',
      requiredNo: '否。您可以选择不提供。',
    },
  },
};
