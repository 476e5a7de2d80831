import { Link } from 'react-router'
import { signInPath } from '#app/client/next.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state/states.tsx'

/** Tells a guest where bookmarks are stored, and how to get them on other devices. */
export function OnThisDevice() {
  return (
    <p className="text-sm text-muted">
      Tersimpan di perangkat ini.{' '}
      <Link
        to={signInPath('/alquran?tampil=tersimpan')}
        reloadDocument
        className="font-semibold text-primary underline"
      >
        Masuk
      </Link>{' '}
      agar ayat, catatan, label, dan sorotan ikut ke perangkat Anda yang lain.
    </p>
  )
}

/** Tells a member without a network what is seen. */
export function FromCopy() {
  return (
    <p role="status" className="text-sm text-muted">
      Belum tersambung ke akun Anda: ini salinan terakhir di perangkat ini. Perubahan menyusul
      begitu tersambung lagi.
    </p>
  )
}

export function NoBookmarks() {
  return (
    <EmptyState
      icon="bookmark"
      title="Belum ada ayat tersimpan"
      text="Tekan tanda penanda di samping ayat untuk menyimpannya, lalu tambahkan catatan dan label."
      action={<LinkButton to="/surat/1">Mulai membaca</LinkButton>}
    />
  )
}
