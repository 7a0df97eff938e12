import type { Translated } from '../../../translated.ts';
import type { services as english } from '../../en/documents/services.ts';

export const services: Translated<typeof english> = {
  heading: '当方が利用するサービス',
  intro:
    'この項では、当方が利用するサービスごとに、その提供者及び利用者のデータがどのように取り扱われるかを記載しています。',
  provider: '提供者',
  role: '提供者の役割',
  roles: {
    processor: '処理者として、当方のために、当方の指示に従ってデータを取り扱います（GDPR第28条）',
    controller: '管理者として、自己のプライバシーポリシーに従い、目的及び方法を自ら決定します',
    jointController: '当方との共同管理者（GDPR第26条）',
    processorPlain: '処理者として、当方のために、当方の指示に従ってデータを取り扱います',
    jointControllerPlain: '当方との共同管理者',
  },
  purpose: '利用目的',
  purposes: '利用目的',
  data: 'データ',
  sensitive: '機微なデータ',
  basis: '法的根拠',
  sensitiveBasis: '機微なデータの取扱いの条件',
  interest: '正当な利益',
  places: '取扱いが行われる国',
  kept: '保存期間',
  source: '情報源',
  more: '詳細情報',
  privacyPolicy: '%{name}のプライバシーポリシー',
  optOut: '%{name}のオプトアウト',
};
