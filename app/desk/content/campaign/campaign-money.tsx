import { formatRupiah, rupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'
import type { campaignMoney } from './campaign-at.ts'

/** Where a campaign's money is: collected, at the provider, promised, passed on, left. */
export function CampaignMoney({ money }: { money: Awaited<ReturnType<typeof campaignMoney>> }) {
  const { collected, atProvider, held, amilShare, promised, disbursed, left, available } = money
  const sum = (amount: number) =>
    amount < 0 ? `−${formatRupiah(rupiah(-amount))}` : formatRupiah(rupiah(amount))
  return (
    <DeskSection title="Dana program" note="Menurut pembukuan saat ini.">
      <DeskFacts
        facts={[
          { label: 'Terkumpul', value: sum(collected) },
          { label: 'Di penyedia', value: held || sum(atProvider) },
          { label: 'Bagian amil', value: sum(amilShare) },
          { label: 'Dijanjikan', value: sum(promised) },
          { label: 'Disalurkan', value: sum(disbursed) },
          { label: 'Sisa', value: sum(left) },
          { label: 'Dapat disalurkan sekarang', value: sum(available) },
        ]}
      />
    </DeskSection>
  )
}
