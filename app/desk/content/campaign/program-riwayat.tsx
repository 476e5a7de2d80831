import {
  type CampaignVersion,
  listCampaignVersions,
} from '#features/campaign/edit/campaign-version.server.ts'
import { campaignStateWords } from '#features/campaign/campaign-states.ts'
import { listStaffNames } from '#features/staff/audit-log.server.ts'
import { formatDateTime } from '#platform/time/jakarta.ts'
import { EmptyState } from '#app/ui/state/states.tsx'
import type { Route } from './+types/program-riwayat.ts'
import { deskContext } from '#app/desk/context.ts'
import { DeskPage } from '#app/desk/ui/desk-page.tsx'
import { Timeline } from '#app/desk/ui/facts.tsx'
import { campaignAt } from './campaign-at.ts'
import { changedFields } from './form/changed-fields.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(deskContext)
  const campaign = await campaignAt(ctx.db, params.id)
  const versions = await listCampaignVersions(ctx.db, campaign.id)
  const people = await listStaffNames(ctx.db)
  return {
    campaign,
    entries: versions.map((version, place) =>
      entryOf(version, versions[place + 1], people.find(({ id }) => id === version.savedBy)?.name),
    ),
  }
}

function entryOf(version: CampaignVersion, before: CampaignVersion | undefined, who = 'Pegawai') {
  return {
    id: String(version.version),
    at: formatDateTime(version.savedAt),
    who,
    what: before ? changedFields(before, version) : 'Versi pertama yang tercatat',
    state: campaignStateWords[version.status],
  }
}

export default function ProgramRiwayat({
  loaderData: { campaign, entries },
}: Route.ComponentProps) {
  return (
    <DeskPage
      title="Riwayat"
      tab="Riwayat program"
      lead="Setiap perubahan, siapa yang membuatnya, dan keadaan sesudahnya."
      back={{ href: `/kelola/program/${campaign.id}`, label: campaign.title }}
      isNarrow
    >
      {entries.length === 0 ? (
        <EmptyState title="Belum ada perubahan" text="Program ini belum pernah diubah dari sini." />
      ) : (
        <Timeline
          entries={entries.map(({ id, at, who, what, state }) => ({
            id,
            at: `${at} · ${state}`,
            who,
            what,
          }))}
        />
      )}
    </DeskPage>
  )
}
