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
    paid: 'Jika suatu pembayaran memengaruhi posisi penawaran, penawaran itu diberi tanda yang sesuai.',
    own: 'Kami juga mengajukan penawaran sendiri di lokapasar. Akses, peringkat, dan syaratnya sama seperti untuk penawaran penjual.',
    ownDiffers:
      'Kami juga mengajukan penawaran sendiri di lokapasar. Penawaran itu diperlakukan berbeda dari penawaran penjual sebagai berikut:',
  },
  business: {
    heading: 'Bagi penjual',
    grounds:
      'Kami membatasi, menangguhkan, atau mengakhiri penggunaan lokapasar oleh penjual hanya karena pelanggaran ketentuan ini atau hukum, untuk melindungi hak pihak lain atau keamanan pengguna, atau karena tidak ada informasi yang diwajibkan hukum dari penjual.',
    text: 'Jika kami membatasi, menangguhkan, atau mengakhiri penggunaan lokapasar oleh seorang penjual, kami memberikan alasannya: untuk pembatasan atau penangguhan, sebelum atau saat hal itu berlaku; untuk pengakhiran seluruh penggunaan, paling lambat 30 hari sebelumnya, kecuali jika undang-undang atau pelanggaran berulang mengharuskan lain. Perubahan ketentuan ini diumumkan kepada penjual paling lambat 15 hari sebelum berlaku (Regulasi (EU) 2019/1150).',
    rights:
      'Penjual tetap memegang hak atas teks, gambar, dan mereknya. Selama penawaran ditampilkan, mereka mengizinkan kami tanpa biaya menggunakannya untuk menampilkan penawaran di lokapasar dan menarik perhatian padanya di tempat lain, misalnya di mesin pencari dan iklan.',
    data: 'Melalui akunnya, penjual memiliki akses ke data tentang penawaran, pesanan, dan penilaiannya sendiri serta data pembeli yang diperlukan untuk melaksanakan perjanjian; mereka dapat mengambil data itu selama 30 hari setelah penggunaan berakhir. Kami memiliki akses ke semua data yang timbul dari penggunaan lokapasar. Data tentang penjual kami berikan kepada penjual lain hanya dalam bentuk agregat.',
    complaints:
      'Penjual dapat mengajukan pengaduan kepada kami tanpa biaya di %{contact}. Kami memeriksa setiap pengaduan dalam waktu yang wajar dan memberitahukan hasil serta alasannya kepada penjual.',
    mediators:
      'Untuk menyelesaikan sengketa dengan penjual di luar pengadilan, kami bersedia bekerja sama dengan mediator berikut: %{mediators}.',
  },
};
