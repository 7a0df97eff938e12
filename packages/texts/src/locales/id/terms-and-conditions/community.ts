import type { Translated } from '../../../translated.ts';
import type { community as english } from '../../en/terms-and-conditions/community.ts';

export const community: Translated<typeof english> = {
  content: {
    heading: 'Apa yang Anda publikasikan',
    yours:
      'Apa yang Anda publikasikan tetap menjadi milik Anda. Anda bertanggung jawab atasnya dan harus memiliki hak atasnya.',
    licence:
      'Selama konten itu dipublikasikan, Anda mengizinkan kami, tanpa biaya dan di mana pun, untuk menyimpannya, menampilkannya kepada orang lain di %{site}, dan mengubah bentuknya jika teknologi memerlukannya. Izin ini berakhir saat Anda menghapusnya, kecuali untuk salinan yang telah dibuat orang lain secara sah.',
    rulesIntro: 'Anda tidak boleh memublikasikan:',
    rules: {
      illegal: 'apa pun yang melanggar hukum atau mengajak orang melanggarnya',
      rights: 'apa pun yang melanggar hak cipta, merek, privasi, atau hak lain milik orang lain',
      hate: 'kebencian, ancaman, pelecehan, atau pengagungan kekerasan',
      children: 'apa pun yang merugikan anak di bawah umur atau menjadikannya objek seksual',
      deception: 'penipuan, spam, atau program berbahaya',
      data: 'data pribadi orang lain tanpa hak untuk melakukannya',
    },
    ownIntro: 'Selain itu, aturan berikut berlaku:',
  },
  moderation: {
    heading: 'Cara kami menangani konten yang melanggar aturan',
    notice:
      'Setiap orang dapat melaporkan konten kepada kami di %{contact}: sebutkan konten apa itu, di mana letaknya, dan mengapa Anda menganggapnya ilegal atau bertentangan dengan ketentuan ini, serta cantumkan nama dan alamat surel Anda, kecuali jika laporan itu menyangkut pelecehan seksual terhadap anak. Kami mengonfirmasi penerimaan laporan, mengambil keputusan secara tepat waktu, cermat, objektif, dan tidak sewenang-wenang, dan memberitahukan keputusan itu kepada Anda.',
    measures:
      'Konten yang ilegal atau melanggar ketentuan ini dapat dihapus, dikurangi visibilitasnya, atau diblokir. Akun yang sering memublikasikan konten yang nyata-nyata ilegal ditangguhkan selama jangka waktu yang wajar setelah peringatan, atau ditutup.',
    reasons:
      'Pihak yang terdampak diberi tahu tentang keputusan yang diambil, fakta dan aturan yang menjadi dasarnya, dan cara mengajukan keberatan. Anda dapat mengajukan keberatan dengan menghubungi alamat yang sama; setiap keberatan ditinjau oleh manusia.',
    objection:
      'Keberatan tidak dikenai biaya dan dapat diajukan selama enam bulan setelah keputusan. Kami memutuskannya tanpa penundaan yang tidak semestinya dan memberikan alasannya.',
    settlement:
      'Sejauh Regulasi (EU) 2022/2065 mewajibkan kami, sengketa tentang suatu keputusan juga dapat diajukan ke lembaga penyelesaian sengketa di luar pengadilan yang bersertifikat (Pasal 21 DSA). Jalan ke pengadilan tetap terbuka bagi Anda.',
    automated:
      'Sarana otomatis membantu kami menemukan dan menilai konten; keputusan atas keberatan tidak pernah diambil semata-mata dengan sarana tersebut.',
    manual: 'Kami tidak menggunakan sarana otomatis untuk menilai konten: manusia yang mengambil keputusan.',
    contactPoint:
      'Titik kontak tunggal bagi instansi berwenang, Komisi Eropa, dan Dewan Eropa untuk Layanan Digital (Pasal 11 DSA, Regulasi (EU) 2022/2065) serta bagi pengguna (Pasal 12 DSA) adalah %{contact}.',
    contactLanguages: 'Anda dapat menulis ke sana dalam setiap bahasa yang digunakan untuk menerbitkan ketentuan ini.',
  },
};
