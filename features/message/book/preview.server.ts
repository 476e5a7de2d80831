import type { Db } from '#platform/db/connect.server.ts'
import { formatRupiah } from '#platform/money/money.ts'
import type { TemplateVersion } from './template-book.server.ts'
import { filled } from './template.ts'

/** How a message would read to the donor of the latest gift, whom nobody recognises by it. */
export async function templatePreview(db: Db, { variables, words }: TemplateVersion) {
  const latest = await db
    .selectFrom('donation')
    .innerJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .select(['donor_name as name', 'donation.amount', 'campaign.title'])
    .where('donation.status', '=', 'paid')
    .where('donation.erased_at', 'is', null)
    .orderBy('donation.paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const samples = Object.fromEntries(variables.map(({ name, sample }) => [name, sample]))
  const values: Record<string, string> = {
    ...samples,
    ...(latest && {
      nama: maskedName(latest.name),
      nominal: formatRupiah(latest.amount),
      program: latest.title,
    }),
  }
  return {
    isReal: latest !== undefined,
    subject: filled(words.subject, values),
    body: filled(words.body, values),
    whatsapp: words.whatsapp ? filled(words.whatsapp.body, values) : null,
  }
}

function maskedName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}***`).join(' ')
}

/** The versions of a template, the one that holds first; the delivered one is the last. */
export async function listVersions(db: Db, name: string) {
  return db
    .selectFrom('message_template as version')
    .leftJoin('staff as maker', 'maker.id', 'version.made_by')
    .leftJoin('staff as approver', 'approver.id', 'version.approved_by')
    .select(['version.version', 'version.note', 'version.approved_at as approvedAt'])
    .select(['maker.name as maker', 'approver.name as approver'])
    .where('version.name', '=', name)
    .orderBy('version.version', 'desc')
    .limit(50)
    .execute()
}
