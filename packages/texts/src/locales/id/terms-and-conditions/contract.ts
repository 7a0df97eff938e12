import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'Terjadinya perjanjian',
    display:
      'Apa yang kami tampilkan di %{site} belum merupakan penawaran yang mengikat, melainkan undangan bagi Anda untuk memesan.',
    steps:
      'Sebelum memesan, Anda melihat apa yang Anda pilih, berapa harganya, dan apa yang Anda isikan, dan Anda dapat memperbaiki kesalahan. Anda memesan dengan menekan tombol yang menyatakan bahwa Anda membuat pesanan dengan kewajiban membayar. Hal itu merupakan penawaran Anda untuk membuat perjanjian.',
    confirmation:
      'Kami segera mengonfirmasi melalui surel bahwa pesanan Anda telah masuk. Perjanjian terjadi saat kami menerima pesanan secara tegas, mengirimkan barang, atau memberi Anda akses ke apa yang Anda pesan.',
    confirmationGoods:
      'Kami segera mengonfirmasi melalui surel bahwa pesanan Anda telah masuk. Perjanjian terjadi saat kami menerima pesanan secara tegas atau mengirimkan barang.',
    confirmationDigital:
      'Kami segera mengonfirmasi melalui surel bahwa pesanan Anda telah masuk. Perjanjian terjadi saat kami menerima pesanan secara tegas atau memberi Anda akses ke apa yang Anda pesan.',
    storage:
      'Kami menyimpan teks perjanjian dan mengirimkannya kepada Anda beserta ketentuan ini melalui surel, sehingga Anda dapat menyimpannya.',
    languages: 'Anda dapat membuat perjanjian dalam setiap bahasa yang tersedia dalam proses pemesanan.',
  },
  prices: {
    heading: 'Harga dan pembayaran',
    shown: 'Harga yang berlaku adalah harga yang ditampilkan saat Anda memesan.',
    withTax: 'Harga tersebut sudah termasuk pajak pertambahan nilai dan semua komponen harga lainnya.',
    withoutTax: 'Pajak pertambahan nilai ditambahkan dan ditampilkan secara terpisah.',
    currency: 'Harga dinyatakan dalam mata uang ini: %{currency}.',
    delivery: 'Biaya pengiriman ditampilkan sebelum Anda memesan.',
    methods: 'Anda dapat membayar dengan: %{methods}.',
    names: {
      card: 'kartu kredit atau debit',
      paypal: 'PayPal',
      bankTransfer: 'transfer bank',
      directDebit: 'debit langsung',
      invoice: 'faktur',
      wallet: 'dompet digital (seperti Apple Pay atau Google Pay)',
      cashOnDelivery: 'bayar di tempat',
      appStore: 'akun toko aplikasi Anda',
    },
    due: 'Kecuali disepakati lain, pembayaran jatuh tempo saat perjanjian terjadi.',
    late: 'Pelaku usaha yang terlambat membayar wajib membayar bunga keterlambatan dan ganti rugi biaya penagihan menurut hukum, di Uni Eropa sekurang-kurangnya 40 euro (Arahan 2011/7/EU).',
    lateFrance:
      'Jika pelaku usaha terlambat membayar, ia wajib membayar, tanpa teguran, bunga menurut tingkat yang diterapkan Bank Sentral Eropa pada operasi pembiayaan kembali terbarunya ditambah sepuluh poin persentase, serta ganti rugi tetap sebesar 40 euro untuk biaya penagihan (Pasal L. 441-10 dan D. 441-5 Kitab Undang-Undang Dagang Prancis).',
    title: 'Barang tetap menjadi milik kami sampai dibayar lunas.',
  },
  subscription: {
    heading: 'Langganan',
    period:
      'Langganan berlaku selama jangka waktu yang ditampilkan saat Anda memesannya, atau jika tidak ditampilkan selama: %{period}.',
    shown: 'Langganan berlaku selama jangka waktu yang ditampilkan saat Anda memesannya.',
    renews:
      'Langganan diperpanjang untuk jangka waktu yang sama panjangnya, kecuali jika dibatalkan sebelum jangka waktu itu berakhir.',
    renewsConsumers:
      'Konsumen diingatkan tentang perpanjangan yang akan datang sebagaimana ditentukan hukum yang berlaku bagi mereka, dan dapat mengakhiri perjanjian yang diperpanjang lebih awal apabila hukum itu mengizinkan.',
    renewsGermany:
      'Perjanjian dengan konsumen tidak diperpanjang untuk jangka waktu berikutnya: jika tidak dibatalkan sebelum jangka waktu itu berakhir, perjanjian berlanjut untuk waktu tidak tertentu dan dapat diakhiri setiap saat dengan pemberitahuan satu bulan sebelumnya (Pasal 309 No. 9 Kitab Undang-Undang Hukum Perdata Jerman).',
    france:
      'Untuk perjanjian dengan konsumen yang diperpanjang secara diam-diam, hukum Prancis mewajibkan pasal-pasal Kitab Undang-Undang Konsumen berikut dimuat seutuhnya (Pasal L. 215-4):',
    ends: 'Langganan berakhir dengan sendirinya setelah jangka waktu ini dan tidak diperpanjang.',
    trial:
      'Jika Anda diberi masa percobaan, masa itu bebas biaya selama: %{period}. Jika Anda tidak membatalkannya sebelum masa itu berakhir, langganan berbayar dimulai; kami memberitahukan hal ini sebelum Anda memulai masa percobaan.',
    cancel:
      'Anda dapat membatalkan kapan saja, berlaku mulai akhir jangka waktu yang sedang berjalan, di sini: %{link}.',
    cancelText: 'batalkan langganan',
    cancelByMail:
      'Anda dapat membatalkan kapan saja, berlaku mulai akhir jangka waktu yang sedang berjalan, dengan menghubungi %{contact}.',
    prices:
      'Jika kami menaikkan harga langganan yang sedang berjalan, kami memberi tahu Anda paling lambat %{days} sebelumnya, dan Anda dapat membatalkan tanpa biaya sampai harga baru berlaku. Harga baru tidak pernah berlaku bagi jangka waktu yang sudah dibayar.',
    cause: 'Hak masing-masing pihak untuk mengakhiri perjanjian karena alasan penting tidak terpengaruh.',
  },
};
