import type { WhereKept } from './progress-store.ts'

const words: Record<WhereKept, string> = {
  device: 'Tersimpan di perangkat ini saja. Masuk ke akun untuk memakainya di perangkat lain.',
  account: 'Tersimpan di akun Anda dan di perangkat ini.',
  waiting: 'Tersimpan di perangkat ini. Disalin ke akun Anda begitu ada internet.',
}

/** Says where plans and marks are kept now. */
export function ProgressPlace({ standing }: { standing: WhereKept }) {
  return (
    <p role="status" className="text-sm text-muted">
      {words[standing]}
    </p>
  )
}
