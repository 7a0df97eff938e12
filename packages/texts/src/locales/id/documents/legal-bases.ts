import type { Translated } from '../../../translated.ts';
import type { legalBases as english } from '../../en/documents/legal-bases.ts';

export const legalBases: Translated<typeof english> = {
  bases: {
    consent: 'Persetujuan (Pasal 6 ayat (1) huruf a GDPR)',
    contract:
      'Pelaksanaan perjanjian dengan Anda, atau langkah-langkah yang Anda minta sebelum perjanjian (Pasal 6 ayat (1) huruf b GDPR)',
    legalObligation: 'Pemenuhan kewajiban hukum (Pasal 6 ayat (1) huruf c GDPR)',
    vitalInterests: 'Pelindungan kepentingan vital (Pasal 6 ayat (1) huruf d GDPR)',
    publicTask: 'Pelaksanaan tugas dalam rangka kepentingan umum (Pasal 6 ayat (1) huruf e GDPR)',
    legitimateInterests: 'Kepentingan yang sah (Pasal 6 ayat (1) huruf f GDPR)',
  },
  short: {
    consent: 'Persetujuan',
    contract: 'Perjanjian',
    legalObligation: 'Kewajiban hukum',
    vitalInterests: 'Kepentingan vital',
    publicTask: 'Tugas publik',
    legitimateInterests: 'Kepentingan yang sah',
  },
  interests: {
    delivery: 'Penyampaian konten yang cepat dan andal',
    security: 'Pelindungan dari serangan, spam, dan penyalahgunaan',
    fraud: 'Pencegahan penipuan dan kerugian yang ditimbulkannya',
    errors: 'Menemukan dan memperbaiki gangguan',
    answering: 'Menjawab pertanyaan dan membantu pengguna',
    convenience: 'Kemudahan penggunaan',
    accessibility: 'Dapat digunakan oleh sebanyak mungkin orang',
    customers: 'Menjaga hubungan dengan pelanggan dan calon pelanggan',
    statistics: 'Mengetahui apa yang digunakan dan bagaimana penggunaannya untuk memperbaikinya',
    content: 'Menyajikan konten dan apa yang kami tawarkan secara menarik',
    advertising: 'Memperkenalkan penawaran kami dan mengetahui apakah hal itu berhasil',
    recruiting: 'Menemukan pegawai yang sesuai',
    proof: 'Dapat membuktikan pilihan yang telah dibuat',
    operations: 'Menjalankan organisasi kami secara efisien',
  },
};
