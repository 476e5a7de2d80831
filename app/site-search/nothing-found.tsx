import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'

/** What stands in the place of results when there are none. */
export function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      icon="search"
      title="Belum ada yang cocok"
      text={
        <>
          Kami tidak menemukan <bdi>“{q}”</bdi>. Coba kata yang lebih umum, atau periksa ejaannya.
        </>
      }
      action={
        <p className="grid gap-1">
          <LinkButton to="/program">Lihat semua program</LinkButton>
          <Link
            to="/pusat-bantuan"
            className="inline-flex min-h-touch items-center justify-center font-semibold text-primary"
          >
            Tanya pusat bantuan
          </Link>
        </p>
      }
    />
  )
}

/** For a query that is too short to be looked for. */
export function TooShort() {
  return (
    <EmptyState
      icon="search"
      title="Ketik sedikitnya 2 huruf"
      text="Semakin jelas katanya, semakin tepat hasilnya."
    />
  )
}
