import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: '本規約について',
    text: '本規約は、%{site}の利用及び%{owner}がこれを通じて利用者と締結する契約に適用されます。',
    consumersOnly: '当方の商品・サービスは、消費者を対象としています。',
    businessesOnly:
      '当方の商品・サービスは、事業者、すなわち、自己の商取引、事業、手工業又は専門職として行為する個人及び法人のみを対象としています。当方は、消費者とは契約を締結しません。',
    both: '当方の商品・サービスは、消費者及び事業者を対象としています。消費者について定める条項は、消費者のみに適用されます。',
    consumer: '消費者とは、自己の商取引、事業、手工業又は専門職に属しない目的のために行為する個人をいいます。',
    privacy:
      '当方が個人データをどのように取り扱うかは、%{link}で説明しています。これは、利用者への情報提供を目的とするものであり、利用者がこれに同意する必要はありません。また、本規約に同意することは、利用者のデータの利用についての同意とはなりません。',
    privacyText: 'プライバシーポリシー',
    privacyPlain:
      '本規約に同意することは、利用者の個人データの利用についての同意とはなりません。個人データの利用については、別途お知らせします。',
  },
  provider: {
    heading: '当方について',
    text: '利用者の契約の相手方は、「%{owner}」です。',
    representative: '代表者',
    register: '登記',
    registerEntry: '%{name}、%{number}',
    we: '本規約において「当方」とは、%{owner}をいいます。',
  },
  offer: {
    heading: '提供するもの',
    intro: '当方が%{site}を通じて提供するものは、次のとおりです。',
    kinds: {
      goods: '当方が販売し、利用者に発送する商品',
      digitalContent: '利用者がダウンロードし、又は再生するデジタルコンテンツ',
      software: '利用者がインターネットを通じて利用するソフトウェア',
      marketplace: '他の者が商品及びサービスを提供するマーケットプレイス',
      community: '利用者が自らのコンテンツを公開するコミュニティ',
      mobileApp: 'モバイル端末用のアプリ',
      information: '利用者が無料で閲覧することができる情報',
    },
    description: '利用者が受け取るものの具体的な内容は、個々の商品・サービスに表示する説明によります。',
  },
  account: {
    heading: '利用者のアカウント',
    truth: 'アカウントを開設する場合、利用者は、真実の情報を提供し、これを最新の状態に保つものとします。',
    secret:
      'パスワードは、他人に知らせないでください。他人が自己のアカウントを利用していると思われる場合は、遅滞なく当方にお知らせください。',
    close:
      '利用者は、いつでもアカウントを閉鎖することができます。継続中の契約の終了については、それぞれの定めによります。',
  },
  days: {
    notice: { other: '%{number}日' },
    before: { other: '%{number}日' },
  },
};
