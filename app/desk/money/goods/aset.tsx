import { fundWords } from '#features/ledger/funds.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList, type Column, RowLink } from '#app/desk/ui/list.tsx'
import type { Route } from './+types/aset.ts'
import { assetActs } from './asset-acts.ts'
import { assetList, lackingAssets, type AssetRow } from './asset-list.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import { DeskForm, field } from '#app/desk/ui/form.tsx'

const assetColumns: Column<AssetRow>[] = [
  {
    label: 'Aset',
    cell: ({ name, voucherId }) =>
      voucherId ? <RowLink href={`/kelola/transaksi/${voucherId}`}>{name}</RowLink> : name,
  },
  { label: 'Dana', cell: ({ fund, campaign }) => campaign ?? fundWords[fund] },
  { label: 'Untuk', cell: ({ asnaf }) => asnafWords[asnaf] },
  { label: 'Penanggung jawab', cell: ({ custodian }) => custodian },
  { label: 'Diperoleh', cell: ({ acquiredOn }) => formatDate(startOfDay(acquiredOn)) },
  { label: 'Umur', cell: ({ lifeMonths }) => `${lifeMonths} bulan`, isNumber: true },
  { label: 'Harga', cell: ({ cost }) => formatRupiah(cost), isNumber: true },
  { label: 'Penyusutan', cell: ({ lost }) => formatRupiah(lost), isNumber: true },
  { label: 'Nilai buku', cell: ({ left }) => formatRupiah(left), isNumber: true },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const { items, filters } = await assetList.pageAt(ctx, request)
  return { items, filters, lacking: await lackingAssets(ctx.db), today: dayOf(ctx.now()) }
}

export const action = assetActs

export default function Aset({ loaderData }: Route.ComponentProps) {
  const { items, filters, lacking, today } = loaderData
  const kinds = [
    { title: 'Aset kelolaan', account: '1210' },
    { title: 'Aset lembaga', account: '1230' },
  ]
  return (
    <DeskPage
      title="Aset"
      lead="Ambulans, gedung, dan alat milik dana, serta barang milik lembaga. Penyusutannya garis lurus sejak bulan sesudah diperoleh, dihitung sampai akhir bulan lalu."
      files={filters}
    >
      {lacking.map(({ account, fund, sum }) => (
        <Notice
          key={account + fund}
          tone="warning"
          title={`${fundWords[fund]}: ${formatRupiah(sum)} di pembukuan belum terdaftar di sini.`}
        />
      ))}
      {kinds.map(({ title, account }) => (
        <DeskSection key={account} title={title}>
          <DeskList
            caption={title}
            columns={assetColumns}
            rows={items.filter((item) => item.account === account)}
            empty={{ title: 'Belum ada aset' }}
          />
        </DeskSection>
      ))}
      {lacking.length > 0 && (
        <DeskSection
          title="Daftarkan aset dari saldo awal"
          note="Sudah ada di pembukuan, jadi tidak dijurnal lagi."
        >
          <AssetForm today={today} />
        </DeskSection>
      )}
    </DeskPage>
  )
}

/** A thing that an opening brought into the books. */
function AssetForm({ today }: { today: string }) {
  const fields = {
    nama: field.text('Nama aset', { maxLength: 120 }),
    dana: field.choice('Dana', fundWords, { anything: 'Pilih', hint: 'Dana amil: aset lembaga.' }),
    asnaf: field.choice('Untuk asnaf', asnafWords, { anything: 'Pilih' }),
    pemegang: field.text('Penanggung jawab', { maxLength: 120 }),
    perolehan: field.day('Tanggal perolehan', { max: today }),
    umur: field.number('Umur manfaat (bulan)'),
    harga: field.rupiah('Harga perolehan'),
    susut: field.optional.rupiah('Akumulasi penyusutan'),
  }
  return <DeskForm act="daftar" submit="Daftarkan aset" columns={2} fields={fields} />
}
