import type { WithdrawalTexts } from '../withdrawal-texts.ts';

/** Directive 2011/83/EU, Annex I(A) and (B), translated into Indonesian, which is no official language of the Union. */
export const withdrawal: WithdrawalTexts = {
  instructions: {
    right: 'Hak penarikan diri',
    period: 'Anda berhak menarik diri dari perjanjian ini dalam waktu 14 hari tanpa memberikan alasan apa pun.',
    expires: {
      contract: 'Jangka waktu penarikan diri berakhir 14 hari sejak tanggal perjanjian dibuat.',
      together:
        'Jangka waktu penarikan diri berakhir 14 hari sejak tanggal Anda, atau pihak ketiga selain pengangkut yang Anda tunjuk, menguasai barang secara fisik.',
      separately:
        'Jangka waktu penarikan diri berakhir 14 hari sejak tanggal Anda, atau pihak ketiga selain pengangkut yang Anda tunjuk, menguasai barang terakhir secara fisik.',
      pieces:
        'Jangka waktu penarikan diri berakhir 14 hari sejak tanggal Anda, atau pihak ketiga selain pengangkut yang Anda tunjuk, menguasai kiriman atau bagian terakhir secara fisik.',
      regularly:
        'Jangka waktu penarikan diri berakhir 14 hari sejak tanggal Anda, atau pihak ketiga selain pengangkut yang Anda tunjuk, menguasai barang pertama secara fisik.',
    },
    exercise:
      'Untuk menggunakan hak penarikan diri, Anda harus memberi tahu kami (%{trader}) tentang keputusan Anda untuk menarik diri dari perjanjian ini melalui pernyataan yang jelas (misalnya surat yang dikirim lewat pos atau email). Anda dapat menggunakan formulir penarikan diri terlampir, tetapi tidak wajib.',
    online:
      'Anda juga dapat menggunakan hak penarikan diri secara daring di %{function}. Jika Anda menggunakan fungsi daring ini, kami akan mengirimkan tanda terima penarikan diri kepada Anda melalui media yang tahan lama (misalnya email), termasuk isinya serta tanggal dan waktu pengirimannya, tanpa penundaan yang tidak semestinya.',
    deadline:
      'Untuk memenuhi batas waktu, cukup jika Anda mengirimkan pemberitahuan tentang penggunaan hak penarikan diri sebelum jangka waktu penarikan diri berakhir.',
    effects: 'Akibat penarikan diri',
    reimburse:
      'Jika Anda menarik diri dari perjanjian ini, kami akan mengembalikan semua pembayaran yang kami terima dari Anda, termasuk biaya pengiriman (kecuali biaya tambahan karena Anda memilih jenis pengiriman selain pengiriman standar termurah yang kami tawarkan), tanpa penundaan yang tidak semestinya dan paling lambat 14 hari sejak tanggal kami diberi tahu tentang keputusan Anda untuk menarik diri dari perjanjian ini. Pengembalian dilakukan dengan alat pembayaran yang sama dengan yang Anda gunakan dalam transaksi awal, kecuali Anda secara tegas menyetujui cara lain; bagaimanapun, Anda tidak dikenai biaya apa pun atas pengembalian tersebut.',
    withhold:
      'Kami dapat menahan pengembalian dana sampai kami menerima kembali barang atau Anda menunjukkan bukti telah mengirim kembali barang, mana yang lebih dahulu.',
    collect: 'Kami akan mengambil barang.',
    sendBack:
      'Anda harus mengirim kembali atau menyerahkan barang kepada kami tanpa penundaan yang tidak semestinya dan paling lambat 14 hari sejak tanggal Anda memberi tahu kami tentang penarikan diri dari perjanjian ini. Batas waktu terpenuhi jika Anda mengirim kembali barang sebelum 14 hari berakhir.',
    sendBackTo:
      'Anda harus mengirim kembali atau menyerahkan barang kepada kami atau kepada %{recipient} tanpa penundaan yang tidak semestinya dan paling lambat 14 hari sejak tanggal Anda memberi tahu kami tentang penarikan diri dari perjanjian ini. Batas waktu terpenuhi jika Anda mengirim kembali barang sebelum 14 hari berakhir.',
    costOwner: 'Kami menanggung biaya pengembalian barang.',
    costCustomer: 'Anda harus menanggung biaya langsung pengembalian barang.',
    costEstimate:
      'Anda harus menanggung biaya langsung pengembalian barang. Biaya tersebut diperkirakan paling banyak sekitar %{amount}.',
    value:
      'Anda hanya bertanggung jawab atas berkurangnya nilai barang akibat penanganan di luar yang diperlukan untuk mengetahui sifat, ciri, dan fungsi barang.',
    services:
      'Jika Anda meminta agar layanan dimulai selama jangka waktu penarikan diri, Anda membayar kepada kami jumlah yang sebanding dengan yang telah diberikan sampai Anda memberi tahu kami tentang penarikan diri dari perjanjian ini, dibandingkan dengan keseluruhan perjanjian.',
  },
  form: {
    title: 'Contoh formulir penarikan diri',
    intro: '(isi dan kembalikan formulir ini hanya jika Anda ingin menarik diri dari perjanjian)',
    to: 'Kepada %{recipient}:',
    declare:
      'Saya/Kami (*) dengan ini memberitahukan bahwa saya/kami (*) menarik diri dari perjanjian saya/kami (*) untuk penjualan barang berikut (*)/penyediaan layanan berikut (*)',
    ordered: 'Dipesan pada (*)/diterima pada (*)',
    name: 'Nama konsumen',
    address: 'Alamat konsumen',
    signature: 'Tanda tangan konsumen (hanya jika formulir ini disampaikan di atas kertas)',
    date: 'Tanggal',
    delete: '(*) Coret yang tidak perlu.',
  },
};
