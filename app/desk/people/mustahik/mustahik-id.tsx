import { mayStep, relationWords } from '#features/mustahik/mustahik.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskRefusal, PressForm, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { ActLink, DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import { DeskForm, field } from '#app/desk/ui/form.tsx'
import { rowIdOf } from '#app/not-found.ts'
import type { Route } from './+types/mustahik-id.ts'
import { mustahikActs } from './mustahik-acts.ts'
import { HelpList, mustahikFacts, personFacts } from './mustahik-facts.tsx'
import { mustahikView } from './mustahik-view.ts'
import type { HouseMember, houseOf } from '#features/mustahik/members.server.ts'
import { formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { useIsPermitted } from '#app/desk/ui/permitted-acts.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return mustahikView(context.get(deskContext), rowIdOf(params.id))
}

export const action = mustahikActs

export default function MustahikId({ loaderData, actionData }: Route.ComponentProps) {
  const { row, number, today, person, need, help, mayWrite, mayDecide } = loaderData
  const { members, house } = loaderData
  const surveying = useRefusedAt(actionData, 'survei')
  const joining = useRefusedAt(actionData, 'anggota')
  const fields = {
    tanggal: field.day('Tanggal survei', { stored: today, max: today }),
    petugas: field.text('Petugas', { maxLength: 120 }),
  }
  return (
    <DeskPage
      title={number}
      tab="Satu mustahik"
      lead={person?.name}
      back={{ href: '/kelola/mustahik', label: 'Mustahik' }}
      acts={mayWrite && <ActLink href={`/kelola/mustahik/${row.id}/ubah`}>Ubah</ActLink>}
    >
      {!surveying && !joining && <DeskRefusal answer={actionData} />}
      <DeskFacts facts={mustahikFacts(row)} />
      {person && <DeskFacts facts={personFacts(person, { members: row.members, need })} />}
      {mayWrite && <Steps state={row.state} mayDecide={mayDecide} />}
      {mayWrite && mayStep(row.state, 'survey') && (
        <DeskSection
          title="Catat survei"
          note="Berlaku 12 bulan. Kelayakannya lalu diputuskan rekan lain."
        >
          <DeskForm act="survei" submit="Catat survei" columns={2} fields={fields} />
        </DeskSection>
      )}
      {members && <MemberSection members={members} />}
      <HouseSection house={house} />
      <DeskSection title="Bantuan">
        <HelpList help={help} />
      </DeskSection>
    </DeskPage>
  )
}

type StepsProps = Pick<Route.ComponentProps['loaderData'], 'mayDecide'> & {
  state: Route.ComponentProps['loaderData']['row']['state']
}

function Steps({ state, mayDecide }: StepsProps) {
  return (
    <div className="grid gap-2">
      {state === 'surveyed' && !mayDecide && (
        <p className="text-muted">Anda yang mencatat surveinya. Rekan lain yang memutuskan.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'surveyed' && mayDecide && (
          <>
            <PressForm act="layak" look="primary">
              Layak
            </PressForm>
            <PressForm act="tidak">Tidak layak</PressForm>
          </>
        )}
        {mayStep(state, 'activate') && (
          <PressForm act="aktifkan" look="primary">
            Aktifkan
          </PressForm>
        )}
        {mayStep(state, 'stop') && (
          <PressForm act="hentikan" look="danger">
            Hentikan
          </PressForm>
        )}
      </div>
    </div>
  )
}

type Props = { members: readonly HouseMember[] }

/** Who lives in a house that is helped. */
function MemberSection({ members }: Props) {
  const mayWrite = useIsPermitted('anggota')
  const anggotaFields = {
    nama: field.text('Nama', { maxLength: 120 }),
    hubungan: field.choice('Hubungan dengan kepala keluarga', relationWords, { anything: 'Pilih' }),
    lahir: field.optional.day('Tanggal lahir'),
    nik: field.optional.number('NIK', { hint: 'Disimpan terenkripsi.', autoComplete: 'off' }),
  }
  return (
    <DeskSection title="Anggota keluarga">
      <DeskList
        caption="Anggota keluarga"
        columns={[
          { label: 'Nama', cell: ({ name }) => name },
          { label: 'Hubungan', cell: ({ relation }) => relationWords[relation] },
          { label: 'Lahir', cell: ({ bornOn }) => (bornOn ? formatDate(startOfDay(bornOn)) : '–') },
          { label: 'NIK', cell: ({ hasNik }) => (hasNik ? 'Terenkripsi' : '–') },
          {
            label: 'Tindakan',
            cell: ({ id, name }) => (
              <PressForm
                act="pindah"
                fields={{ anggota: id }}
                look="quiet"
                label={`${name} tidak serumah lagi`}
              >
                Tidak serumah lagi
              </PressForm>
            ),
          },
        ]}
        rows={members}
        empty={{ title: 'Belum ada anggota' }}
      />
      {mayWrite && (
        <DeskForm
          act="anggota"
          submit="Tambah anggota"
          look="ghost"
          columns={2}
          fields={anggotaFields}
        />
      )}
    </DeskSection>
  )
}

/** Others of the same house in the register; help to one of them is told at the other. */
function HouseSection({ house }: { house: Awaited<ReturnType<typeof houseOf>> }) {
  if (house.length === 0) return null
  return (
    <DeskSection
      title="Serumah"
      note="Nomor KK atau NIK anggotanya sama. Bantuan sejenis dalam 90 hari diperingatkan serumah."
    >
      <ul className="flex flex-wrap gap-x-4">
        {house.map(({ id, number }) => (
          <li key={id} className="flex min-h-touch items-center">
            <RowLink href={`/kelola/mustahik/${id}`}>{number}</RowLink>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}
