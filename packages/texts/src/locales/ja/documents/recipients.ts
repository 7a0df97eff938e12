import type { Translated } from '../../../translated.ts';
import type { recipients as english } from '../../en/documents/recipients.ts';

export const recipients: Translated<typeof english> = {
  heading: 'データの受領者',
  intro: '次の表は、当方が利用するサービスを通じて個人データを受け取る各企業を示しています。',
  caption: '受領者',
  recipient: '受領者',
  country: '国',
  services: 'サービス',
  general: '一般的な受領者',
  generalTechnical:
    '%{site}並びに当方の電子メール及びファイルを保管するシステムの提供者は、当方がそれらのシステムを自ら運用していない範囲で、個人データを受け取ります。',
  generalLaw:
    '裁判所、官公庁及び法律又は税務の顧問も、当方が法律によりこれらの者へのデータの開示を義務付けられている場合、又は法的請求の立証、行使若しくは防御のために必要な場合に、個人データを受け取ります。',
};
