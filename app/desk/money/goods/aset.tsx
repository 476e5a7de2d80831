import { fundWords } from '#features/ledger/funds.ts'
import { dayOf } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { Notice } from '#app/ui/state/notice.tsx'
import { deskContext } from '#app/desk/context.ts'
import { DoneNotice } from '#app/desk/ui/acts.tsx'
import { DeskPage, DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskList } from '#app/desk/ui/list.tsx'
import { refusedOf } from '#app/desk/ui/refused.ts'
import type { Route } from './+types/aset.ts'
import { assetActs } from './asset-acts.ts'
import { AssetForm } from './asset-form.tsx'
import { assetColumns } from './asset-columns.tsx'
import { assetList, lackingAssets } from './asset-list.ts'

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
