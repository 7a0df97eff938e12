import type { Translated } from '../../../translated.ts';
import type { decisions as english } from '../../en/documents/decisions.ts';

export const decisions: Translated<typeof english> = {
  automated: {
    heading: 'Pengambilan keputusan otomatis dan pemrofilan',
    none: 'Kami tidak mengambil keputusan tentang Anda yang hanya didasarkan pada pemrosesan secara otomatis, termasuk pemrofilan, dan yang menimbulkan akibat hukum bagi Anda atau berdampak signifikan serupa terhadap Anda (Pasal 22 GDPR).',
    nonePlain:
      'Kami tidak mengambil keputusan tentang Anda dengan cara otomatis semata yang menimbulkan akibat hukum bagi Anda atau berdampak signifikan serupa terhadap Anda.',
    reason: 'Alasan',
    made: 'Kami mengambil keputusan yang hanya didasarkan pada pemrosesan secara otomatis, termasuk pemrofilan, dan yang menimbulkan akibat hukum bagi Anda atau berdampak signifikan serupa terhadap Anda (Pasal 22 GDPR).',
    madePlain:
      'Kami mengambil keputusan dengan cara otomatis semata yang menimbulkan akibat hukum bagi Anda atau berdampak signifikan serupa terhadap Anda.',
    logic: 'Logika yang digunakan',
    consequences: 'Artinya bagi Anda',
    rights:
      'Anda dapat meminta agar keputusan demikian ditinjau oleh manusia, menyampaikan pendapat Anda, dan menentang keputusan tersebut.',
    profilingIntro:
      'Untuk keperluan iklan atau penyesuaian konten, profil minat disusun dari cara orang menggunakan situs dan aplikasi oleh:',
  },
  sources: {
    heading: 'Data yang kami terima dari pihak lain',
    intro: 'Sebagian data pribadi kami terima bukan dari Anda, melainkan dari pihak lain (Pasal 14 GDPR):',
    introPlain: 'Sebagian data pribadi kami terima bukan dari Anda, melainkan dari pihak lain:',
    caption: 'Data dari sumber lain',
    from: 'Sumber',
    data: 'Data',
    purpose: 'Tujuan',
    public: 'Dapat diakses publik?',
  },
  obligation: {
    heading: 'Apakah Anda wajib memberikan data',
    text: 'Anda bebas untuk menggunakan %{site} atau tidak. Apakah data tertentu diperlukan untuk apa yang Anda minta dari kami, dan apa akibatnya jika Anda tidak memberikannya, diuraikan di atas pada setiap keperluan.',
    services:
      'Pemberian data yang pemrosesannya didasarkan pada persetujuan Anda selalu bersifat sukarela: jika Anda menolak, hanya fungsi terkait yang tidak tersedia.',
  },
  children: {
    heading: 'Anak-anak',
    notDirected:
      '%{site} tidak ditujukan kepada anak-anak, dan kami tidak dengan sengaja mengumpulkan data dari mereka. Jika Anda meyakini bahwa seorang anak telah memberikan data pribadi kepada kami, hubungi %{contact}: kami akan menghapusnya.',
    minimumAge: { other: '%{site} boleh digunakan oleh orang yang berusia %{number} tahun atau lebih.' },
    directed:
      '%{site} juga ditujukan kepada anak-anak. Jika pemrosesan data seorang anak didasarkan pada persetujuan dan anak tersebut belum mencapai usia yang disyaratkan hukum, persetujuan itu harus diberikan atau diizinkan oleh pemegang tanggung jawab orang tua (Pasal 8 GDPR).',
    directedPlain: '%{site} juga ditujukan kepada anak-anak.',
    parents:
      'Orang tua dan wali dapat melihat data anak mereka, meminta penghapusannya, dan menolak pengumpulan lebih lanjut dengan menghubungi %{contact}.',
    parentsUs:
      'Di Amerika Serikat, menurut Aturan Pelindungan Privasi Daring Anak (Children’s Online Privacy Protection Rule, 16 CFR Part 312), data pribadi anak di bawah usia 13 tahun hanya boleh dikumpulkan secara daring dengan persetujuan orang tua yang dapat diverifikasi, selain dalam pengecualian yang disebutkan di dalamnya.',
  },
};
