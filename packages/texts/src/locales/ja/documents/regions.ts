import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: '英国に所在する方へ',
    reading:
      '英国GDPRが適用される取扱いについては、本ポリシーに記載するGDPRの条は、同じ番号の英国GDPRの条を指すものとします。',
    complainToUs:
      '利用者は、当方による利用者のデータの利用について、当方に苦情を申し出ることができます。この場合は、%{contact}までご連絡ください。当方は、30日以内に苦情を受け付けた旨を通知し、不当に遅滞することなく調査を行い、その結果をお知らせします（2018年データ保護法第164A条）。',
    complainToIco: '利用者は、英国のデータ保護当局に苦情を申し出ることもできます。',
    adequacy:
      '英国からの移転については、欧州委員会の決定に代えて英国独自の十分性規則（adequacy regulations）が適用され、標準契約条項に加えて、国際データ移転契約（International Data Transfer Agreement）又は英国補遺（UK Addendum）が用いられます。',
  },
  switzerland: {
    heading: 'スイスに所在する方へ',
    reading:
      '本ポリシーにおける法的根拠及びGDPRの条への言及は、スイスの連邦データ保護法（FADP）を制限し、又はこれに代わるものではありません。FADPは、取扱いが人格権を侵害する場合に限り、正当化事由を求めています。',
    countries: '個人データが取り扱われるスイス国外の国は、%{countries}です。',
    safeguards:
      'スイス連邦参事会は、欧州経済領域の各国、英国その他の国について、十分な保護が提供されていると認めており（データ保護令附属書1）、米国については、スイス・米国データプライバシーフレームワーク（Swiss-US Data Privacy Framework）の認証を受けた受領者に関してこれを認めています。その他の国については、上記の標準契約条項が、連邦データ保護・情報コミッショナー（FDPIC）の承認した形で適用されます（FADP第16条）。',
    noCountries: '本ポリシーに記載するサービスは、スイス国内でのみ個人データを取り扱います。',
    rights:
      '利用者は、自己のデータの開示（FADP第25条）、引渡し又は移転（FADP第28条）並びに訂正、削除又は破棄を求め、その取扱い又は提供に異議を述べることができます（FADP第30条及び第32条）。当方は、原則として30日以内に無償で回答します。',
    authority: '利用者は、次の管轄当局に違反を通報することができます。',
  },
};
