import type { Translated } from '../../../translated.ts';
import type { transfers as english } from '../../en/documents/transfers.ts';

export const transfers: Translated<typeof english> = {
  heading: 'Pemrosesan di negara lain',
  intro:
    'Data pribadi diproses di negara-negara yang tercantum di sini. Di luar Wilayah Ekonomi Eropa, data hanya boleh ditransfer ke tempat data itu dilindungi oleh salah satu pengamanan dalam Pasal 44 sampai dengan 49 GDPR. Tabel ini menyebutkan pengamanan tersebut untuk setiap negara.',
  introUk:
    'Data pribadi diproses di negara-negara yang tercantum di sini. Di luar Inggris Raya, data hanya boleh ditransfer ke tempat data itu dilindungi oleh salah satu pengamanan dalam Pasal 44 sampai dengan 49 UK GDPR. Tabel ini menyebutkan pengamanan tersebut untuk setiap negara.',
  introSwiss:
    'Data pribadi diungkapkan kepada penerima di negara-negara yang tercantum di sini. Untuk setiap negara, tabel ini menyebutkan apa yang menjamin pelindungan yang sesuai (Pasal 16 FADP).',
  introPlain: 'Data pribadi diproses di negara-negara berikut:',
  none: 'Layanan yang disebutkan dalam kebijakan ini memproses data pribadi hanya di Wilayah Ekonomi Eropa: %{countries}.',
  caption: 'Negara, penerima, dan pengamanan',
  country: 'Negara',
  recipients: 'Penerima',
  safeguard: 'Pengamanan',
  safeguards: {
    inside: 'Di dalam Wilayah Ekonomi Eropa, tempat GDPR berlaku',
    home: 'Tidak ada transfer ke negara lain',
    adequacyEu: 'Keputusan kecukupan Komisi Eropa (Pasal 45 GDPR)',
    adequacyEuLimited: 'Keputusan kecukupan Komisi Eropa (Pasal 45 GDPR), dalam cakupannya',
    adequacyUk: 'Peraturan kecukupan Inggris Raya (Pasal 45A UK GDPR)',
    adequacySwiss:
      'Pelindungan yang memadai menurut Dewan Federal Swiss (Pasal 16 ayat (1) FADP, Lampiran 1 Ordonansi Pelindungan Data)',
    frameworkEu:
      'Kerangka Privasi Data UE-AS (EU-US Data Privacy Framework): keputusan kecukupan (EU) 2023/1795 Komisi Eropa (Pasal 45 GDPR), dan penerima tersertifikasi menurut kerangka tersebut',
    frameworkUk:
      'Perluasan Inggris Raya atas Kerangka Privasi Data UE-AS (UK Extension to the EU-US Data Privacy Framework), dan penerima tersertifikasi menurut perluasan tersebut',
    frameworkSwiss:
      'Kerangka Privasi Data Swiss-AS (Swiss-US Data Privacy Framework), dan penerima tersertifikasi menurut kerangka tersebut',
    clausesEu: 'Klausul kontrak standar Komisi Eropa (Pasal 46 ayat (2) huruf c GDPR)',
    clausesUk:
      'Perjanjian Transfer Data Internasional (International Data Transfer Agreement) atau Adendum (Addendum) yang diterbitkan oleh Komisioner Informasi Inggris Raya (Pasal 46 UK GDPR)',
    clausesSwiss:
      'Klausul pelindungan data standar yang diakui oleh Komisioner Federal Pelindungan Data dan Informasi (FDPIC) (Pasal 16 ayat (2) huruf d FADP)',
    bindingRules: 'Aturan perusahaan yang mengikat (Pasal 46 ayat (2) huruf b GDPR)',
    explicitConsent:
      'Persetujuan eksplisit Anda setelah diberi tahu tentang risikonya (Pasal 49 ayat (1) huruf a GDPR)',
    contract:
      'Diperlukan untuk perjanjian dengan Anda atau demi kepentingan Anda (Pasal 49 ayat (1) huruf b atau c GDPR)',
    frameworkOrClausesEu:
      'Klausul kontrak standar Komisi Eropa (Pasal 46 ayat (2) huruf c GDPR) atau, jika penerima tersertifikasi, Kerangka Privasi Data UE-AS (EU-US Data Privacy Framework, Pasal 45 GDPR)',
  },
  copy: 'Anda dapat memperoleh salinan klausul atau aturan yang disebutkan di sini, atau mengetahui di mana semuanya tersedia, dengan menghubungi %{contact}.',
  usRisk:
    'Di luar negara-negara yang memiliki keputusan kecukupan, tingkat pelindungan data yang diwajibkan hukum mungkin lebih rendah, dan instansi berwenang mungkin memiliki akses yang lebih luas ke data. Karena itulah pengamanan yang disebutkan di sini disepakati.',
};
