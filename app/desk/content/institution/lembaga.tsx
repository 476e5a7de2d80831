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
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import { DeskForm } from '#app/desk/ui/form.tsx'
import type { Route } from './+types/lembaga.ts'
import { LogoSection } from './logo-section.tsx'
import { uploadLogo } from './upload-logo.ts'
import { contactFields, reliedFields } from './institution-fields.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const versions = await listInstitutionVersions(ctx.db)
  return {
    stored: await valuesNow(ctx),
    versions,
  }
}

export const action = acts({
  simpan: act(
    ownFactsForm,
    { says: 'Mengubah data lembaga' },
    async ({ ctx, staff, form }, input) => {
      assertOwnFacts(await valuesNow(ctx), Object.fromEntries(form))
      await changeInstitution(ctx, input, { by: staff.id })
      return redirect('/kelola/lembaga?kabar=simpan', 303)
    },
  ),
  logo: uploadLogo,
  lepas: act(v.object({}), { says: 'Melepas logo lembaga' }, async ({ ctx, staff }) => {
    await changeLogo(ctx, { logo: '', logoDark: '' }, { by: staff.id })
    return redirect('/kelola/lembaga?kabar=simpan#logo', 303)
  }),
  ajukan: act(
    reliedFactsForm,
    { says: 'Mengajukan data lembaga' },
    async ({ ctx, staff }, input) => {
      await proposeFacts(ctx, input, { by: staff.id })
      return redirect('/kelola/lembaga?kabar=ajukan', 303)
    },
  ),
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
      <DoneNotice />
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
