import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: '当方が自ら取り扱うデータ',
  intro: '当方は、次に掲げる場合に個人データを直接収集します。後述のサービスが関与しているかどうかを問いません。',
  introAlone: '当方は、次に掲げる場合に個人データを収集します。',
  requiredLabel: 'データを提供する義務',
  kinds: {
    visit: {
      name: 'サイトの閲覧',
      nameApp: 'アプリの利用',
      purpose: '利用者が求めた内容の配信、その可用性の維持及び攻撃からの防御',
      interest: '技術が正常かつ安全に機能すること',
      required: 'はい（技術上必要です）。利用者の端末のIPアドレスがなければ、端末に何も送信することができません。',
    },
    contact: {
      name: 'お問い合わせ',
      purpose: 'メッセージの確認及び回答',
      interest: '当方に連絡した方への回答',
      required: 'いいえ。ただし、連絡先がなければ、当方から回答することはできません。',
    },
    account: {
      name: '利用者のアカウント',
      purpose: 'アカウントの作成及び運用、ログインの処理',
      interest: '登録した利用者に専用のアクセス手段を提供すること',
      required:
        'はい（アカウントを希望する場合）。必須と表示されたデータがなければ、アカウントを作成することができません。',
    },
    orders: {
      name: '注文及び購入',
      purpose: '利用者との契約の締結及び履行（注文、支払い、配送、返品及び保証）',
      interest: '注文の適切な処理',
      required:
        'はい（契約のために必要です）。必須と表示されたデータがなければ、注文を受け付け、又は商品等を届けることができません。',
    },
    newsletter: {
      name: 'ニュースレター',
      purpose: 'ニュースレターを希望した方への配信',
      interest: '当方自身の類似の商品・サービスに関する顧客への情報提供',
      required: 'いいえ。ただし、メールアドレスがなければ、ニュースレターを配信することはできません。',
    },
    comments: {
      name: 'コメント及び投稿',
      purpose: '投稿された内容の公開及び不正利用の防止',
      interest: '不正利用のない、読者との開かれた交流',
      required: 'いいえ。ただし、必須と表示されたデータがなければ、投稿を公開することはできません。',
    },
    bookings: {
      name: '予約・アポイントメント',
      purpose: '予約・アポイントメントの調整、確認及び実施',
      interest: '予約の適切な処理',
      required: 'はい（予約のために必要です）。必須と表示されたデータがなければ、予約を行うことができません。',
    },
    jobApplications: {
      name: '採用への応募',
      purpose: '応募内容の審査及び採否の決定',
      interest: '適切な人材の選考',
      required:
        'はい（応募の審査に必要なデータに限ります）。それ以外に何を提供するかは、応募者が決めることができます。',
    },
    surveys: {
      name: 'アンケート及びご意見',
      purpose: '回答に基づき、商品・サービスの改善方法を把握すること',
      interest: '商品・サービスの改善',
      required: 'いいえ。参加は任意であり、参加しないことによる不利益はありません。',
    },
    accounting: {
      name: '請求書及び会計',
      purpose: '法律に従った請求書の発行、記帳及び納税',
      interest: '適正な会計',
      required: 'はい。請求書の記載事項は法律で定められています。',
    },
    legalClaims: {
      name: '法的請求',
      purpose: '法的請求の立証、行使又は防御',
      interest: '当方の権利の実現及び当方に対する請求からの防御',
      required: '法律に定めがある場合に限り、義務があります。',
    },
    other: {
      interest: '上記の利用目的の達成',
      requiredYes: 'はい。データの提供がなければ、ここに記載した内容を実現することができません。',
      requiredNo: 'いいえ。データを提供しないことを選択することができます。',
    },
  },
};
