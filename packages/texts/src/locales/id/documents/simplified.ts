import type { Translated } from '../../../translated.ts';
import type { simplified as english } from '../../en/documents/simplified.ts';

export const simplified: Translated<typeof english> = {
  what: {
    heading: 'Apa yang diproses, untuk apa, dan siapa yang menerimanya?',
    intro: 'Berikut ini tujuan pemrosesan data pribadi dan penerima untuk setiap tujuan.',
    data: 'Data yang bersangkutan',
  },
  where: {
    heading: 'Ke mana data dikirim?',
    text: 'Negara pemrosesan: %{countries}.',
    safeguards:
      'Di luar Wilayah Ekonomi Eropa, data dilindungi oleh pengamanan yang diuraikan dalam kebijakan lengkap.',
  },
  howLong: {
    heading: 'Berapa lama data disimpan?',
    text: 'Selama diperlukan untuk tujuannya, atau lebih lama jika ditentukan undang-undang. Kebijakan lengkap menyebutkan jangka waktu atau kriteria untuk setiap tujuan.',
  },
  choices: {
    heading: 'Apa yang dapat Anda putuskan?',
    consent: 'Anda dapat menolak atau menarik kembali persetujuan kapan saja.',
    object:
      'Anda dapat mengajukan keberatan atas pemrosesan untuk pemasaran langsung kapan saja, dan atas pemrosesan yang didasarkan pada kepentingan yang sah dengan alasan yang berkaitan dengan keadaan Anda.',
    rights:
      'Anda dapat melihat data Anda, meminta agar data itu diperbaiki atau dihapus, meminta agar penggunaannya dibatasi, dan membawanya.',
    usOptOut:
      'Di negara-negara bagian Amerika Serikat yang disebutkan dalam kebijakan lengkap, Anda dapat menolak (opt-out) penjualan data Anda dan iklan tertarget.',
    noRetaliation: 'Pelaksanaan hak tidak dikenai biaya dan tidak menimbulkan kerugian bagi Anda.',
    write: 'Hubungi %{contact}.',
    complain: 'Anda dapat mengajukan pengaduan kepada otoritas pelindungan data.',
  },
  more: {
    heading: 'Di mana Anda dapat membaca lebih lanjut?',
    text: '%{policy} menguraikan semua ini secara terperinci. Kebijakan tersebut membahas pemrosesan yang sama dan bertanggal sama.',
    policy: 'Kebijakan lengkap',
  },
};
