import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

/** The common frame of the verification screens, with their purpose. */
export function VerifyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-form gap-5 px-page pt-5 lg:pt-10">
      <header className="grid gap-1">
        <p className="text-sm font-semibold text-accent-ink">Verifikasi dokumen</p>
        <p className="text-muted">
          Periksa apakah sebuah kuitansi atau Bukti Setor Zakat benar dari kami dan masih berlaku.
        </p>
      </header>
      {children}
    </div>
  )
}

type FormProps = { typed: string; error?: string | undefined; isAgain?: boolean }

/** A plain form for a typed or pasted number; it needs no script. */
export function VerifyForm({ typed, error, isAgain = false }: FormProps) {
  return (
    <Card as="section" className="relative overflow-hidden p-5 lg:p-6">
      <StarPattern id="verifikasi" className="text-accent opacity-8" />
      <Form action="/verifikasi" method="get" className="relative grid gap-4">
        {isAgain ? (
          <h2 className="text-lg">Periksa nomor lain</h2>
        ) : (
          <h1 className="text-xl lg:text-2xl">Periksa nomor dokumen</h1>
        )}
        <TextField
          name="nomor"
          label="Nomor dokumen"
          hint="Tertulis di kanan atas, misalnya KW/2026/000001 atau BSZ/2026/000001."
          error={error}
          defaultValue={typed}
          maxLength={200}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          Periksa
        </Button>
        <p className="text-sm text-muted">
          Atau pindai kode QR pada dokumen dengan kamera ponsel. Pastikan alamat yang terbuka adalah
          alamat situs ini.
        </p>
      </Form>
    </Card>
  )
}

/** Says that no receipt has this number. */
export function NotFoundNumber({ typed }: { typed: string }) {
  return (
    <Card as="section" className="grid justify-items-center gap-2 px-5 py-8 text-center">
      <span className="relative grid size-24 place-items-center">
        <Rosette className="absolute inset-0 text-accent opacity-45" />
        <span className="grid size-13 place-items-center rounded-full bg-warning-tint text-warning">
          <Icon name="search" className="size-6" />
        </span>
      </span>
      <h1 className="mt-2 text-xl">Nomor tidak ditemukan</h1>
      <p className="[overflow-wrap:anywhere]">
        Kami tidak pernah menerbitkan dokumen bernomor <strong>{typed}</strong>.
      </p>
      <p className="text-sm text-muted">
        Periksa kembali angkanya. Bila nomor pada dokumen memang begitu, dokumen itu bukan dari
        kami: laporkan lewat alamat pengaduan di kaki halaman ini.
      </p>
    </Card>
  )
}
