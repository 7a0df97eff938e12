import type { Translated } from '../../../translated.ts';
import type { trackers as english } from '../../en/documents/trackers.ts';

export const trackers: Translated<typeof english> = {
  heading: 'Cookie dan pelacak lain',
  intro:
    'Pelacak adalah cookie, entri di penyimpanan lokal peramban, pengenal perangkat, dan teknik serupa yang menyimpan informasi di perangkat Anda atau membacanya dari sana.',
  necessary:
    'Pelacak yang mutlak diperlukan agar fungsi yang Anda minta dapat bekerja digunakan tanpa persetujuan (%{provisions}).',
  consent:
    'Semua pelacak lain didasarkan pada persetujuan Anda. Anda dapat menolaknya dan menariknya kembali kapan saja; pemrosesan sampai saat itu tetap sah.',
  provisions: {
    union: 'Pasal 5 ayat (3) Direktif 2002/58/EC',
    france: 'Pasal 82 Undang-Undang Pelindungan Data Prancis, Undang-Undang Nomor 78-17 tanggal 6 Januari 1978',
    germany: 'Pasal 25 TDDDG Jerman',
    italy: 'Pasal 122 Kode Pelindungan Data Italia, Dekret Legislatif Nomor 196/2003',
    spain: 'Pasal 22 ayat (2) Undang-Undang Spanyol 34/2002, LSSI',
    unitedKingdom: 'Pasal 6 Peraturan Privasi dan Komunikasi Elektronik Inggris Raya 2003',
  },
  unitedKingdom:
    'Untuk perangkat di Inggris Raya, berlaku Pasal 6 Peraturan Privasi dan Komunikasi Elektronik 2003 (Privacy and Electronic Communications Regulations 2003).',
  switzerland:
    'Untuk perangkat di Swiss, berlaku Pasal 45c Undang-Undang Telekomunikasi: Anda dapat menolak pemrosesan data di perangkat Anda. Kebijakan ini menjelaskan untuk apa pemrosesan itu dilakukan.',
  withdrawControl:
    'Untuk mengubah atau menarik kembali pilihan Anda, gunakan pengaturan privasi yang tersedia di setiap halaman.',
  withdrawLink: 'Untuk mengubah atau menarik kembali pilihan Anda, buka: %{link}.',
  withdrawLinkText: 'pilihan Anda tentang pelacak',
  withdrawBrowser:
    'Untuk menarik kembali persetujuan Anda, hapus pelacak yang tersimpan di pengaturan peramban atau perangkat Anda dan blokir pelacak baru di sana. Anda juga dapat menghubungi %{contact}.',
  withdrawDevice:
    'Di pengaturan peramban atau perangkat Anda, Anda dapat menghapus pelacak yang tersimpan dan memblokir pelacak baru.',
  policy: 'Cookie dan pelacak lain yang digunakan, serta cara Anda menolaknya, dijelaskan dalam %{link}.',
  policyText: 'kebijakan cookie',
  listIntro: 'Tabel ini mencantumkan pelacak menurut nama. Tanda bintang mewakili karakter yang berubah-ubah.',
  caption: 'Pelacak',
  name: 'Nama',
  service: 'Layanan',
  purpose: 'Tujuan',
  duration: 'Masa penyimpanan',
  party: 'Dipasang oleh',
  firstParty: 'Pihak pertama',
  thirdParty: 'Pihak ketiga',
  unnamed: 'Pelacak yang namanya tidak tercantum di sini dapat digunakan oleh: %{services}.',
};
