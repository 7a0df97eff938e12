import type { Translated } from '../../translated.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: Translated<typeof english> = {
  mails: {
    confirm: {
      subject: 'Mohon konfirmasi: %{list}',
      body: `Seseorang, semoga Anda sendiri, meminta melalui situs web %{site} agar buletin “%{list}” dikirimkan ke %{email}.

Jika memang Anda yang memintanya, buka halaman ini dan tekan tombol konfirmasi:

%{link}

Tautan ini berlaku hingga %{date}. Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun: tanpa konfirmasi, buletin tidak dikirimkan dan alamat tersebut dihapus.`,
    },
    confirmed: {
      subject: 'Anda telah berlangganan: %{list}',
      body: `Anda telah mengonfirmasi bahwa Anda ingin menerima buletin “%{list}” dari %{site} di %{email}.

Anda dapat berhenti berlangganan kapan saja, tanpa masuk ke akun dan tanpa menyebutkan alasan:

%{link}`,
    },
    claimed: {
      subject: 'Mohon konfirmasi berhenti berlangganan: %{list}',
      body: `Seseorang, semoga Anda sendiri, meminta melalui situs web %{site} agar buletin “%{list}” tidak lagi dikirimkan ke %{email}.

Untuk berhenti berlangganan, buka halaman ini dan tekan tombolnya:

%{link}

Jika bukan Anda yang memintanya, Anda tidak perlu melakukan apa pun: Anda tetap menerima buletin tersebut.`,
    },
    replyTo: {
      subject: 'Balasan untuk %{list}: harap konfirmasi',
      body: `Balasan untuk buletin “%{list}” dari %{site} akan dikirim ke %{email}.

Jika Anda ingin menerima balasan para pelanggan, buka halaman ini dan tekan tombolnya:

%{link}

Jika Anda tidak tahu-menahu tentang hal ini, Anda tidak perlu melakukan apa pun: tanpa konfirmasi, tidak ada email yang mencantumkan alamat Anda. Tautan berlaku selama tujuh hari.`,
    },
  },
  confirm: {
    title: 'Konfirmasikan langganan Anda',
    intro: 'Setelah dikonfirmasi, Anda akan menerima buletin “%{list}” dari %{site} di %{email}.',
    button: 'Konfirmasi langganan',
    notMe: 'Bukan saya',
    until: 'Anda dapat mengonfirmasi hingga %{date}. Anda dapat berhenti berlangganan kapan saja.',
  },
  confirmed: {
    title: 'Anda telah berlangganan',
    text: 'Mulai sekarang Anda akan menerima buletin “%{list}” dari %{site}. Anda dapat berhenti berlangganan kapan saja.',
  },
  declined: {
    title: 'Kami tidak akan mengirimkan apa pun',
    text: 'Permintaan telah dibatalkan dan alamat telah dihapus. Tidak ada lagi yang perlu Anda lakukan.',
  },
  expired: {
    title: 'Tautan ini sudah tidak berlaku',
    text: 'Tautan ini berlaku hingga %{date}. Kami dapat mengirimkan yang baru ke alamat yang sama.',
    button: 'Kirim tautan baru',
  },
  sentAgain: {
    title: 'Periksa kotak masuk Anda',
    text: 'Tautan baru sedang dikirimkan ke alamat yang sama. Silakan periksa juga folder spam.',
  },
  unsubscribe: {
    title: 'Berhenti berlangganan',
    intro: '%{email} tidak akan lagi menerima buletin “%{list}” dari %{site}.',
    button: 'Berhenti berlangganan',
  },
  unsubscribed: {
    title: 'Anda telah berhenti berlangganan',
    text: '%{email} tidak lagi menerima buletin “%{list}” dari %{site}. Perubahan ini langsung berlaku.',
    mistake: 'Tidak sengaja?',
    button: 'Berlangganan lagi',
  },
  replyTo: {
    title: 'Menerima balasan untuk buletin',
    intro: 'Pelanggan yang membalas buletin “%{list}” dari %{site} akan menulis ke %{email}.',
    button: 'Konfirmasi alamat',
    decline: 'Saya tidak menginginkannya',
    consequence: 'Sebelum Anda mengonfirmasi, tidak ada email yang mencantumkan alamat ini.',
  },
  replyToConfirmed: {
    title: 'Alamat telah dikonfirmasi',
    text: 'Mulai sekarang, balasan untuk buletin “%{list}” dari %{site} dikirim ke %{email}.',
  },
  replyToDeclined: {
    title: 'Anda tidak akan menerima balasan',
    text: 'Tidak ada email yang mencantumkan %{email}, dan alamat ini tidak akan ditanya lagi.',
  },
  replyToExpired: {
    title: 'Tautan ini sudah tidak berlaku',
    text: 'Tautan itu berlaku selama tujuh hari. Pengirim buletin “%{list}” dapat meminta yang baru.',
  },
  notFound: {
    title: 'Tautan ini tidak berfungsi',
    text: 'Tautan mungkin tidak lengkap, atau tujuannya telah dihapus. Silakan salin seluruh tautan dari surel.',
  },
  unavailable: {
    title: 'Saat ini tidak dapat dilakukan',
    text: 'Tidak ada yang berubah. Silakan coba lagi beberapa menit lagi.',
  },
  back: 'Kembali ke %{site}',
};
