import {
  type Contacts,
  type MessagePurpose,
  type Reach,
  routeTo,
  messageWays,
} from './message-channels.ts'

/**
 * What screens promise of messages. Each sentence asks `message-channels.ts`, as the sending does, so that nothing is
 * promised that is not sent.
 */

/** Beside the contacts of a form, before and while they are typed: whether a receipt is sent, or where it is found. */
export function receiptPromise(typed: Contacts, noun: string, phones: Reach): string {
  const papers = `Kuitansi ${noun}`
  const route = routeTo(typed, 'receipt', phones)
  const phone = phones.hasWhatsapp ? 'WhatsApp nomor' : 'nomor'
  if (route.way !== null)
    return `${papers} kami kirim ke ${route.way === 'email' ? 'e-mail' : phone} ini begitu dana kami terima.`
  if (route.why !== 'no-contact')
    return `Ke nomor ini tidak ada yang kami kirim. Simpan alamat halaman berikutnya: kuitansinya dapat diunduh di sana.`
  if (messageWays('receipt', phones).includes('phone'))
    return `${papers} kami kirim ke e-mail, atau ke ${phone} HP bila e-mailnya kosong.`
  return `${papers} kami kirim ke e-mail. Bila hanya nomor HP yang diisi, tidak ada yang kami kirim: simpan alamat halaman berikutnya, kuitansinya dapat diunduh di sana.`
}

/** On the page of a paid donation: where its receipt is, and to whom the link to it goes. */
export function receiptSent(contacts: Contacts, noun: string, phones: Reach): string {
  const route = routeTo(contacts, 'receipt', phones)
  if (route.way === null)
    return `Kuitansi ${noun} dapat diunduh di halaman ini, kapan saja. Tidak ada yang kami kirim: simpan alamat halaman ini.`
  const to = route.way === 'phone' && phones.hasWhatsapp ? `WhatsApp ${route.to}` : route.to
  return `Kuitansi ${noun} dapat diunduh di halaman ini, dan tautannya kami kirim ke ${to} dalam beberapa menit.`
}

/** Beside a contact that a code or link goes to. `thing` as in 'Kode enam angka'. */
export function codePromise(thing: string, phones: Reach): string {
  return messageWays('account', phones).includes('phone')
    ? `${thing} kami kirim ke sana.`
    : `${thing} kami kirim lewat e-mail. Nomor HP belum dapat dipakai di sini.`
}

/** Beside the contacts of a visit. */
export function visitPromise(phones: Reach): string {
  return messageWays('visit', phones).includes('phone')
    ? 'Jawaban asrama kami kirim ke e-mail, atau ke nomor HP bila e-mailnya kosong. Selalu terbaca juga di halaman berikutnya.'
    : 'Jawaban asrama kami kirim ke e-mail bila diisi, dan selalu terbaca di halaman berikutnya: simpan alamatnya.'
}

/** Beside the tick by which somebody asks for news: the ways it then goes. */
export function newsAsked(phones: Reach): string {
  const to = reachesPhones('news', phones) ? 'WhatsApp atau e-mail' : 'e-mail'
  return `Kirim kabar program ke ${to} saya (tidak wajib)`
}

/** As the end of a sentence: whether somebody is told of what happens to their money, or where to read it. */
export function moneyPromise(isTold: boolean, promise: string): string {
  return isTold ? promise : 'Kabarnya terbaca di halaman ini; simpan alamatnya.'
}

/** Whether a purpose has a way to phones, for choices that would promise one. */
export function reachesPhones(purpose: MessagePurpose, phones: Reach): boolean {
  return messageWays(purpose, phones).includes('phone')
}
