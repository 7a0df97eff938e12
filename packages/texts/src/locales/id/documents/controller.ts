import type { Translated } from '../../../translated.ts';
import type { controller as english } from '../../en/documents/controller.ts';

export const controller: Translated<typeof english> = {
  heading: 'Siapa yang bertanggung jawab',
  intro:
    'Pengendali data pribadi, yaitu pihak yang menentukan mengapa dan bagaimana data pribadi diproses saat Anda menggunakan %{site}, adalah %{owner}.',
  we: 'Dalam dokumen ini, “kami” berarti %{owner}.',
  name: 'Nama',
  address: 'Alamat',
  country: 'Negara',
  email: 'Surel',
  phone: 'Telepon',
  vatNumber: 'Nomor PPN',
  site: 'Situs',
  app: 'Aplikasi',
  jointControllers: 'Pengendali bersama',
  jointIntro:
    'Untuk sebagian pemrosesan, kami mengambil keputusan bersama pihak-pihak yang disebutkan di sini. Anda dapat melaksanakan hak Anda terhadap masing-masing dari kami (Pasal 26 ayat (3) GDPR).',
  jointIntroPlain:
    'Untuk sebagian pemrosesan, kami mengambil keputusan bersama pihak-pihak yang disebutkan di sini. Anda dapat melaksanakan hak Anda terhadap masing-masing dari kami.',
  essence: 'Apa yang telah kami sepakati',
  representative: 'Perwakilan di Uni Eropa (Pasal 27 GDPR)',
  ukRepresentative: 'Perwakilan di Inggris Raya (Pasal 27 UK GDPR)',
  swissRepresentative: 'Perwakilan di Swiss (Pasal 14 FADP)',
  dpo: 'Pejabat pelindungan data pribadi',
  dpoIntro:
    'Anda dapat menghubungi pejabat pelindungan data pribadi mengenai segala hal yang menyangkut data dan hak Anda.',
  privacyOfficer: 'Penanggung jawab pelindungan informasi pribadi (Quebec)',
  officerTitle: 'Jabatan',
};
