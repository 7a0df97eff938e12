import type { Translated } from '../../../translated.ts';
import type { purposesOverview as english } from '../../en/documents/purposes-overview.ts';

export const purposesOverview: Translated<typeof english> = {
  heading: '利用目的の一覧',
  intro: '次の表は、個人データを取り扱うすべての目的及びそのためにデータを受け取る者を示しています。',
  introBasis:
    '次の表は、個人データを取り扱うすべての目的、その法的根拠及びそのためにデータを受け取る者を示しています。',
  caption: '利用目的、法的根拠及び受領者',
  captionWithoutBasis: '利用目的及び受領者',
  purpose: '利用目的又は場合',
  basis: '法的根拠',
  recipients: '受領者',
  generalOnly: '一般的な受領者のみ',
};
