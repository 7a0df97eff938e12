import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'ニュースレターの登録をご確認ください：%{list}',
      body: `%{site}で、%{email}宛てにニュースレター「%{list}」の配信を希望するお申し込みがありました。

お客様ご本人によるお申し込みでしたら、次のページを開き、ボタンを押して登録を確定してください。

%{link}

リンクの有効期限は%{date}です。お心当たりがない場合は、何もしていただく必要はありません。登録が確定されなければ、ニュースレターは配信されず、このメールアドレスは削除されます。`,
    },
    confirmed: {
      subject: 'ニュースレターの登録が完了しました：%{list}',
      body: `%{site}のニュースレター「%{list}」について、%{email}での受信をご確認いただき、ありがとうございます。登録が完了しました。

配信は、次のページからいつでも停止できます。ログインも理由の入力も必要ありません。

%{link}`,
    },
  },
  confirm: {
    title: '登録の確認',
    intro: '登録を確定すると、%{site}のニュースレター「%{list}」が%{email}宛てに配信されます。',
    button: '登録を確定する',
    notMe: '申し込んでいません',
    until: '登録は%{date}まで確定できます。配信はいつでも停止できます。',
  },
  confirmed: {
    title: '登録が完了しました',
    text: '今後、%{site}のニュースレター「%{list}」をお届けします。配信はいつでも停止できます。',
  },
  declined: {
    title: 'ニュースレターは配信されません',
    text: 'お申し込みは取り消されました。メールアドレスは削除されます。ほかに必要な手続きはありません。',
  },
  expired: {
    title: 'このリンクは有効期限が切れています',
    text: '有効期限は%{date}でした。同じメールアドレスに新しいリンクをお送りできます。',
    button: '新しいリンクを送信する',
  },
  sentAgain: {
    title: '受信トレイをご確認ください',
    text: '同じメールアドレスに新しいリンクをお送りしています。迷惑メールフォルダーもご確認ください。',
  },
  unsubscribe: {
    title: '配信の停止',
    intro: '停止すると、%{site}のニュースレター「%{list}」は%{email}に配信されなくなります。',
    button: '配信を停止する',
  },
  unsubscribed: {
    title: '配信を停止しました',
    text: '%{site}のニュースレター「%{list}」は、%{email}に配信されなくなりました。配信は直ちに停止されています。',
    mistake: '誤って停止しましたか？',
    button: 'もう一度登録する',
  },
  notFound: {
    title: 'このリンクは使用できません',
    text: 'リンクが不完全であるか、リンク先が削除された可能性があります。メールに記載されたアドレス全体をコピーしてください。',
  },
  unavailable: {
    title: '現在、この操作はできません',
    text: '何も変更されていません。数分後にもう一度お試しください。',
  },
  back: '%{site}に戻る',
};
