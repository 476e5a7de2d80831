import { redirect } from 'react-router'
import * as v from 'valibot'
import {
  type PermitReport,
  permitWords,
  reportDueOn,
} from '#features/collection-permit/collection-permit.ts'
import {
  campaignsToPermit,
  listPermits,
  recordPermit,
} from '#features/collection-permit/permits.server.ts'
import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { textOf } from '#platform/text/form-text.ts'
import { dayOf, formatDate, isDay, startOfDay } from '#platform/time/jakarta.ts'
import { Chip } from '#app/ui/card.tsx'
import { deskContext } from '#app/desk/context.ts'
import { act, acts } from '#app/desk/door.ts'
import { DoneNotice, useRefusedAt } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskCheck, DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'
import { type Column, DeskList, RowLink } from '#app/desk/ui/list.tsx'
import { statementDays } from '#app/desk/money/statements/period-filter.ts'
import type { Route } from './+types/izin-pub.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Izin PUB – Kelola' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const today = dayOf(ctx.now())
  const permits = await listPermits(ctx)
  return {
    campaigns: await campaignsToPermit(ctx.db),
    permits: permits.map((permit) => ({ ...permit, words: permitWords(permit, today) })),
  }
}

const day = v.pipe(v.string('Pilih tanggal.'), v.check(isDay, 'Pilih tanggal.'))

const permitForm = v.object({
  program: v.pipe(v.string('Pilih program.'), v.uuid('Pilih program.')),
  nomor: textOf('Nomor izin', 120),
  penerbit: textOf('Penerbit', 120),
  wilayah: textOf('Wilayah', 120),
  dari: day,
  sampai: day,
  bencana: v.optional(v.literal('ya')),
})

export const action = acts({
  catat: act(permitForm, { says: 'Mencatat izin PUB' }, async ({ ctx, staff }, typed) => {
    const { program, nomor, penerbit, wilayah, dari, sampai, bencana } = typed
    const words = { number: nomor, issuer: penerbit, region: wilayah }
    const days = { from: dari, through: sampai, isDisaster: bencana === 'ya' }
    await recordPermit(ctx, { campaignId: program, ...words, ...days }, staff.id)
    return redirect('/kelola/izin-pub?kabar=simpan', 303)
  }),
})

type Row = Route.ComponentProps['loaderData']['permits'][number]

const money = (key: 'collected' | 'cost' | 'passedOn') => (row: PermitReport) =>
  formatRupiah(rupiah(row[key]))

const columns: Column<Row>[] = [
  {
    label: 'Izin',
    cell: ({ number, issuer, region }) => (
      <span className="grid">
        <span className="font-semibold [overflow-wrap:anywhere]">{number}</span>
        <span className="text-xs text-muted">{`${issuer}, ${region}`}</span>
      </span>
    ),
  },
  {
    label: 'Program',
    cell: ({ campaign, from, through, isDisaster }) => (
      <span className="grid">
        <span>{campaign}</span>
        <span className="text-xs text-muted">
          {`${statementDays({ from, through })}${isDisaster ? ', bencana' : ''}`}
        </span>
      </span>
    ),
  },
  { label: 'Terkumpul', cell: money('collected') },
  { label: 'Biaya pengumpulan', cell: money('cost') },
  { label: 'Disalurkan', cell: money('passedOn') },
  {
    label: 'Keadaan',
    cell: ({ words, through }) => (
      <span className="grid justify-items-start gap-1">
        {words.map((each) => (
          <Chip key={each.words} tone={each.tone}>
            {each.words}
          </Chip>
        ))}
        <span className="text-xs text-muted">
          {`Laporan paling lambat ${formatDate(startOfDay(reportDueOn(through)))}`}
        </span>
      </span>
    ),
  },
  {
    label: 'Jurnal',
    cell: ({ from, through }) => (
      <RowLink href={`/kelola/jurnal?dari=${from}&sampai=${through}`}>Lihat</RowLink>
    ),
  },
]

export default function Permits({ loaderData, actionData }: Route.ComponentProps) {
  const { permits, campaigns } = loaderData
  const refused = useRefusedAt(actionData, 'catat')
  const value = fieldValues(refused, {})
  return (
    <DeskPage
      title="Izin PUB"
      lead="Izin pengumpulan uang atau barang untuk satu program: berlaku paling lama 3 bulan dan satu perpanjangan, biaya paling banyak 10 %, untuk bencana tanpa biaya (Permensos 8/2021)."
    >
      <DoneNotice />
      <DeskList
        caption="Izin PUB"
        columns={columns}
        rows={permits}
        keyOf={({ id }) => id}
        empty={{ title: 'Belum ada izin yang dicatat' }}
      />
      <DeskSection
        title="Catat izin"
        note="Zakat, wakaf, rumah ibadah, dan keadaan darurat tidak memerlukan izin."
      >
        <DeskForm act="catat" submit="Catat izin" refused={refused}>
          <DeskSelect
            {...value('program')}
            label="Program"
            choices={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <DeskText {...value('nomor')} label="Nomor izin" maxLength={120} />
          <DeskText
            {...value('penerbit')}
            label="Penerbit"
            hint="Bupati atau wali kota, gubernur, atau Menteri Sosial."
            maxLength={120}
          />
          <DeskText {...value('wilayah')} label="Wilayah" maxLength={120} />
          <div className="grid gap-5 sm:grid-cols-2">
            <DeskText {...value('dari')} label="Berlaku dari" type="date" />
            <DeskText {...value('sampai')} label="Berlaku sampai" type="date" />
          </div>
          <DeskCheck
            name="bencana"
            label="Untuk bencana"
            hint="Tidak boleh ada biaya pengumpulan."
            isChecked={refused?.values['bencana'] === 'ya'}
          />
        </DeskForm>
      </DeskSection>
    </DeskPage>
  )
}
