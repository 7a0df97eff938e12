import type { Translated } from '../../../translated.ts';
import type { children as english } from '../../en/regimes/children.ts';

export const children: Translated<typeof english> = {
  heading: 'Bagi orang tua anak-anak di Amerika Serikat',
  scope:
    'Berdasarkan Aturan Pelindungan Privasi Daring Anak (Children’s Online Privacy Protection Rule, 16 CFR Part 312), bagian ini memberi tahu orang tua bagaimana informasi pribadi anak di bawah usia 13 tahun ditangani di %{site}.',
  operator:
    'Operatornya adalah %{owner}. Alamat pos, alamat surel, dan, jika ada, nomor teleponnya tercantum pada awal kebijakan ini. Operator menjawab semua pertanyaan tentang informasi anak: %{contact}.',
  others:
    'Layanan berikut juga mengumpulkan atau menerima informasi melalui %{site}: %{services}. Siapa penyedianya dan cara menghubungi penyedia tersebut disebutkan dalam bagian tentang layanan.',
  collected:
    'Informasi yang mungkin dikumpulkan dari anak: %{data}. Cara informasi itu digunakan dan diungkapkan diuraikan dalam kebijakan ini untuk setiap keperluan dan setiap layanan.',
  persistent:
    'Pengenal tetap yang dikumpulkan untuk operasi internal %{site} tidak digunakan untuk hal lain: tidak untuk menghubungi anak, tidak untuk iklan berdasarkan perilaku, dan tidak untuk menyusun profil.',
  consent:
    'Sebelum mengumpulkan, menggunakan, atau mengungkapkan informasi pribadi seorang anak di luar pengecualian dalam § 312.5(c), kami memperoleh persetujuan orang tua yang dapat diverifikasi. Orang tua dapat menyetujui pengumpulan dan penggunaan tanpa menyetujui pengungkapan kepada pihak ketiga, kecuali jika pengungkapan itu merupakan bagian yang tidak terpisahkan dari layanan.',
  rights:
    'Orang tua dapat melihat informasi anaknya, meminta penghapusannya, dan menolak pengumpulan atau penggunaan lebih lanjut. Untuk itu, hubungi alamat di atas; kami memastikan bahwa yang meminta memang orang tua (§ 312.6).',
  condition:
    'Kami tidak meminta anak mengungkapkan lebih banyak informasi daripada yang secara wajar diperlukan untuk ikut serta dalam suatu kegiatan (§ 312.7).',
  retention:
    'Informasi anak disimpan hanya selama secara wajar diperlukan untuk tujuan pengumpulannya, lalu dihapus (§ 312.10). Jangka waktu dan kriterianya disebutkan dalam kebijakan ini.',
};
