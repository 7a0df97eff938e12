import type { Translated } from '../../../translated.ts';
import type { regions as english } from '../../en/documents/regions.ts';

export const regions: Translated<typeof english> = {
  uk: {
    heading: 'Bagi orang di Inggris Raya',
    reading:
      'Jika kebijakan ini menyebut suatu pasal GDPR, untuk pemrosesan yang diatur oleh UK GDPR yang dimaksud adalah pasal UK GDPR dengan nomor yang sama.',
    complainToUs:
      'Anda dapat mengajukan keluhan kepada kami tentang cara kami menggunakan data Anda: hubungi %{contact}. Kami mengonfirmasi penerimaan keluhan Anda dalam waktu 30 hari, memeriksanya tanpa penundaan yang tidak semestinya, dan memberitahukan hasilnya kepada Anda (Pasal 164A Undang-Undang Pelindungan Data 2018).',
    complainToIco: 'Anda juga dapat mengajukan keluhan kepada otoritas pelindungan data di Inggris Raya:',
    adequacy:
      'Untuk transfer ke luar Inggris Raya, berlaku peraturan kecukupan (adequacy regulations) Inggris Raya sendiri sebagai pengganti keputusan Komisi Eropa, dan klausul kontrak standar disertai Perjanjian Transfer Data Internasional (International Data Transfer Agreement) atau Adendum Inggris Raya (UK Addendum).',
  },
  switzerland: {
    heading: 'Bagi orang di Swiss',
    reading:
      'Jika kebijakan ini menyebut dasar hukum dan pasal-pasal GDPR, hal itu tidak membatasi atau menggantikan Undang-Undang Federal Swiss tentang Pelindungan Data (FADP), yang mensyaratkan alasan pembenar hanya jika pemrosesan melanggar hak kepribadian.',
    countries: 'Negara di luar Swiss tempat data pribadi diproses: %{countries}.',
    safeguards:
      'Dewan Federal Swiss mengakui bahwa negara-negara Wilayah Ekonomi Eropa, Inggris Raya, dan beberapa negara lain memberikan pelindungan yang memadai (Lampiran 1 Ordonansi Pelindungan Data), demikian pula Amerika Serikat bagi penerima yang tersertifikasi menurut Kerangka Privasi Data Swiss-AS (Swiss-US Data Privacy Framework). Di negara lain, klausul kontrak standar yang disebutkan di atas berlaku dalam bentuk yang diakui oleh Komisioner Federal Pelindungan Data dan Informasi (FDPIC) (Pasal 16 FADP).',
    noCountries: 'Layanan yang disebutkan dalam kebijakan ini memproses data pribadi hanya di Swiss.',
    rights:
      'Anda dapat meminta akses ke data Anda (Pasal 25 FADP), penyerahan atau pemindahannya (Pasal 28 FADP), serta perbaikan, penghapusan, atau pemusnahannya, dan Anda dapat mengajukan keberatan atas pemrosesan atau pengungkapannya (Pasal 30 dan 32 FADP). Pada umumnya kami menjawab dalam waktu 30 hari dan tanpa biaya.',
    authority: 'Anda dapat melaporkan pelanggaran kepada otoritas yang berwenang:',
  },
};
