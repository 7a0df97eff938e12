import type { Translated } from '../../../translated.ts';
import type { india as english } from '../../en/regimes/india.ts';

export const india: Translated<typeof english> = {
  heading: 'Bagi orang di India',
  scope:
    'Jika Undang-Undang Pelindungan Data Pribadi Digital India 2023 (Digital Personal Data Protection Act, 2023) berlaku, bagian ini melengkapi kebijakan ini. Pasal-pasal yang disebutkan adalah pasal undang-undang tersebut.',
  notice:
    'Data pribadi yang diproses dan tujuannya adalah yang disebutkan dalam kebijakan ini (Pasal 5). Anda dapat meminta pemberitahuan ini dalam bahasa Inggris atau dalam salah satu bahasa yang tercantum dalam Lampiran Kedelapan (Eighth Schedule) Konstitusi India.',
  withdrawal:
    'Anda dapat menarik kembali persetujuan Anda kapan saja, semudah saat Anda memberikannya (Pasal 6 ayat (4)).',
  rightsIntro: 'Anda dapat:',
  rights: {
    access:
      'memperoleh ringkasan data Anda dan apa yang dilakukan dengan data itu, serta identitas semua pihak yang menerima pembagian data tersebut (Pasal 11)',
    correction: 'meminta agar data Anda diperbaiki, dilengkapi, dimutakhirkan, atau dihapus (Pasal 12)',
    grievance: 'meminta penyelesaian atas keluhan Anda (Pasal 13)',
    nomination:
      'menunjuk seseorang untuk melaksanakan hak Anda jika Anda meninggal dunia atau kehilangan kecakapan (Pasal 14)',
  },
  exercise:
    'Hubungi %{contact}; pertanyaan Anda tentang pemrosesan juga dijawab di sana (Pasal 8 ayat (9)). Kami menanggapi keluhan dalam waktu 90 hari.',
  authority:
    'Jika hal itu tidak membantu, Anda dapat mengajukan pengaduan kepada Dewan Pelindungan Data India (Data Protection Board of India, %{link}).',
};
