import { redirect } from 'react-router'
import * as v from 'valibot'
import { institutionInput, institutionValues } from '#features/institution/contract.ts'
import {
  changeInstitution,
  changeLogo,
  listInstitutionVersions,
} from '#features/institution/versions.server.ts'
import { formatDateTime } from '#platform/jakarta.ts'
import { deskContext } from '../context.ts'
import { act, acts } from '../door.ts'
import { DoneNotice, useRefusedAt } from '../ui/acts.tsx'
import { DeskPage, DeskSection } from '../ui/desk-page.tsx'
import { Timeline } from '../ui/facts.tsx'
import { DeskForm } from '../ui/form.tsx'
import type { Route } from './+types/lembaga.ts'
import { LogoSection } from './logo-section.tsx'
import { uploadLogo } from './upload-logo.ts'
import { InstitutionFields } from './institution-fields.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Data lembaga – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const versions = await listInstitutionVersions(ctx.db)
  return {
    // Read from the table: this process holds a change of a moment ago a little later.
    stored: institutionValues(versions[0]?.facts ?? ctx.config.institution),
    versions,
  }
}

export const action = acts({
  simpan: act(
    institutionInput,
    { says: 'Mengubah data lembaga' },
    async ({ ctx, staff }, input) => {
      await changeInstitution(ctx, input, { by: staff.id })
      return redirect('/kelola/lembaga?kabar=simpan', 303)
    },
  ),
  logo: uploadLogo,
  lepas: act(v.object({}), { says: 'Melepas logo lembaga' }, async ({ ctx, staff }) => {
    await changeLogo(ctx, { logo: '', logoDark: '' }, { by: staff.id })
    return redirect('/kelola/lembaga?kabar=simpan#logo', 303)
  }),
})

export default function Lembaga({ loaderData, actionData }: Route.ComponentProps) {
  const { stored, versions } = loaderData
  const refused = useRefusedAt(actionData, 'simpan')
  const refusedLogo = useRefusedAt(actionData, 'logo')
  return (
    <DeskPage
      title="Data lembaga"
      lead="Tampil di setiap halaman, kuitansi, dan e-mail. Kuitansi yang sudah terbit menyimpan data saat itu."
      isNarrow
    >
      <DoneNotice />
      <DeskForm act="simpan" submit="Simpan versi baru" refused={refused}>
        <InstitutionFields refused={refused} stored={stored} />
      </DeskForm>
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
            entries={versions.map(({ version, changeSummary, madeAt, madeBy }) => ({
              id: String(version),
              at: formatDateTime(madeAt),
              who: madeBy ?? 'berkas lembaga',
              what: `Versi ${version}: ${changeSummary}`,
            }))}
          />
        )}
      </DeskSection>
    </DeskPage>
  )
}
