import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Tanggung jawab',
  general: {
    unlimited:
      'Kami bertanggung jawab tanpa batas atas kesengajaan dan kelalaian berat, atas cedera terhadap jiwa, tubuh, atau kesehatan, dalam hal kami dengan tipu daya menyembunyikan cacat atau telah memberikan garansi, dan menurut hukum tanggung jawab produk.',
    essential:
      'Dalam hal kelalaian ringan, kami bertanggung jawab hanya jika dilanggar suatu kewajiban yang pemenuhannya merupakan syarat bagi pelaksanaan perjanjian dengan semestinya dan yang secara lazim dapat Anda andalkan. Tanggung jawab kami dalam hal itu terbatas pada kerugian yang khas bagi perjanjian demikian dan dapat diduga sebelumnya.',
    else: 'Di luar itu, tanggung jawab atas kelalaian ringan dikecualikan. Hal yang sama berlaku bagi tanggung jawab pihak yang bertindak untuk kami.',
    consumers:
      'Terhadap konsumen kami bertanggung jawab menurut hukum; tidak ada ketentuan di sini yang mengecualikan atau membatasi tanggung jawab itu.',
    businesses: 'Terhadap pelaku usaha berlaku hal berikut:',
    mandatory: 'Hak konsumen menurut ketentuan hukum yang bersifat memaksa tidak terpengaruh.',
  },
  unitedKingdom: {
    unlimited:
      'Tidak ada dalam ketentuan ini yang membatasi atau mengecualikan tanggung jawab kami atas kematian atau cedera badan akibat kelalaian kami, atas penipuan atau pernyataan palsu yang bersifat menipu, atau atas hal lain yang menurut hukum tidak boleh dibatasi atau dikecualikan.',
    consumers:
      'Jika Anda konsumen, kami bertanggung jawab atas kerugian atau kerusakan yang merupakan akibat yang dapat diduga dari pelanggaran perjanjian oleh kami atau dari tidak digunakannya kehati-hatian dan keterampilan yang wajar. Hak Anda menurut hukum tetap berlaku.',
    businesses:
      'Jika Anda pelaku usaha, kami tidak bertanggung jawab atas hilangnya keuntungan, usaha, atau peluang maupun atas kerugian tidak langsung, dan keseluruhan tanggung jawab kami menurut suatu perjanjian terbatas pada jumlah yang dibayarkan menurut perjanjian itu dalam dua belas bulan sebelum peristiwa tersebut.',
  },
  unitedStates: {
    asIs: 'Sejauh diizinkan hukum, %{site} disediakan “sebagaimana adanya” (as is) dan “sebagaimana tersedia” (as available), tanpa jaminan apa pun, baik tersurat maupun tersirat.',
    cap: 'Sejauh diizinkan hukum, kami tidak bertanggung jawab atas kerugian tidak langsung, insidental, khusus, atau konsekuensial, dan keseluruhan tanggung jawab kami terbatas pada jumlah yang Anda bayarkan kepada kami dalam dua belas bulan sebelum peristiwa yang menimbulkan tuntutan.',
    states:
      'Beberapa yurisdiksi tidak mengizinkan pengecualian jaminan tertentu atau pembatasan ganti rugi tertentu. Dalam hal itu, pembatasan di atas tidak berlaku bagi Anda, dan Anda mungkin memiliki hak lebih lanjut.',
  },
};
