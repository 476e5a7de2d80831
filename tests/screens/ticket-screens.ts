import { aTicket } from '../tickets.ts'

/** Samples of the help centre's screens with an id: an article, and an answered ticket. */
export async function ticketSamples(origin: string): Promise<Record<string, string[]>> {
  const { path } = await aTicket(origin)
  return {
    'pusat-bantuan/:slug': ['pusat-bantuan/sudah-bayar-belum-terkonfirmasi'],
    'pusat-bantuan/tiket/:token': [path.slice(1)],
  }
}
