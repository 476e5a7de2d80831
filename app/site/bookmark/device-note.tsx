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
      agar ayat, catatan, dan label ikut ke perangkat Anda yang lain.
    </p>
  )
}

/** The empty state of the list. */
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
