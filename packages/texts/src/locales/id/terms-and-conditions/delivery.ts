import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Pengiriman',
    countries: 'Kami mengirim ke negara-negara berikut: %{countries}.',
    anywhere: 'Negara tujuan pengiriman kami ditampilkan saat Anda memesan.',
    within: 'Barang sampai kepada Anda paling lambat dalam waktu berikut setelah perjanjian terjadi: %{period}.',
    shown:
      'Waktu pengiriman ditampilkan saat Anda memesan; waktu itu tidak pernah lebih dari 30 hari setelah perjanjian terjadi.',
    risk: 'Bagi konsumen, risiko kehilangan dan kerusakan beralih saat konsumen, atau orang yang ditunjuknya selain pengangkut, menerima barang. Bagi pelaku usaha, risiko itu beralih saat kami menyerahkan barang kepada pengangkut.',
    riskConsumers:
      'Risiko kehilangan dan kerusakan beralih kepada Anda saat Anda, atau orang yang Anda tunjuk selain pengangkut, menerima barang.',
    riskBusinesses:
      'Risiko kehilangan dan kerusakan beralih kepada Anda saat kami menyerahkan barang kepada pengangkut.',
  },
  digital: {
    heading: 'Akses dan pembaruan',
    access:
      'Kami memberi Anda akses ke apa yang Anda pesan tanpa penundaan yang tidak semestinya setelah perjanjian terjadi.',
    updates:
      'Kami menyediakan pembaruan, termasuk pembaruan keamanan, yang diperlukan agar apa yang Anda pesan tetap sesuai dengan perjanjian, dan memberi tahu Anda tentang pembaruan itu: untuk langganan selama langganan berjalan, untuk pembelian satu kali selama dapat Anda harapkan secara wajar.',
    requirements: 'Perangkat dan program yang dapat digunakan dengannya disebutkan pada penawaran.',
    changes:
      'Di luar itu, kami mengubah layanan digital yang sedang berjalan hanya dengan alasan yang sah, seperti lingkungan teknis baru, bertambahnya pengguna, atau alasan operasional penting lainnya, tanpa biaya bagi Anda dan setelah memberi tahu Anda dengan jelas. Jika suatu perubahan mengganggu penggunaan Anda lebih dari sekadar ringan, kami memberi tahu Anda sebelumnya, dan Anda dapat mengakhiri perjanjian tanpa biaya dalam waktu 30 hari.',
  },
  conformity: {
    heading: 'Jika ada yang tidak sesuai',
    goods:
      'Jaminan kesesuaian menurut hukum berlaku: jika barang cacat, Anda dapat meminta perbaikan atau penggantian tanpa biaya dan, menurut syarat-syarat hukum, pengurangan harga atau pengembalian uang.',
    goodsPeriod:
      'Bagi konsumen di Wilayah Ekonomi Eropa, jaminan ini mencakup setiap ketidaksesuaian yang muncul setidaknya dalam waktu dua tahun setelah penyerahan.',
    digital:
      'Jaminan kesesuaian menurut hukum berlaku bagi konten digital dan layanan digital: jika konten atau layanan itu tidak sesuai dengan perjanjian, Anda dapat meminta kami memperbaikinya dan, menurut syarat-syarat hukum, membayar lebih sedikit atau mengakhiri perjanjian.',
    personalData:
      'Apabila konsumen di Wilayah Ekonomi Eropa memberikan data pribadi sebagai ganti harga, jaminan kesesuaian menurut hukum juga berlaku bagi layanan digital kami, kecuali jika kami memproses data itu hanya untuk menyediakan layanan atau mematuhi hukum: jika layanan tidak sesuai dengan perjanjian, mereka dapat meminta kami memperbaikinya atau mengakhiri perjanjian.',
    unitedKingdom:
      'Konsumen di Inggris Raya memiliki hak menurut Undang-Undang Hak Konsumen 2015 (Consumer Rights Act 2015).',
    businessRights: 'Jika apa yang kami kirimkan atau sediakan cacat, Anda memiliki hak yang diberikan oleh hukum.',
    businesses:
      'Pelaku usaha wajib memeriksa barang tanpa penundaan saat penyerahan dan memberi tahu kami tentang cacat yang dapat dilihat; tentang cacat tersembunyi, segera setelah ditemukan. Tuntutan pelaku usaha atas cacat gugur karena lewat waktu satu tahun setelah penyerahan, kecuali dalam hal kami bertanggung jawab tanpa batas.',
    guarantee: 'Selain itu, kami memberikan garansi berikut, yang tidak mengurangi hak Anda menurut hukum:',
    contact: 'Jika ada yang tidak sesuai, hubungi %{contact}.',
    france: {
      goods:
        'Untuk penjualan barang kepada konsumen, hukum Prancis mewajibkan pemberitahuan berikut (lampiran Pasal D. 211-2 Kitab Undang-Undang Konsumen Prancis):',
      once: 'Untuk konten digital dan layanan digital yang disediakan kepada konsumen satu kali atau dalam beberapa tindakan terpisah, hukum Prancis mewajibkan pemberitahuan berikut (lampiran Pasal D. 211-3 Kitab Undang-Undang Konsumen Prancis):',
      continuous:
        'Untuk konten digital dan layanan digital yang disediakan kepada konsumen secara terus-menerus, hukum Prancis mewajibkan pemberitahuan berikut (lampiran Pasal D. 211-4 Kitab Undang-Undang Konsumen Prancis):',
    },
  },
};
