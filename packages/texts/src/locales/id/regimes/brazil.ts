import type { Translated } from '../../../translated.ts';
import type { brazil as english } from '../../en/regimes/brazil.ts';

export const brazil: Translated<typeof english> = {
  heading: 'Bagi orang di Brasil',
  scope:
    'Jika Undang-Undang Umum Pelindungan Data Brasil (Lei Geral de Proteção de Dados Pessoais, Undang-Undang Nomor 13.709/2018, LGPD) berlaku, bagian ini melengkapi kebijakan ini.',
  bases:
    'Jika kebijakan ini menyebut persetujuan, perjanjian, kewajiban hukum, atau kepentingan yang sah sebagai dasar hukum, hal itu sekaligus merupakan dasar hukum bernama sama dalam Pasal 7 LGPD; untuk data sensitif, dasar hukumnya adalah salah satu yang disebutkan dalam Pasal 11 LGPD.',
  basesPlain:
    'Kami memproses data pribadi dengan persetujuan Anda, untuk perjanjian dengan Anda, untuk memenuhi kewajiban hukum, atau untuk kepentingan kami yang sah (Pasal 7 LGPD); data sensitif hanya atas salah satu dasar hukum dalam Pasal 11 LGPD.',
  rightsIntro: 'Anda memiliki hak-hak berikut (Pasal 18 dan 20 LGPD):',
  rights: {
    access: 'konfirmasi bahwa kami memproses data Anda, dan akses ke data tersebut',
    correction: 'perbaikan data yang tidak lengkap, tidak akurat, atau tidak mutakhir',
    blocking:
      'anonimisasi, pemblokiran, atau penghapusan data yang tidak perlu, berlebihan, atau diproses secara melanggar hukum',
    portability: 'portabilitas data Anda ke penyedia lain',
    erasure:
      'penghapusan data yang diproses dengan persetujuan Anda, kecuali jika Pasal 16 LGPD mengizinkan penyimpanannya',
    sharing: 'informasi tentang badan publik dan swasta yang telah kami bagikan data Anda kepadanya',
    refusal: 'informasi tentang kemungkinan menolak memberikan persetujuan dan akibat penolakan tersebut',
    withdrawal:
      'penarikan kembali persetujuan Anda, tanpa biaya dan semudah saat memberikannya (Pasal 8 ayat (5) LGPD)',
    objection: 'keberatan atas pemrosesan tanpa persetujuan yang melanggar undang-undang (Pasal 18 ayat (2) LGPD)',
    review:
      'peninjauan kembali keputusan yang diambil semata-mata dengan cara otomatis dan memengaruhi kepentingan Anda (Pasal 20 LGPD)',
  },
  exercise:
    'Untuk melaksanakan hak-hak tersebut, dan untuk setiap pertanyaan tentang pelindungan data (Pasal 41 LGPD), hubungi %{contact}. Kami menjawab secara ringkas dengan segera, atau secara lengkap dalam waktu 15 hari sejak permintaan (Pasal 19 LGPD).',
  transfers:
    'Data ditransfer ke negara-negara di luar Brasil yang disebutkan dalam kebijakan ini hanya sejauh diizinkan Pasal 33 LGPD: ke negara yang pelindungannya telah diakui oleh ANPD, berdasarkan klausul kontrak standar dalam Resolusi CD/ANPD Nomor 19/2024 (Resolução CD/ANPD nº 19/2024), atau atas dasar lain dalam pasal tersebut.',
  children: 'Data anak dan remaja diproses demi kepentingan terbaik mereka (Pasal 14 LGPD).',
  authority:
    'Anda juga dapat mengajukan permohonan kepada otoritas nasional pelindungan data Brasil, ANPD (%{link}), dan kepada badan-badan pelindungan konsumen (Pasal 18 ayat (1) dan (8) LGPD).',
};
