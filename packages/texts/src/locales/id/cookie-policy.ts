import type { Translated } from '../../translated.ts';
import type { cookiePolicy as english } from '../en/cookie-policy.ts';

export const cookiePolicy: Translated<typeof english> = {
  title: 'Kebijakan cookie',
  about: {
    heading: 'Tentang kebijakan cookie ini',
    site: 'Kebijakan cookie ini menjelaskan cookie dan pelacak lain mana yang digunakan %{site}, untuk apa masing-masing digunakan, siapa yang dapat membacanya, berapa lama pelacak itu berada di perangkat Anda, dan cara Anda menolaknya.',
    app: 'Kebijakan cookie ini menjelaskan pelacak mana yang digunakan aplikasi %{site}, untuk apa masing-masing digunakan, siapa yang dapat membacanya, berapa lama pelacak itu berada di perangkat Anda, dan cara Anda menolaknya.',
    more: 'Apa lagi yang dilakukan dengan data pribadi, dengan siapa data itu dibagikan, ke mana data itu dikirim, dan hak apa yang Anda miliki dijelaskan dalam %{link}.',
    moreText: 'kebijakan privasi',
  },
  what: {
    heading: 'Apa itu pelacak',
    kinds: {
      cookie: 'Cookie',
      cookieText:
        'Berkas teks kecil yang disimpan peramban Anda atas permintaan suatu situs web dan dikirimkan kembali pada permintaan berikutnya. Cookie sesi hilang saat peramban ditutup, cookie lainnya hilang saat masa penyimpanannya berakhir atau saat Anda menghapusnya.',
      local: 'Penyimpanan lokal',
      localText:
        'Entri yang disimpan suatu situs web dalam ruang penyimpanan peramban Anda dan dibaca kembali pada kunjungan berikutnya.',
      app: 'Pengenal perangkat',
      appText:
        'Nomor yang digunakan suatu aplikasi, atau layanan yang tertanam di dalamnya, untuk mengenali perangkat Anda.',
    },
    parties:
      'Pelacak disebut pihak pertama jika dipasang untuk alamat situs yang Anda kunjungi, dan pihak ketiga jika dipasang untuk alamat pihak lain.',
  },
  categories: {
    necessary: 'Pelacak yang mutlak diperlukan',
    functionality: 'Pelacak untuk fungsi',
    experience: 'Pelacak untuk pengalaman yang lebih baik',
    measurement: 'Pelacak untuk pengukuran',
    marketing: 'Pelacak untuk pemasaran',
  },
  onlyWithConsent: 'Pelacak ini digunakan hanya jika Anda memberikan persetujuan.',
  withoutConsent: 'Pelacak ini digunakan tanpa persetujuan, karena fungsi yang Anda minta tidak berjalan tanpanya.',
  used: 'Pelacak ini digunakan di %{site}.',
  provider: 'Penyedia',
  purpose: 'Tujuan',
  duration: 'Masa penyimpanan',
  longest: 'Masa penyimpanan semua pelacak layanan ini: paling lama %{period}.',
  allSession: 'Semua pelacak layanan ini dihapus saat peramban atau aplikasi ditutup.',
  allIndefinite: 'Pelacak layanan ini tetap ada sampai Anda menghapusnya.',
  unstated:
    'Berapa lama pelacak layanan ini disimpan ditentukan oleh penyedianya; kebijakannya sendiri menjelaskan lebih lanjut.',
  namesUnknown: 'Nama masing-masing pelacak layanan ini tidak kami ketahui.',
  caption: 'Pelacak %{service}',
  name: 'Nama',
  storage: 'Jenis',
  storages: { cookie: 'Cookie', local: 'Penyimpanan lokal', app: 'Pengenal perangkat' },
  party: 'Dipasang oleh',
  choices: {
    heading: 'Cara Anda menentukan pilihan',
    devices:
      'Dalam pengaturan peramban, Anda dapat melihat cookie dan data mana yang disimpannya, menghapusnya, dan memblokir yang baru. Petunjuknya tersedia di sini:',
    phones:
      'Di ponsel atau tablet, melalui pengaturan sistem Anda dapat mengatur ulang atau menonaktifkan pengenal iklan dan menentukan aplikasi mana yang boleh melacak Anda.',
    consequence: 'Jika Anda memblokir pelacak yang mutlak diperlukan, sebagian %{site} mungkin tidak lagi berfungsi.',
    optOuts: 'Beberapa penyedia menawarkan cara penolakan (opt-out) sendiri:',
    optOut: 'Tolak (opt-out) %{name}',
  },
  rights: {
    heading: 'Hak Anda',
    text: 'Jika pelacak memproses data pribadi, Anda memiliki hak-hak yang diberikan oleh hukum pelindungan data. Untuk melaksanakannya, hubungi %{contact}.',
    complain: 'Anda juga dapat mengajukan pengaduan kepada otoritas pelindungan data.',
  },
  none: {
    heading: 'Tidak ada pelacak',
    text: '%{site} tidak menggunakan layanan yang memasang pelacak di perangkat Anda.',
  },
  changes: {
    heading: 'Perubahan kebijakan cookie ini',
    text: 'Jika pelacak berubah, kebijakan cookie ini ikut berubah. Setiap versi mencantumkan tanggalnya, dan versi-versi terdahulu dapat dibuka dari halaman tempat kebijakan ini dipublikasikan.',
  },
};
