import { redirect } from 'react-router'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import type { Route } from './+types/donatur-id.ts'
import { donorActs } from './donor-acts.ts'
import { DonorFacts } from './donor-facts.tsx'
import { DonorHistory } from './donor-history.tsx'
import { type DonorPageData, donorPageData } from './donor-page-data.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { LeaveRequests } from './leave-requests.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await donorPageData(context.get(deskContext), params.id)
  // What was put under another is looked at there.
  if (shown.donor.id !== params.id) throw redirect(`/kelola/donatur/${shown.donor.id}`, 303)
  return shown
}

export const action = donorActs

export default function DonaturId({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      title={loaderData.name}
      tab="Satu donatur"
      lead={
        loaderData.donor.erasedAt
          ? 'Orang ini sudah keluar; yang tinggal hanya pembukuannya.'
          : undefined
      }
      back={{ href: '/kelola/donatur', label: 'Donatur' }}
    >
      <DeskRefusal answer={actionData} />
      <DonorFacts {...loaderData} answer={actionData} />
      <DonorHistory {...loaderData} />
      {loaderData.mayAct && <DonorForms {...loaderData} />}
    </DeskPage>
  )
}

/** One press sends the recap of this year, to a contact of the donor and no other. */
function RecapSection({ recap: { contacts, through } }: Pick<DonorPageData, 'recap'>) {
  if (contacts.length === 0) return null
  const fields = {
    kontak: field.choice('Ke', contacts),
    dari: field.day('Dari', { stored: `${through.slice(0, 4)}-01-01` }),
    sampai: field.day('Sampai', { stored: through }),
  }
  return (
    <DeskSection
      title="Kirim rekap"
      note="Donasi dengan kontak itu, sebagai PDF. Bukan kuitansi kedua."
    >
      <DeskForm act="rekap" submit="Kirim rekap" look="ghost" refused={null} fields={fields} />
    </DeskSection>
  )
}

/** Notes, labels, and what makes two records one or two again. */
function DonorForms({ donor, suggestions, merges, recap, leaves }: DonorPageData) {
  if (donor.erasedAt) return null
  const catatFields = { catatan: field.area('Catatan', { hint: 'Hanya pegawai yang melihatnya.' }) }
  const labelFields = { label: field.text('Label') }
  const gabungFields = {
    lain: field.text('Nomor donatur yang lain', { hint: 'Bagian akhir alamat halamannya.' }),
  }
  return (
    <>
      <RecapSection recap={recap} />
      <DeskSection title="Catat dan beri label">
        <DeskForm
          act="catat"
          submit="Simpan catatan"
          look="ghost"
          refused={null}
          fields={catatFields}
        />
        <DeskForm
          act="label"
          submit="Beri label"
          look="ghost"
          refused={null}
          fields={labelFields}
        />
      </DeskSection>
      {suggestions.length > 0 && (
        <DeskSection
          title="Mungkin orang yang sama"
          note="Kontaknya sama dan namanya mirip. Digabungkan oleh dua orang, dan dapat dibatalkan 30 hari."
        >
          <ul className="grid gap-3">
            {suggestions.map(({ keepId, goneId, keepName, goneName, likeness }) => {
              const other = keepId === donor.id ? goneId : keepId
              return (
                <li key={`${keepId} ${goneId}`} className="flex flex-wrap items-center gap-2">
                  <a href={`/kelola/donatur/${other}`} className="text-primary underline">
                    {`${keepId === donor.id ? goneName : keepName} (mirip ${likeness}%)`}
                  </a>
                  <PressForm act="gabung" fields={{ lain: other }}>
                    Gabungkan ke sini
                  </PressForm>
                  {keepId === donor.id && (
                    <PressForm act="bukan" look="quiet" fields={{ lain: other }}>
                      Bukan orang yang sama
                    </PressForm>
                  )}
                </li>
              )
            })}
          </ul>
        </DeskSection>
      )}
      <DeskSection
        title="Gabungkan donatur lain ke sini"
        note="Donasi, kuitansi, dan rencananya tetap dengan nomornya; hanya tampil bersama."
      >
        <DeskForm
          act="gabung"
          submit="Ajukan penggabungan"
          look="ghost"
          refused={null}
          fields={gabungFields}
        />
        {merges.map(({ id, at, name }) => (
          <p key={id} className="flex flex-wrap items-center gap-2">
            {`${name} digabungkan ${formatDateTime(at)}`}
            <PressForm act="pisah" look="quiet" fields={{ gabungan: id }}>
              Batalkan penggabungan
            </PressForm>
          </p>
        ))}
      </DeskSection>
      {donor.origin !== 'account' && <LeaveRequests leaves={leaves} />}
    </>
  )
}
