import { InvalidInput } from '#platform/refusal.ts'

/** The place is none that has prayer times. */
export function unknownPushPlace(): InvalidInput {
  return new InvalidInput({ tempat: 'Tempat ini belum ada dalam daftar. Pilih kota terdekat.' })
}

/** Only known push services are called: an endpoint is an address somebody else has written. */
export function unknownPushService(): InvalidInput {
  const words =
    'Layanan notifikasi peramban ini belum kami kenal, jadi pengingat tidak dapat dikirim.'
  return new InvalidInput({ endpoint: words })
}
