import type { Translated } from '../../../translated.ts';
import type { permissions as english } from '../../en/documents/permissions.ts';

export const permissions: Translated<typeof english> = {
  heading: 'アプリの権限',
  intro:
    'アプリは、利用者の端末のうち、ここに記載する部分へのアクセスを求めることがあります。アクセスの許可は、いずれもオペレーティングシステムを通じて求められます。利用者は、これを拒否し、又は端末の設定でいつでも取り消すことができます。その場合、当該アクセスを必要とする機能は利用できません。',
  caption: '権限及びその内容',
  permission: '権限',
  allows: '可能になること',
  kinds: {
    approximateLocation: { name: 'おおよその位置情報', allows: '端末のおおよその位置の読取り' },
    backgroundLocation: {
      name: 'バックグラウンドでの位置情報',
      allows: 'アプリを使用していない間の端末の位置の読取り',
    },
    bluetooth: { name: 'Bluetooth', allows: '付近の端末の検出及び接続' },
    calendar: { name: 'カレンダー', allows: 'カレンダーの予定の読取り、追加及び変更' },
    camera: { name: 'カメラ', allows: '写真及び動画の撮影' },
    contacts: { name: '連絡先', allows: 'アドレス帳の読取り及び変更' },
    health: { name: '健康データ', allows: '健康及びフィットネスに関するデータの読取り及び追加' },
    localNetwork: { name: 'ローカルネットワーク', allows: '同じネットワーク内の端末の検出及び接続' },
    microphone: { name: 'マイク', allows: '音声の録音' },
    motion: { name: 'モーション及びフィットネス', allows: 'モーションセンサーの読取り' },
    notifications: { name: '通知', allows: '端末上での通知の表示' },
    phone: { name: '電話', allows: '電話の発信及び電話の状態の読取り' },
    photos: { name: '写真及びメディア', allows: '写真及び動画の読取り及び追加' },
    preciseLocation: { name: '正確な位置情報', allows: '端末の正確な位置の読取り' },
    reminders: { name: 'リマインダー', allows: 'リマインダーの読取り、追加及び変更' },
    sms: { name: 'テキストメッセージ', allows: 'テキストメッセージの読取り及び送信' },
    storage: { name: 'ストレージ', allows: 'ファイルの読取り及び保存' },
    tracking: {
      name: 'トラッキング',
      allows: '端末の広告識別子を使用した、他社のアプリ及びサイトにわたる行動の追跡',
    },
  },
};
