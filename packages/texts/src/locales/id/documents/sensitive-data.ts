import type { Translated } from '../../../translated.ts';
import type { sensitiveData as english } from '../../en/documents/sensitive-data.ts';

export const sensitiveData: Translated<typeof english> = {
  heading: 'Data sensitif',
  intro:
    'Sebagian data yang kami proses dilindungi secara khusus (Pasal 9 dan 10 GDPR serta ketentuan yang sepadan dalam undang-undang lain):',
  introPlain: 'Sebagian data yang kami proses dilindungi secara khusus:',
  kinds: {
    health: 'data kesehatan',
    sexLife: 'data tentang kehidupan seksual atau orientasi seksual',
    ethnicOrigin: 'asal-usul ras atau etnis',
    politicalOpinions: 'pandangan politik',
    beliefs: 'keyakinan agama atau filosofis',
    tradeUnion: 'keanggotaan serikat pekerja',
    genetic: 'data genetika',
    biometric: 'data biometrik yang mengidentifikasi seseorang',
    criminal: 'putusan pidana dan tindak pidana',
    preciseLocation: 'lokasi akurat',
    immigrationStatus: 'kewarganegaraan atau status imigrasi',
    accountAccess: 'nomor rekening atau kartu beserta kode aksesnya',
    messageContents: 'isi pesan yang tidak ditujukan kepada kami',
    knownChild: 'data orang yang diketahui masih anak-anak',
  },
  conditions: {
    explicitConsent: 'Persetujuan eksplisit (Pasal 9 ayat (2) huruf a GDPR)',
    employment: 'Hukum ketenagakerjaan dan jaminan sosial (Pasal 9 ayat (2) huruf b GDPR)',
    vitalInterests: 'Kepentingan vital orang yang tidak mampu memberikan persetujuan (Pasal 9 ayat (2) huruf c GDPR)',
    association: 'Kegiatan badan nirlaba bagi anggotanya (Pasal 9 ayat (2) huruf d GDPR)',
    madePublic: 'Data yang secara nyata telah dipublikasikan oleh orang itu sendiri (Pasal 9 ayat (2) huruf e GDPR)',
    legalClaims: 'Tuntutan hukum (Pasal 9 ayat (2) huruf f GDPR)',
    publicInterest: 'Kepentingan umum yang besar yang ditetapkan undang-undang (Pasal 9 ayat (2) huruf g GDPR)',
    healthCare: 'Layanan kesehatan (Pasal 9 ayat (2) huruf h GDPR)',
    publicHealth: 'Kesehatan masyarakat (Pasal 9 ayat (2) huruf i GDPR)',
    research: 'Pengarsipan, penelitian, atau statistik yang ditetapkan undang-undang (Pasal 9 ayat (2) huruf j GDPR)',
  },
  data: 'Data',
  where: 'Diproses untuk',
  condition: 'Syarat',
};
