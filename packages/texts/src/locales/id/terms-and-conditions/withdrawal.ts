import type { Translated } from '../../../translated.ts';
import type { withdrawal as english } from '../../en/terms-and-conditions/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Hak untuk menarik diri',
  who: 'Konsumen di Wilayah Ekonomi Eropa dan di Inggris Raya berhak menarik diri dari perjanjian yang dibuat secara jarak jauh tanpa memberikan alasan apa pun.',
  brazil:
    'Konsumen yang dilindungi hukum Brasil dapat menarik diri dalam waktu tujuh hari sejak perjanjian dibuat atau sejak barang atau layanan diterima dan segera menerima kembali semua yang telah mereka bayarkan (Pasal 49 Kitab Undang-Undang Perlindungan Konsumen Brasil). Syarat dan pengecualian di bawah ini tidak membatasi hak tersebut.',
  periodGoods:
    'Jangka waktu penarikan diri adalah %{days} sejak hari Anda, atau orang yang Anda tunjuk selain pengangkut, menerima barang; jika suatu pesanan datang dalam beberapa kiriman, sejak hari kiriman terakhir diterima.',
  periodServices:
    'Untuk jasa dan konten digital, jangka waktu penarikan diri adalah %{days} sejak hari perjanjian dibuat.',
  function: {
    heading: 'Cara menarik diri',
    link: 'Anda dapat menarik diri secara daring kapan saja sampai jangka waktu itu berakhir, di sini: %{link}. Anda mengisikan nama, perjanjian, dan alamat surel untuk konfirmasi, lalu menekan “Konfirmasi penarikan diri”. Kami segera mengonfirmasi melalui surel bahwa pernyataan penarikan diri Anda telah masuk, beserta isi, tanggal, dan waktunya.',
    label: 'Tarik diri dari perjanjian di sini',
    statement:
      'Anda juga dapat memberitahukan keputusan Anda kepada kami dengan pernyataan jelas apa pun, misalnya dengan surat ke alamat kami atau surel ke %{contact}. Anda boleh menggunakan formulir di bawah ini, tetapi tidak wajib.',
    deadline: 'Untuk memenuhi tenggat, cukup jika Anda mengirimkan pernyataan Anda sebelum jangka waktu itu berakhir.',
  },
  effects: {
    heading: 'Akibat penarikan diri',
    refund:
      'Kami mengembalikan semua pembayaran yang telah kami terima dari Anda, termasuk biaya pengiriman standar, tanpa penundaan yang tidak semestinya dan paling lambat dalam waktu 14 hari sejak hari kami diberi tahu tentang penarikan diri Anda. Kami menggunakan sarana pembayaran yang Anda gunakan, kecuali jika disepakati lain secara tegas, dan tidak mengenakan biaya untuk itu.',
    refundServices:
      'Kami mengembalikan semua pembayaran yang telah kami terima dari Anda, tanpa penundaan yang tidak semestinya dan paling lambat dalam waktu 14 hari sejak hari kami diberi tahu tentang penarikan diri Anda. Kami menggunakan sarana pembayaran yang Anda gunakan, kecuali jika disepakati lain secara tegas, dan tidak mengenakan biaya untuk itu.',
    withhold:
      'Kami dapat menunda pengembalian uang sampai kami menerima kembali barang atau Anda telah menunjukkan bahwa Anda telah mengirimkannya, mana yang lebih dahulu.',
    sendTo:
      'Kirimkan barang tanpa penundaan yang tidak semestinya, dan paling lambat dalam waktu 14 hari sejak hari Anda memberi tahu kami tentang penarikan diri Anda, ke: %{address}.',
    send: 'Kirimkan kembali barang ke alamat kami tanpa penundaan yang tidak semestinya, dan paling lambat dalam waktu 14 hari sejak hari Anda memberi tahu kami tentang penarikan diri Anda.',
    costCustomer: 'Anda menanggung biaya langsung pengiriman kembali barang.',
    costOwner: 'Kami menanggung biaya pengiriman kembali barang.',
    value:
      'Anda bertanggung jawab atas penurunan nilai barang hanya jika hal itu disebabkan oleh penanganan yang melebihi apa yang diperlukan untuk mengetahui sifat barang dan cara kerjanya.',
    services:
      'Jika Anda meminta kami memulai suatu jasa selama jangka waktu penarikan diri, Anda membayar untuk bagian yang telah diberikan sampai Anda memberi tahu kami tentang penarikan diri Anda.',
  },
  exceptions: {
    heading: 'Kapan tidak ada hak untuk menarik diri',
    goods: {
      bespoke: 'barang yang dibuat menurut spesifikasi Anda atau yang jelas-jelas dipersonalisasi',
      perishable: 'barang yang cepat rusak atau cepat kedaluwarsa',
      sealed:
        'barang bersegel yang karena alasan kesehatan atau kebersihan tidak cocok untuk dikembalikan, setelah segelnya dibuka',
      mixed: 'barang yang setelah penyerahan tercampur dengan barang lain sehingga tidak dapat dipisahkan',
      recordings: 'rekaman audio atau video bersegel dan perangkat lunak bersegel, setelah segelnya dibuka',
    },
    digital:
      'konten digital yang tidak disediakan pada media berwujud, setelah kami mulai menyediakannya dengan persetujuan tegas Anda sebelumnya, Anda telah mengakui bahwa dengan itu Anda kehilangan hak untuk menarik diri, dan kami telah mengonfirmasi perjanjian',
    services:
      'jasa yang telah diberikan sepenuhnya, jika kami memulainya dengan persetujuan tegas Anda sebelumnya dan Anda mengakui bahwa Anda kehilangan hak itu setelah perjanjian dilaksanakan sepenuhnya',
  },
  form: {
    heading: 'Formulir penarikan diri',
    intro: 'Jika Anda ingin menarik diri dari perjanjian, Anda dapat mengisi formulir ini dan mengirimkannya kembali:',
    to: 'Kepada %{recipient}:',
    declare:
      'Dengan ini saya/kami memberitahukan bahwa saya/kami menarik diri dari perjanjian saya/kami tentang penjualan barang berikut / tentang pemberian jasa berikut:',
    ordered: 'Dipesan pada / diterima pada:',
    name: 'Nama konsumen:',
    address: 'Alamat konsumen:',
    signature: 'Tanda tangan konsumen (hanya jika formulir ini dikirimkan di atas kertas):',
    date: 'Tanggal:',
  },
};
