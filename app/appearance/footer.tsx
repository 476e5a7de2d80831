import { Link } from 'react-router'
import type { Institution } from '#platform/settings/institution.ts'
import { destinations, sitePlaces } from './navigation.ts'

/** The site's footer: the institution, where to complain, and the source of the Quran text. */
export function Footer({ institution }: { institution: Institution }) {
  return (
    <footer className="mt-9 border-t lg:mt-16 border-line bg-surface-2 pb-nav print-hidden">
      <div className="mx-auto grid max-w-wide gap-5 px-page py-6 text-sm lg:grid-cols-[1.2fr_2fr_1.2fr] lg:py-14">
        <section aria-label="Lembaga" className="grid content-start justify-items-start gap-1">
          <h2 className="text-base">{institution.legalName}</h2>
          <p className="text-muted">{institution.decree}</p>
          <p className="text-muted">{institution.address}</p>
          <p className="flex flex-wrap gap-x-5">
            <a href={`tel:${institution.phone.replaceAll(' ', '')}`} className={linkClass}>
              {institution.phone}
            </a>
            <a href={`mailto:${institution.email}`} className={linkClass}>
              {institution.email}
            </a>
          </p>
          {institution.isSample && <p className="text-muted">Lembaga contoh untuk uji coba.</p>}
        </section>
        <nav
          aria-label="Kaki halaman"
          className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 sm:gap-y-8"
        >
          {sitePlaces.map(({ title, entries }, index) => (
            // The last, longest one fills the row below the others on a phone.
            <section
              key={title}
              aria-label={title}
              className={index === 2 ? 'max-sm:col-span-2' : ''}
            >
              <h2 className="text-base">{title}</h2>
              <ul className={`mt-1 grid ${index === 2 ? 'gap-x-6 max-sm:grid-cols-2' : ''}`}>
                {entries.map(({ to, label }) => (
                  <li key={to} className={isAtBottom(to) ? 'max-sm:hidden' : ''}>
                    <Link to={to} className={linkClass}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <section aria-label="Keterangan" className="grid content-start gap-3 text-muted">
          <p>
            Pengaduan:{' '}
            <a href={`mailto:${institution.complaints}`} className={linkClass}>
              {institution.complaints}
            </a>
          </p>
          <p>
            Teks Arab, transliterasi, dan terjemahan {alQuran} (2019): Lajnah Pentashihan Mushaf{' '}
            {alQuran}, Kementerian Agama RI.
          </p>
        </section>
      </div>
    </footer>
  )
}

/** The name on one line, which a browser would break at its hyphen. */
const alQuran = <span className="whitespace-nowrap">Al-Qur’an</span>

/** True for what the bottom navigation of a phone has too. */
function isAtBottom(to: string) {
  return destinations.some((destination) => destination.to === to)
}

const linkClass =
  'inline-flex min-h-touch items-center wrap-anywhere lg:min-h-9 font-medium text-ink hover:text-primary hover:underline'
