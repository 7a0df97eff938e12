import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'Lokapasar',
  role: 'Di lokapasar, pihak lain menawarkan barang dan jasa. Perjanjian tentang barang dan jasa itu dibuat antara pembeli dan penjual; kami menyediakan lokapasar dan bukan pihak dalam perjanjian tersebut, kecuali jika suatu penawaran menyatakan bahwa kamilah penjualnya.',
  status:
    'Setiap penawaran menunjukkan apakah penjual menyatakan dirinya pelaku usaha. Jika bukan, hak konsumen dari hukum konsumen Uni Eropa, termasuk hak untuk menarik diri, tidak berlaku bagi perjanjian dengannya.',
  traders: 'Semua penjual adalah pelaku usaha.',
  duties:
    'Penjual bertanggung jawab atas penawaran, atas penyerahan, dan atas hak pembeli dari perjanjian. Kami bertanggung jawab atas pengoperasian lokapasar.',
  ranking: {
    heading: 'Cara penawaran diurutkan',
    intro: 'Urutan penampilan penawaran dalam hasil pencarian terutama bergantung pada:',
  },
  business: {
    heading: 'Bagi penjual',
    text: 'Jika kami membatasi, menangguhkan, atau mengakhiri penggunaan lokapasar oleh seorang penjual, kami memberikan alasannya: untuk pembatasan atau penangguhan, sebelum atau saat hal itu berlaku; untuk pengakhiran seluruh penggunaan, paling lambat 30 hari sebelumnya, kecuali jika undang-undang atau pelanggaran berulang mengharuskan lain. Perubahan ketentuan ini diumumkan kepada penjual paling lambat 15 hari sebelum berlaku (Regulasi (EU) 2019/1150).',
  },
};
