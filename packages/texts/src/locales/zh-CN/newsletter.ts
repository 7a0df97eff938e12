import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: '请确认订阅：%{list}',
      body: `有人（应该是您本人）在%{site}申请以邮箱%{email}订阅电子通讯“%{list}”。

如果是您本人操作，请打开以下页面并点击按钮进行确认：

%{link}

该链接的有效期至%{date}。如果不是您本人操作，则无需理会：未经确认，我们不会发送电子通讯，该邮箱地址也会被删除。`,
    },
    confirmed: {
      subject: '订阅成功：%{list}',
      body: `您已确认以邮箱%{email}接收%{site}的电子通讯“%{list}”。

您可以随时通过以下页面退订，无需登录，也无需说明理由：

%{link}`,
    },
    claimed: {
      subject: '请确认退订：%{list}',
      body: `有人（应该是您本人）在%{site}要求不再向邮箱%{email}发送电子通讯“%{list}”。

如需退订，请打开以下页面并点击按钮：

%{link}

如果不是您本人操作，则无需理会：您将继续收到该电子通讯。`,
    },
    replyTo: {
      subject: '%{list}的回复：请确认',
      body: `%{site}的电子通讯“%{list}”的回复将发送到%{email}。

如果您愿意接收订阅者的回复，请打开此页面并点击按钮：

%{link}

如果您对此并不知情，则无需进行任何操作：未经确认，任何邮件都不会注明您的地址。链接七天内有效。`,
    },
  },
  confirm: {
    title: '确认订阅',
    intro: '您即将以邮箱%{email}订阅%{site}的电子通讯“%{list}”。',
    button: '确认订阅',
    notMe: '不是我本人操作',
    until: '确认的截止时间为%{date}。您可以随时退订。',
  },
  confirmed: {
    title: '订阅成功',
    text: '从现在起，您将收到%{site}的电子通讯“%{list}”。您可以随时退订。',
  },
  declined: {
    title: '我们不会向您发送任何内容',
    text: '该申请已取消，邮箱地址会被删除。您无需再做任何操作。',
  },
  expired: {
    title: '该链接已失效',
    text: '该链接的有效期至%{date}。我们可以向同一邮箱发送新的链接。',
    button: '发送新链接',
  },
  sentAgain: {
    title: '请查看收件箱',
    text: '新链接正在发往同一邮箱。请同时查看垃圾邮件文件夹。',
  },
  unsubscribe: {
    title: '退订',
    intro: '退订后，邮箱%{email}将不再收到%{site}的电子通讯“%{list}”。',
    button: '退订',
  },
  unsubscribed: {
    title: '退订成功',
    text: '邮箱%{email}不再接收%{site}的电子通讯“%{list}”。退订已立即生效。',
    mistake: '是误操作吗？',
    button: '重新订阅',
  },
  replyTo: {
    title: '接收电子通讯的回复',
    intro: '订阅者回复%{site}的电子通讯“%{list}”时，邮件将发送到%{email}。',
    button: '确认地址',
    decline: '我不愿意',
    consequence: '在您确认之前，任何邮件都不会注明此地址。',
  },
  replyToConfirmed: {
    title: '地址已确认',
    text: '从现在起，%{site}的电子通讯“%{list}”的回复将发送到%{email}。',
  },
  replyToDeclined: {
    title: '您不会收到回复',
    text: '任何邮件都不会注明%{email}，我们也不会再次询问此地址。',
  },
  replyToExpired: {
    title: '该链接已失效',
    text: '链接的有效期为七天。电子通讯“%{list}”的发送方可以重新发送。',
  },
  notFound: {
    title: '该链接无法使用',
    text: '链接可能不完整，或者其指向的内容已被删除。请从邮件中复制完整的地址。',
  },
  unavailable: {
    title: '暂时无法执行此操作',
    text: '未作任何更改。请过几分钟再试。',
  },
  back: '返回%{site}',
};
