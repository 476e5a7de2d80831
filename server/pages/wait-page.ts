import { refusalPage } from '../http/refusal-page.ts'

/** Tells a network that has had too many pages drawn when to come back. No screen of the router: it would be one more. */
export function waitPage(seconds: number): Response {
  return refusalPage({
    status: 429,
    title: 'Tunggu sebentar',
    text: `Terlalu banyak halaman diminta dari jaringan Anda. Coba lagi dalam ${seconds} detik.`,
    link: { href: '', words: 'Coba lagi' },
    headers: { 'Retry-After': String(seconds) },
  })
}
