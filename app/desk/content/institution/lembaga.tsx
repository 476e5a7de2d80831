import { redirect } from 'react-router'
import * as v from 'valibot'
import { ownFactsForm, reliedFactsForm } from '#features/institution/contract.ts'
import { proposeFacts } from '#features/institution/proposals.server.ts'
import {
  assertOwnFacts,
  changeInstitution,
  changeLogo,
  listInstitutionVersions,
  valuesNow,
} from '#features/institution/versions.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm, field, type FieldTable } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/lembaga.ts'
import { uploadLogo } from './upload-logo.ts'
import { logoSize } from '#platform/picture/logo.ts'
import type { Refused } from '#app/submit.server.ts'

/** The facts that donors and receipts rely on, and what is different this time. */
const reliedFields: FieldTable = {
  name: field.text('Nama', { hint: 'Seperti di kepala halaman.', maxLength: 40 }),
  legalName: field.text('Nama badan hukum'),
  decree: field.text('Pengesahan', { hint: 'Nomor keputusan badan hukum.' }),
  address: field.text('Alamat'),
  zakatBasis: field.optional.text('Dasar pengumpulan zakat', {
    hint: 'Izin, atau amil yang menaungi (UU 23/2011). Tanpa ini zakat tidak diterima.',
  }),
  taxListing: field.optional.text('Keputusan Ditjen Pajak', {
    hint: 'Tanpa ini kuitansi tidak menyebut pengurang pajak.',
  }),
  npwp: field.optional.number('NPWP lembaga', { hint: '16 angka. Tertulis di Bukti Setor Zakat.' }),
  signer: field.columns(2, {
    signerName: field.optional.text('Nama penanda tangan'),
    signerOffice: field.optional.text('Jabatan penanda tangan', {
      hint: 'Keduanya tertulis di kuitansi dan Bukti Setor Zakat.',
    }),
  }),
  nazhir: field.columns(3, {
    nazhirName: field.optional.text('Nazhir wakaf'),
    nazhirRegistration: field.optional.text('Nomor pendaftaran nazhir'),
    nazhirBank: field.optional.text('Bank penerima wakaf uang'),
  }),
  changeSummary: field.text('Dasar perubahan', {
    hint: 'Satu kalimat untuk riwayat, dibaca oleh yang menyetujui.',
  }),
}

/** How the institution is reached, which one person changes. */
const contactFields: FieldTable = {
  contacts: field.columns(2, {
    phone: field.text('Telepon', { inputMode: 'tel' }),
    whatsapp: field.optional.text('WhatsApp layanan'),
    email: field.text('E-mail'),
    complaints: field.text('E-mail pengaduan'),
  }),
  serviceHours: field.optional.text('Jam layanan'),
  changeSummary: field.text('Yang berubah', { hint: 'Satu kalimat, untuk riwayat.' }),
}

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const versions = await listInstitutionVersions(ctx.db)
  return {
    stored: await valuesNow(ctx),
    versions,
  }
}

export const action = acts({
  simpan: act(ownFactsForm, 'Mengubah data lembaga', async ({ ctx, staff, form }, input) => {
    assertOwnFacts(await valuesNow(ctx), Object.fromEntries(form))
    await changeInstitution(ctx, input, { by: staff.id })
    return redirect('/kelola/lembaga?kabar=simpan', 303)
  }),
  logo: uploadLogo,
  lepas: act(v.object({}), 'Melepas logo lembaga', async ({ ctx, staff }) => {
    await changeLogo(ctx, { logo: '', logoDark: '' }, { by: staff.id })
    return redirect('/kelola/lembaga?kabar=simpan#logo', 303)
  }),
  ajukan: act(reliedFactsForm, 'Mengajukan data lembaga', async ({ ctx, staff }, input) => {
    await proposeFacts(ctx, input, { by: staff.id })
    return redirect('/kelola/lembaga?kabar=ajukan', 303)
  }),
})

export default function Lembaga({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, versions } = loaderData
  const refusedLogo = useRefusedAt(actionData, 'logo')
  return (
    <DeskPage
      title="Data lembaga"
      lead="Tampil di setiap halaman, kuitansi, dan e-mail. Kuitansi yang sudah terbit menyimpan data saat itu."
      isNarrow
    >
      <DeskSection
        title="Yang diandalkan donatur dan kuitansi"
        note="Diajukan satu orang dengan faktor kedua, dan berlaku setelah disetujui orang lain."
      >
        <DeskForm act="ajukan" submit="Ajukan perubahan" stored={stored} fields={reliedFields} />
      </DeskSection>
      <DeskSection title="Kontak dan layanan" note="Berlaku begitu disimpan.">
        <DeskForm act="simpan" submit="Simpan versi baru" stored={stored} fields={contactFields} />
      </DeskSection>
      <LogoSection
        logo={stored['logo'] ?? ''}
        logoDark={stored['logoDark'] ?? ''}
        refused={refusedLogo}
      />
      <DeskSection title="Versi">
        {versions.length === 0 ? (
          <p className="text-muted">Data contoh, belum pernah diubah.</p>
        ) : (
          <Timeline
            entries={versions.map(({ version, changeSummary, madeAt, madeBy, approvedBy }) => ({
              id: String(version),
              at: formatDateTime(madeAt),
              who: [madeBy ?? 'berkas lembaga', approvedBy && `disetujui ${approvedBy}`]
                .filter(Boolean)
                .join(', '),
              what: `Versi ${version}: ${changeSummary}`,
            }))}
          />
        )}
      </DeskSection>
    </DeskPage>
  )
}

type Props = { logo: string; logoDark: string; refused: Refused | undefined }

/** The institution's own logo on both grounds, and the form that replaces it. */
function LogoSection({ logo, logoDark, refused }: Props) {
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
