import { logoSize } from '#platform/picture/logo.ts'
import type { Refused } from '#app/submit.server.ts'
import { PressForm } from '#app/desk/ui/acts.tsx'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

type Props = { logo: string; logoDark: string; refused: Refused | undefined }

/** The institution's own logo on both grounds, and the form that replaces it. */
export function LogoSection({ logo, logoDark, refused }: Props) {
  const errors = refused?.errors
  const fields = {
    terang: field.file('Logo', {
      hint: 'PNG atau JPEG, paling besar 2 MB. PNG dengan latar bening paling rapi.',
      error: errors?.['terang'],
      accept: 'image/png,image/jpeg',
      isOptional: logo !== '',
    }),
    gelap: field.optional.file('Logo untuk latar gelap', {
      hint: 'Versi yang terbaca di atas warna gelap. Tanpa ini, logo biasa diberi alas terang.',
      error: errors?.['gelap'],
      accept: 'image/png,image/jpeg',
    }),
  }
  return (
    <div id="logo">
      <DeskSection
        title="Logo"
        note="Tampil di kepala halaman, kuitansi, Bukti Setor Zakat, dan e-mail. Tanpa logo, bintang bawaan yang tampil."
      >
        {logo && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Ground label="Di latar terang" logo={logo} className="bg-white" />
            <Ground
              label={logoDark ? 'Di latar gelap' : 'Di latar gelap, di atas alas terang'}
              logo={logoDark || logo}
              className="bg-hero"
              hasPlate={!logoDark}
            />
          </div>
        )}
        <DeskForm act="logo" submit="Pasang logo" hasFiles fields={fields} />
        {logo && (
          <div>
            <PressForm act="lepas" look="quiet">
              Lepas logo
            </PressForm>
          </div>
        )}
      </DeskSection>
    </div>
  )
}

type GroundProps = { label: string; logo: string; className: string; hasPlate?: boolean }

function Ground({ label, logo, className, hasPlate = false }: GroundProps) {
  return (
    <figure className="grid gap-1">
      <div
        className={`grid min-h-24 place-items-center rounded-card border border-line p-4 ${className}`}
      >
        <img
          src={`/${logo}`}
          alt=""
          {...logoSize(logo)}
          className={`h-12 w-auto max-w-full object-contain ${hasPlate ? 'rounded-sm bg-white p-1' : ''}`}
        />
      </div>
      <figcaption className="text-xs text-muted">{label}</figcaption>
    </figure>
  )
}
