import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'Data yang kami proses sendiri',
  intro:
    'Dalam hal-hal berikut kami mengumpulkan data pribadi secara langsung, baik dengan maupun tanpa keterlibatan salah satu layanan di bawah ini.',
  introAlone: 'Dalam hal-hal berikut kami mengumpulkan data pribadi.',
  requiredLabel: 'Kewajiban memberikan data',
  kinds: {
    visit: {
      name: 'Kunjungan ke situs',
      nameApp: 'Penggunaan aplikasi',
      purpose: 'Menyampaikan apa yang Anda minta, menjaga ketersediaannya, dan melindunginya dari serangan',
      interest: 'Teknologi yang berfungsi dan aman',
      required:
        'Ya, secara teknis: tanpa alamat IP perangkat Anda, tidak ada yang dapat dikirimkan ke perangkat tersebut.',
    },
    contact: {
      name: 'Saat Anda menghubungi kami',
      purpose: 'Membaca dan menjawab pesan Anda',
      interest: 'Menjawab orang-orang yang menghubungi kami',
      required: 'Tidak. Namun, tanpa cara untuk menghubungi Anda, kami tidak dapat menjawab.',
    },
    account: {
      name: 'Akun Anda',
      purpose: 'Membuat dan mengelola akun Anda serta memungkinkan Anda masuk ke akun tersebut',
      interest: 'Memberikan akses tersendiri kepada pengguna terdaftar',
      required: 'Ya, jika Anda menginginkan akun: akun tidak dapat dibuat tanpa data yang ditandai wajib diisi.',
    },
    orders: {
      name: 'Pesanan dan pembelian',
      purpose:
        'Membuat dan melaksanakan perjanjian dengan Anda: pemesanan, pembayaran, pengiriman, pengembalian, dan jaminan',
      interest: 'Menangani pesanan dengan semestinya',
      required:
        'Ya, untuk perjanjian: tanpa data yang ditandai wajib diisi, kami tidak dapat menerima atau mengirimkan pesanan.',
    },
    newsletter: {
      name: 'Buletin',
      purpose: 'Mengirimkan buletin kepada orang yang memintanya',
      interest: 'Memberi tahu pelanggan tentang penawaran serupa dari kami sendiri',
      required: 'Tidak. Namun, tanpa alamat surel, kami tidak dapat mengirimkan buletin.',
    },
    comments: {
      name: 'Komentar dan kontribusi',
      purpose: 'Memublikasikan kontribusi Anda dan mencegah penyalahgunaan',
      interest: 'Pertukaran pendapat yang terbuka dengan pembaca dan bebas dari penyalahgunaan',
      required: 'Tidak. Namun, tanpa data yang ditandai wajib diisi, suatu kontribusi tidak dapat dipublikasikan.',
    },
    bookings: {
      name: 'Reservasi dan janji temu',
      purpose: 'Mengatur, mengonfirmasi, dan melaksanakan janji temu atau reservasi',
      interest: 'Menangani reservasi dengan semestinya',
      required:
        'Ya, untuk reservasi: tanpa data yang ditandai wajib diisi, kami tidak dapat membuat reservasi tersebut.',
    },
    jobApplications: {
      name: 'Lamaran kerja',
      purpose: 'Memeriksa lamaran Anda dan mengambil keputusan tentangnya',
      interest: 'Memilih pegawai yang sesuai',
      required:
        'Ya, sejauh data diperlukan untuk memeriksa lamaran. Anda sendiri yang menentukan apa yang ditambahkan.',
    },
    surveys: {
      name: 'Survei dan masukan',
      purpose: 'Mengetahui dari jawaban Anda cara memperbaiki apa yang kami tawarkan',
      interest: 'Memperbaiki apa yang kami tawarkan',
      required: 'Tidak. Keikutsertaan bersifat sukarela, dan tidak ikut serta tidak menimbulkan kerugian apa pun.',
    },
    accounting: {
      name: 'Faktur dan akuntansi',
      purpose: 'Menerbitkan faktur, menyelenggarakan pembukuan, dan membayar pajak sebagaimana diwajibkan hukum',
      interest: 'Pembukuan yang tertib',
      required: 'Ya: isi suatu faktur ditentukan oleh hukum.',
    },
    legalClaims: {
      name: 'Tuntutan hukum',
      purpose: 'Menetapkan, melaksanakan, atau membela tuntutan hukum',
      interest: 'Menegakkan hak kami dan membela diri terhadap tuntutan',
      required: 'Hanya jika diwajibkan oleh hukum.',
    },
    other: {
      interest: 'Mencapai tujuan yang disebutkan di atas',
      requiredYes: 'Ya. Tanpa data tersebut, apa yang diuraikan di sini tidak dapat dilakukan.',
      requiredNo: 'Tidak. Anda dapat memilih untuk tidak memberikannya.',
    },
  },
};
