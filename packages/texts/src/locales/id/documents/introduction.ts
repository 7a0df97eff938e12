import type { Translated } from '../../../translated.ts';
import type { introduction as english } from '../../en/documents/introduction.ts';

export const introduction: Translated<typeof english> = {
  about: {
    heading: 'Tentang kebijakan ini',
    site: 'Kebijakan ini menjelaskan data pribadi mana yang diproses saat Anda menggunakan %{site}, untuk tujuan apa dan atas dasar hukum apa, siapa yang menerimanya, berapa lama data itu disimpan, dan hak apa yang Anda miliki.',
    app: 'Kebijakan ini menjelaskan data pribadi mana yang diproses saat Anda menggunakan aplikasi %{site}, untuk tujuan apa dan atas dasar hukum apa, siapa yang menerimanya, berapa lama data itu disimpan, dan hak apa yang Anda miliki.',
    siteWithoutBasis:
      'Kebijakan ini menjelaskan data pribadi mana yang diproses saat Anda menggunakan %{site}, untuk tujuan apa, siapa yang menerimanya, berapa lama data itu disimpan, dan hak apa yang Anda miliki.',
    appWithoutBasis:
      'Kebijakan ini menjelaskan data pribadi mana yang diproses saat Anda menggunakan aplikasi %{site}, untuk tujuan apa, siapa yang menerimanya, berapa lama data itu disimpan, dan hak apa yang Anda miliki.',
    brief: 'Tersedia juga versi singkatnya: %{link}.',
    informs:
      'Kebijakan ini dimaksudkan untuk memberi Anda informasi: Anda tidak perlu menyetujuinya, dan membacanya bukan merupakan persetujuan atas apa pun. Jika kami memerlukan persetujuan Anda, kami memintanya secara terpisah.',
    personalData:
      'Data pribadi adalah setiap informasi tentang orang yang teridentifikasi atau dapat diidentifikasi, misalnya nama, alamat surel, atau alamat IP suatu perangkat.',
  },
  laws: {
    heading: 'Hukum yang berlaku',
    intro: 'Kami memproses data pribadi berdasarkan peraturan berikut:',
    gdprEstablished:
      'General Data Protection Regulation, yaitu peraturan umum pelindungan data Uni Eropa, Regulasi (EU) 2016/679 (GDPR), karena kami berkedudukan di Wilayah Ekonomi Eropa (Pasal 3 ayat (1) GDPR)',
    gdprAddressed:
      'General Data Protection Regulation, yaitu peraturan umum pelindungan data Uni Eropa, Regulasi (EU) 2016/679 (GDPR), sejauh kami menawarkan %{site} kepada orang di Wilayah Ekonomi Eropa atau mengamati cara mereka menggunakannya (Pasal 3 ayat (2) GDPR)',
    ukEstablished:
      'UK GDPR dan Undang-Undang Pelindungan Data 2018 (Data Protection Act 2018), karena kami berkedudukan di Inggris Raya',
    ukAddressed:
      'UK GDPR dan Undang-Undang Pelindungan Data 2018 (Data Protection Act 2018), sejauh kami menawarkan %{site} kepada orang di Inggris Raya atau mengamati cara mereka menggunakannya',
    swissEstablished: 'Undang-Undang Federal Swiss tentang Pelindungan Data (FADP), karena kami berkedudukan di Swiss',
    swissAddressed:
      'Undang-Undang Federal Swiss tentang Pelindungan Data (FADP), sejauh pemrosesan berdampak di Swiss (Pasal 3 FADP)',
    usStates:
      'Undang-undang privasi konsumen dari negara-negara bagian Amerika Serikat yang disebutkan dalam bagian “%{section}”, bagi penduduknya dan sejauh tiap undang-undang berlaku bagi kami',
  },
};
