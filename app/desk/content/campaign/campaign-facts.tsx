import { fundWords } from '#features/ledger/funds.ts'
import { lastDayOf } from '#features/campaign/campaign-input.ts'
import type { EditedCampaign } from '#features/campaign/edit/edited-campaign.server.ts'
import { presetLines } from '#features/campaign/presets.ts'
import { campaignPurposes } from '#features/campaign/purpose.ts'
import { formatDateTime, formatDay, startOfDay } from '#platform/time/jakarta.ts'
import { formatRupiah } from '#platform/money/money.ts'
import { DeskSection } from '#app/desk/ui/desk-page.tsx'
import { DeskFacts } from '#app/desk/ui/facts.tsx'

type FactsProps = {
  campaign: EditedCampaign
  /** The slugs that it had before. */
  former: readonly string[]
}

/** What a campaign says and asks for. */
export function CampaignFacts({ campaign, former }: FactsProps) {
  const { target, impactUnit, impactPrice, endsAt } = campaign
  return (
    <DeskSection title="Isi program">
      <DeskFacts
        facts={[
          { label: 'Alamat', value: `/campaign/${campaign.slug}` },
          ...(former.length > 0
            ? [
                {
                  label: 'Alamat lama',
                  value: (
                    <span className="grid">
                      {former.map((slug) => (
                        <span key={slug}>/campaign/{slug}</span>
                      ))}
                      <span className="text-xs text-muted">Mengantar ke alamat sekarang.</span>
                    </span>
                  ),
                },
              ]
            : []),
          { label: 'Ringkasan', value: campaign.summary || '–' },
          {
            label: 'Jenis dana',
            value: `${campaignPurposes[campaign.purpose]} · ${fundWords[campaign.fund]}`,
          },
          { label: 'Target', value: target === null ? 'Tanpa target' : formatRupiah(target) },
          { label: 'Nominal paling kecil', value: formatRupiah(campaign.minimumAmount) },
          {
            label: 'Pilihan nominal',
            value: <span className="whitespace-pre-line">{presetLines(campaign.presets)}</span>,
          },
          {
            label: 'Hasil',
            value:
              impactUnit && impactPrice ? `${formatRupiah(impactPrice)} = 1 ${impactUnit}` : '–',
          },
          { label: 'Pelaksana', value: campaign.organizer || '–' },
          { label: 'Lokasi', value: campaign.location || '–' },
          { label: 'Penerima manfaat', value: campaign.beneficiaries || '–' },
          { label: 'Hari pertama', value: formatDay(campaign.startsAt) },
          {
            label: 'Hari terakhir',
            value: endsAt ? formatDay(startOfDay(lastDayOf(endsAt))) : 'Tanpa batas waktu',
          },
          { label: 'Terakhir diubah', value: formatDateTime(campaign.updatedAt) },
        ]}
      />
    </DeskSection>
  )
}
