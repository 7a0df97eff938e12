import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'Apa yang boleh Anda lakukan dengannya',
    software:
      'Anda boleh menggunakan perangkat lunak, selama perjanjian berlaku, untuk diri sendiri atau di dalam organisasi Anda sendiri. Hak ini tidak eksklusif dan tidak dapat dialihkan.',
    content:
      'Anda boleh menggunakan konten digital yang Anda beli untuk diri sendiri, tanpa batas waktu kecuali jika penawaran menyatakan lain. Hak ini tidak eksklusif dan tidak dapat dialihkan.',
    app: 'Anda boleh memasang aplikasi di perangkat yang Anda miliki atau kuasai, dan menggunakannya di sana.',
    limits:
      'Anda tidak boleh menyalinnya, meneruskannya kepada orang lain, menyewakannya, membongkarnya, atau mengakali pelindungannya, kecuali jika hukum mengizinkannya apa pun isi perjanjian.',
  },
  conduct: {
    heading: 'Apa yang tidak diperbolehkan',
    intro: 'Saat menggunakan %{site}, Anda tidak boleh:',
    rules: {
      law: 'melanggar hukum atau hak orang lain',
      malware: 'menyebarkan program berbahaya atau mengakali langkah-langkah keamanan',
      load: 'mengganggu operasinya, misalnya dengan permintaan otomatis yang membebaninya secara berlebihan',
      access: 'mengakses akun atau data orang lain tanpa izin',
      resale: 'menjual akses ke layanan ini kepada orang lain, kecuali jika kami telah menyetujuinya',
    },
    measures:
      'Jika Anda melanggar aturan ini, kami dapat membatasi atau memblokir akses Anda, sejauh hal itu proporsional. Kecuali jika keadaannya mendesak, kami memperingatkan Anda terlebih dahulu.',
  },
  content: {
    heading: 'Konten kami',
    text: 'Teks, gambar, program, dan merek di %{site} adalah milik kami atau milik pihak yang memberikan lisensinya kepada kami. Anda boleh melihatnya dan menggunakannya untuk keperluan pribadi; penggunaan di luar itu memerlukan izin kami atau ketentuan hukum yang mengizinkannya.',
  },
  information: {
    heading: 'Informasi di situs',
    text: 'Kami menyusun informasi di %{site} dengan cermat. Informasi itu bersifat umum, bukan nasihat untuk kasus Anda, dan mungkin tidak mutakhir.',
    links: 'Pemilik situs lain yang kami tautkan bertanggung jawab atas isi situs mereka.',
  },
  availability: {
    heading: 'Ketersediaan',
    text: 'Kami berupaya secara wajar agar %{site} tersedia. %{site} dapat terhenti untuk pemeliharaan, demi keamanan, atau karena alasan di luar kendali kami; jika memungkinkan, kami mengumumkan penghentian yang lebih lama sebelumnya.',
  },
  stores: {
    heading: 'Toko aplikasi',
    parties:
      'Ketentuan ini dibuat hanya antara Anda dan kami. Kamilah, bukan operator toko aplikasi (%{stores}), yang bertanggung jawab atas aplikasi, isinya, pemeliharaannya, dan dukungannya.',
    purchases:
      'Pembelian melalui toko aplikasi juga tunduk pada aturan toko tersebut tentang pembayaran dan pengembalian uang. Hak Anda terhadap kami menurut hukum tetap berlaku.',
    apple:
      'Apple dan anak perusahaannya merupakan penerima manfaat pihak ketiga dari ketentuan ini dan dapat menegakkannya terhadap Anda. Anda menegaskan bahwa Anda tidak berada di negara yang dikenai embargo Amerika Serikat dan tidak tercantum dalam daftar pihak terlarangnya.',
  },
};
