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
    textBusinesses:
      'Teks, gambar, program, dan merek di %{site} adalah milik kami atau milik pihak yang memberikan lisensinya kepada kami. Anda boleh melihatnya dan menggunakannya untuk keperluan sendiri; penggunaan di luar itu memerlukan izin kami atau ketentuan hukum yang mengizinkannya.',
  },
  entrusted: {
    heading: 'Data pribadi yang Anda percayakan kepada kami',
    text: 'Apabila pelanggan memproses data pribadi dengan perangkat lunak dalam rangka usahanya, mereka adalah pengendali data pribadi dan kami adalah prosesor data pribadinya. Kami memproses data itu hanya berdasarkan perjanjian yang memenuhi Pasal 28 GDPR, yang kami tawarkan kepada setiap pelanggan tersebut.',
  },
  switching: {
    heading: 'Beralih ke penyedia lain',
    right:
      'Pelanggan dapat setiap saat beralih ke penyedia lain, pindah ke sistem sendiri, atau meminta datanya dihapus, dengan pemberitahuan paling lama dua bulan sebelumnya (Pasal 25 Regulasi (EU) 2023/2854, Undang-Undang Data).',
    transition:
      'Setelah masa pemberitahuan berakhir, kami melaksanakan peralihan tanpa penundaan yang tidak semestinya dan dalam waktu 30 hari. Jika hal itu secara teknis tidak memungkinkan, kami menyampaikan alasannya dalam waktu 14 hari kerja sejak permintaan dan menetapkan jangka waktu lain, paling lama tujuh bulan. Pelanggan dapat memperpanjang jangka waktu itu satu kali. Sampai jangka waktu itu berakhir, kami memberikan bantuan yang wajar, menjaga layanan tetap seaman sebelumnya, dan menunjukkan risiko yang diketahui terhadap kelangsungannya.',
    data: 'Semua data yang dimasukkan pelanggan atau dihasilkan dengan menggunakan layanan dapat diekspor dalam format yang terstruktur, lazim digunakan, dan dapat dibaca mesin. Dikecualikan data tentang cara kerja internal layanan yang merupakan rahasia dagang kami, sejauh hal itu tidak menghambat peralihan. Data dapat diambil sekurang-kurangnya selama 30 hari setelah peralihan; setelah itu kami menghapusnya.',
    end: 'Perjanjian berakhir saat peralihan selesai atau, jika pelanggan hanya menghendaki penghapusan data, saat masa pemberitahuan berakhir.',
    charges:
      'Sampai dengan 11 Januari 2027 kami mengenakan untuk peralihan paling banyak biaya yang timbul langsung darinya; setelah itu kami tidak mengenakan apa pun.',
    free: 'Kami tidak mengenakan apa pun untuk peralihan.',
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
