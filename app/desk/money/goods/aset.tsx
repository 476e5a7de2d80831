import { fundWords } from '#features/ledger/funds.ts'
import { dayOf, formatDate, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList, type Column, RowLink } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/aset.ts'
import { assetActs } from './asset-acts.ts'
import { assetList, lackingAssets, type AssetRow } from './asset-list.ts'
import { asnafWords } from '#features/mustahik/mustahik.ts'
import type { Refused } from '#app/submit.server.ts'
import { DeskForm, DeskSelect, DeskText, fieldValues } from '#app/desk/ui/form.tsx'

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

export default function Aset({ loaderData, actionData }: Route.ComponentProps) {
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
      <DoneNotice />
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
          <AssetForm today={today} refused={refusedOf(actionData)} />
        </DeskSection>
      )}
    </DeskPage>
  )
}

/** A thing that an opening brought into the books. */
function AssetForm({ today, refused }: { today: string; refused: Refused | undefined }) {
  const value = fieldValues(refused, {})
  return (
    <DeskForm act="daftar" submit="Daftarkan aset" refused={refused}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DeskText {...value('nama')} label="Nama aset" maxLength={120} />
        <DeskSelect
          {...value('dana')}
          label="Dana"
          anything="Pilih"
          hint="Dana amil: aset lembaga."
          choices={fundWords}
        />
        <DeskSelect {...value('asnaf')} label="Untuk asnaf" anything="Pilih" choices={asnafWords} />
        <DeskText {...value('pemegang')} label="Penanggung jawab" maxLength={120} />
        <DeskText {...value('perolehan')} label="Tanggal perolehan" type="date" max={today} />
        <DeskText {...value('umur')} label="Umur manfaat (bulan)" inputMode="numeric" />
        <DeskText {...value('harga')} label="Harga perolehan (rupiah)" inputMode="numeric" />
        <DeskText
          {...value('susut')}
          label="Akumulasi penyusutan (rupiah)"
          inputMode="numeric"
          isOptional
        />
      </div>
    </DeskForm>
  )
}
