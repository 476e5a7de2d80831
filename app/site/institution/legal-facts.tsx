import type { ReactNode } from 'react'
import { Card, Chip } from '#app/ui/card.tsx'
import type { Institution } from '#platform/settings/institution.ts'

const NONE = 'Belum ada'

/** The institution's legal registrations and address. A permit it does not have is said to be missing. */
export function LegalFacts({ institution }: { institution: Institution }) {
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
