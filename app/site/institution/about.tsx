import { FundTable } from './fund-table.tsx'
import { legalMeta } from './legal-screen.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { YearReports } from './year-reports.tsx'
import { ctxContext } from '#app/context.ts'
import { DateText } from '#app/ui/date/date-text.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { Route } from './+types/about.ts'
import { loadAbout } from './about.server.ts'
import { Checklist } from '#app/site/verification/checklist.tsx'
import type { ChecklistView } from '#app/site/verification/checklist-view.ts'
import { Card, Chip } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BoardMember } from '#features/site-page/institution-facts.server.ts'
import type { ReactNode } from 'react'
import type { Institution } from '#platform/settings/institution.ts'

const boards: Record<BoardMember['board'], string> = {
  pengurus: 'Pengurus',
  pengawas: 'Dewan pengawas',
  'pengawas-syariah': 'Dewan pengawas syariah',
}

export const handle = { cache: 'public', maxAge: 300, query: { versi: /^[1-9]\d{0,3}$/ } }

export async function loader({ request, context }: Route.LoaderArgs) {
  return await loadAbout(context.get(ctxContext), request.url)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? legalMeta(matches, loaderData.page) : []
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, board, verification, institution, funds, reports, now } = loaderData
  return (
    <div className="mx-auto grid max-w-wide gap-12 px-page pt-6 lg:pt-10">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        <div className="grid max-w-reading content-start gap-6">
          <header className="grid gap-2">
            <h1 className="text-2xl lg:text-3xl">{page.title}</h1>
            <p className="text-lg text-muted">{page.summary}</p>
          </header>
          <RichText nodes={page.nodes} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/program" icon="heart">
              Lihat program
            </LinkButton>
            <LinkButton to="/news?kategori=transparansi" look="ghost">
              Laporan dan transparansi
            </LinkButton>
          </div>
        </div>
        <LegalFacts institution={institution} />
      </div>
      <section aria-labelledby="dana" className="grid gap-4">
        <div className="grid max-w-reading gap-1">
          <h2 id="dana" className="text-xl">
            Dana yang dititipkan
          </h2>
          <p className="text-muted">
            Langsung dari pembukuan, per <DateText at={now} />. Setiap jenis dana dicatat terpisah
            dan tidak dipakai untuk menutup yang lain.
          </p>
        </div>
        <FundTable funds={funds} />
        <p className="max-w-reading text-sm text-muted">
          Saldo adalah dana yang diterima, dikurangi yang disalurkan dan hak amil. Hak amil dari
          zakat dan infak menjadi penerimaan dana amil.
        </p>
      </section>
      <Verification view={verification} />
      <YearReports reports={reports} />
      <p>
        <LinkButton to="/laporan" look="ghost">
          Laporan keuangan setiap periode
        </LinkButton>
      </p>
      <Board members={board} />
      <p className="text-sm text-muted">
        Halaman ini versi {page.version}, berlaku sejak <DateText at={page.effectiveAt} as="date" />
        .
      </p>
    </div>
  )
}

/** What was verified of the institution itself; the seal stands only where it is recorded. */
function Verification({ view }: { view: ChecklistView }) {
  return (
    <section
      id="verifikasi"
      aria-labelledby="verifikasi-lembaga"
      className="grid scroll-mt-24 gap-4"
    >
      <h2 id="verifikasi-lembaga" className="flex flex-wrap items-center gap-2 text-xl">
        Pemeriksaan lembaga
        {view.isVerified && (
          <span className="inline-flex items-center gap-1 text-base font-semibold text-primary">
            <Icon name="verified" className="size-5" />
            Terverifikasi
          </span>
        )}
      </h2>
      <Card className="max-w-reading p-5">
        <Checklist
          view={view}
          none="Belum ada pemeriksaan yang dicatat, karena itu belum ada tanda terverifikasi."
        />
      </Card>
    </section>
  )
}

/** The board members of the institution, or that none is recorded. */
function Board({ members }: { members: BoardMember[] }) {
  const names = Object.keys(boards) as BoardMember['board'][]
  return (
    <section aria-labelledby="pengurus" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pengurus" className="text-xl">
          Siapa yang bertanggung jawab
        </h2>
        {members.some(({ isSample }) => isSample) && <Chip tone="warning">Data contoh</Chip>}
      </div>
      {members.length === 0 && <p className="text-muted">Belum ada pengurus yang dicatat.</p>}
      <div className="grid gap-4 lg:grid-cols-3">
        {names
          .map((name) => ({ name, people: members.filter(({ board }) => board === name) }))
          .filter(({ people }) => people.length > 0)
          .map(({ name, people }) => (
            <Card key={name} as="section" className="grid content-start gap-3 p-5">
              <h3 className="text-base">{boards[name]}</h3>
              <ul className="grid gap-3">
                {people.map((person) => (
                  <li key={person.role + person.name}>
                    <p className="font-semibold">{person.name}</p>
                    <p className="text-sm text-muted">{person.role}</p>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
      </div>
    </section>
  )
}

const NONE = 'Belum ada'

/** The institution's legal registrations and address. A permit it does not have is said to be missing. */
function LegalFacts({ institution }: { institution: Institution }) {
  const { zakatBasis, taxListing, npwp, nazhir } = institution
  return (
    <div className="grid content-start gap-5">
      <Card as="section" className="grid gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">Legalitas dan izin</h2>
          {institution.isSample && <Chip tone="warning">Data contoh</Chip>}
        </div>
        <dl className="grid gap-3">
          <Fact name="Badan hukum">{institution.legalName}</Fact>
          <Fact name="Pengesahan">{institution.decree}</Fact>
          <Fact name="Dasar pengumpulan zakat">{zakatBasis ?? NONE}</Fact>
          <Fact name="Terdaftar di Ditjen Pajak">{taxListing ?? NONE}</Fact>
          <Fact name="NPWP">{npwp ?? NONE}</Fact>
          <Fact name="Nazhir wakaf">
            {nazhir
              ? `${nazhir.name}, ${nazhir.registration}. Penerima wakaf uang: ${nazhir.bank}.`
              : NONE}
          </Fact>
        </dl>
      </Card>
      <Card as="section" className="grid gap-4 p-5">
        <h2 className="text-lg">Kontak</h2>
        <dl className="grid gap-3">
          <Fact name="Alamat">{institution.address}</Fact>
          <Fact name="Telepon">
            <a href={`tel:${institution.phone.replaceAll(' ', '')}`} className={linkClass}>
              {institution.phone}
            </a>
          </Fact>
          <Fact name="E-mail">
            <a href={`mailto:${institution.email}`} className={linkClass}>
              {institution.email}
            </a>
          </Fact>
          <Fact name="Pengaduan">
            <a href={`mailto:${institution.complaints}`} className={linkClass}>
              {institution.complaints}
            </a>
          </Fact>
        </dl>
      </Card>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const linkClass = 'inline-flex min-h-touch items-center text-primary underline underline-offset-3'
