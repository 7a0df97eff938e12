import type { Translated } from '../../../translated.ts';
import type { australia as english } from '../../en/regimes/australia.ts';

export const australia: Translated<typeof english> = {
  heading: 'Bagi orang di Australia',
  scope:
    'Jika Undang-Undang Privasi Australia 1988 (Privacy Act 1988) berlaku, bagian ini melengkapi kebijakan ini. “APP” yang disebutkan di sini adalah Prinsip Privasi Australia (Australian Privacy Principles) dalam Lampiran 1 (Schedule 1) undang-undang tersebut.',
  kinds:
    'Jenis informasi pribadi yang kami kumpulkan dan miliki, cara kami mengumpulkannya, serta tujuan kami mengumpulkan, memiliki, menggunakan, dan mengungkapkannya diuraikan dalam kebijakan ini (APP 1.4).',
  anonymity:
    'Anda tidak perlu menyebutkan identitas Anda, atau dapat menggunakan nama samaran, selama hal itu sah menurut hukum dan dapat dilakukan (APP 2).',
  overseas:
    'Kami kemungkinan mengungkapkan informasi pribadi kepada penerima di negara-negara berikut di luar Australia: %{countries} (APP 1.4(f) dan (g), APP 8).',
  access:
    'Untuk mengakses informasi pribadi tentang Anda yang kami miliki (APP 12) atau meminta agar informasi itu diperbaiki (APP 13), hubungi %{contact}. Permintaan tidak dikenai biaya.',
  complaint:
    'Jika Anda berpendapat bahwa kami melanggar suatu Prinsip Privasi Australia, hubungi alamat yang sama. Jika setelah 30 hari Anda tidak menerima jawaban atau tidak puas dengan jawaban tersebut, Anda dapat mengajukan pengaduan kepada Kantor Komisioner Informasi Australia (Office of the Australian Information Commissioner, %{link}).',
  decisions:
    'Bagian tentang pengambilan keputusan otomatis menyebutkan untuk keputusan mana program komputer menggunakan informasi pribadi, dan informasi mana yang digunakan (APP 1.7 sampai dengan 1.9).',
  noDecisions:
    'Kami tidak menggunakan program komputer untuk mengambil keputusan yang secara wajar dapat diduga berdampak signifikan terhadap hak atau kepentingan Anda (APP 1.7 sampai dengan 1.9).',
};
