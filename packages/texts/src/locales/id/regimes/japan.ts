import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Bagi orang di Jepang',
  scope: 'Jika Undang-Undang Pelindungan Informasi Pribadi Jepang (APPI) berlaku, bagian ini melengkapi kebijakan ini.',
  operator: 'Pelaku usaha yang menangani informasi pribadi Anda adalah %{owner}; alamatnya tercantum di atas.',
  operatorWith:
    'Pelaku usaha yang menangani informasi pribadi Anda adalah %{owner}, diwakili oleh %{representative}; alamatnya tercantum di atas.',
  purposes:
    'Tujuan penggunaan adalah yang disebutkan dalam kebijakan ini (Pasal 21 APPI). Kami tidak menggunakan informasi pribadi di luar tujuan itu tanpa persetujuan Anda, kecuali jika Pasal 18 APPI mengizinkannya.',
  thirdParties:
    'Data pribadi diberikan kepada pihak ketiga dengan persetujuan Anda atau jika Pasal 27 APPI mengizinkannya. Penyedia yang menangani data itu atas nama kami dalam batas tujuan penggunaan bertindak berdasarkan penugasan dari kami (Pasal 27 ayat (5) angka i APPI).',
  foreign:
    'Data pribadi juga ditangani di negara-negara berikut di luar Jepang: %{countries}. Atas permintaan Anda, kami memberikan informasi tentang pelindungan informasi pribadi di masing-masing negara dan tentang langkah-langkah yang diambil oleh penerima (Pasal 28 APPI).',
  requests:
    'Anda dapat meminta agar diberi tahu tentang tujuan penggunaan (Pasal 32 APPI), agar data pribadi tentang Anda yang kami miliki dan catatan pemberiannya kepada pihak ketiga diungkapkan kepada Anda (Pasal 33 APPI), agar data itu diperbaiki, ditambah, atau dihapus (Pasal 34 APPI), dan agar penggunaannya atau pemberiannya kepada pihak ketiga dihentikan atau data itu dihapus (Pasal 35 APPI).',
  exercise:
    'Untuk permintaan demikian, untuk keluhan, dan untuk mengetahui langkah-langkah yang kami ambil bagi keamanan data pribadi (Pasal 23 APPI), hubungi %{contact}.',
  authority:
    'Otoritas yang berwenang adalah Komisi Pelindungan Informasi Pribadi (Personal Information Protection Commission, %{link}).',
};
