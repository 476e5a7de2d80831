import type { CampaignStatus } from '#platform/db/schema/schema-campaign.ts'
import { type Rupiah, rupiah } from '#platform/money/money.ts'
import type { TestCtx } from './context.ts'
import type { Fund } from '#platform/db/schema/schema-books.ts'

export type CampaignFields = {
  slug?: string
  title?: string
  category?: string
  fund?: Fund
  incomeAccount?: string
  target?: Rupiah | null
  minimumAmount?: Rupiah
  amountStep?: Rupiah
  isUrgent?: boolean
  status?: CampaignStatus
  startsAt?: Date
  endsAt?: Date | null
}

/** A published campaign that accepts donations, in a category of its own name; answers its row id and slug. */
export async function makeCampaign(
  ctx: TestCtx,
  fields: CampaignFields = {},
): Promise<{ id: string; slug: string; title: string }> {
  const { slug = 'sumur-desa', title = 'Sumur untuk desa', fund = 'IT' } = fields
  const id = ctx.newId()
  const now = ctx.now()
  await ctx.db
    .insertInto('campaign')
    .values({
      id,
      slug,
      title,
      summary: 'Air bersih untuk satu desa.',
      story: JSON.stringify(['Sumur lama mengering.']),
      category_id: await categoryId(ctx, fields.category ?? 'air-bersih'),
      fund,
      income_account: fields.incomeAccount ?? incomeOf[fund],
      organizer: 'Yayasan Contoh',
      location: 'Kupang',
      target: fields.target === undefined ? rupiah(10_000_000) : fields.target,
      minimum_amount: fields.minimumAmount ?? rupiah(10_000),
      amount_step: fields.amountStep ?? rupiah(1_000),
      presets: JSON.stringify([10_000, 50_000, 100_000]),
      cover: JSON.stringify({ motif: 'air', palette: 'laut', seed: 1 }),
      is_urgent: fields.isUrgent ?? false,
      status: fields.status ?? 'active',
      starts_at: fields.startsAt ?? now,
      ends_at: fields.endsAt ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await ctx.db
    .insertInto('campaign_slug')
    .values({ slug, campaign_id: id, created_at: now })
    .execute()
  return { id, slug, title }
}

const incomeOf: Record<Fund, string> = {
  Z: '4110',
  IT: '4210',
  IU: '4220',
  W: '4300',
  A: '4430',
  D: '4510',
  N: '4900',
}

async function categoryId(ctx: TestCtx, slug: string): Promise<string> {
  const known = await ctx.db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (known) return known.id
  const id = ctx.newId()
  const name = slug.replaceAll('-', ' ')
  await ctx.db
    .insertInto('category')
    .values({ id, slug, name, description: `Program ${name}.`, position: 1 })
    .execute()
  return id
}
