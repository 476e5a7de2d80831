import { useRouteLoaderData } from 'react-router'

/** The limits of a calculation, and whom to ask. */
export function Disclaimer() {
  const shell = useRouteLoaderData<{ institution: { email: string } }>('root')
  const email = shell?.institution.email
  return (
    <p className="rounded-field bg-surface-2 p-4 text-sm text-muted">
      Perhitungan ini membantu, bukan fatwa. Bila keadaan Anda khusus, tanyakan kepada amil atau
      ustaz yang Anda percaya, atau hubungi kami di{' '}
      <a href={`mailto:${email}`} className="font-semibold text-primary underline">
        {email}
      </a>
      . Isian Anda tidak kami simpan, kecuali perhitungan yang Anda tunaikan.
    </p>
  )
}
