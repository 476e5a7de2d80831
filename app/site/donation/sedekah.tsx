import { redirect } from 'react-router'
import * as v from 'valibot'
import { addressContext, ctxContext } from '#app/context.ts'
import { limitDonations } from '#features/donation/start/limit-donations.server.ts'
import type { FormValues } from './donation.ts'
import { donationFormOf, donationFormSchema } from './donation-form.server.ts'
import { fromQuickForm, toQuickErrors } from './quick/quick-donation.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { submit } from '#app/submit.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Route } from './+types/sedekah.ts'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { QuickForm } from './quick/quick-form.tsx'
import { donateByQris, sedekahPage } from './sedekah-page.server.ts'
import { ThemeHead } from '#app/site/campaign/theme-head.tsx'

// Not cached, because the page creates the id of a donation.
export const handle = { cache: 'none', isFound: true }

export async function loader({ context }: Route.LoaderArgs) {
  return sedekahPage(context.get(ctxContext))
}

const quickForm = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((values: FormValues) => fromQuickForm(values)),
  donationFormSchema,
)

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext)
  const { mistakes } = donationFormOf(ctx)
  return submit({ schema: quickForm, mistakes }, request, async (donation) => {
    await limitDonations(ctx, 'gifts address', context.get(addressContext))
    return redirect(await donateByQris(ctx, donation), 303)
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Sedekah',
    description:
      'Sedekah cepat, sedekah subuh dan sedekah Jumat, serta program infak yang sedang berjalan.',
    path: '/sedekah',
  })
}

export default function Sedekah({ loaderData, actionData }: Route.ComponentProps) {
  const { donationId, quick, programs } = loaderData
  const refused = actionData && { ...actionData, errors: toQuickErrors(actionData.errors) }
  return (
    <>
      <ThemeHead
        id="sedekah"
        title="Sedekah hari ini"
        text="Tidak harus banyak, tidak perlu menunggu lapang. Yang rutin, walau sedikit, paling dicintai Allah."
      />
      <div className="mx-auto grid max-w-wide gap-12 px-page pt-6 lg:pt-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
          {quick && (
            <Card as="section" className="grid gap-5 p-5 lg:p-7">
              <div>
                <h2 className="text-lg">Sedekah cepat</h2>
                <p className="text-muted">
                  {quick.title}.
                  {quick.hasQris && <span> Dibayar dengan QRIS dari aplikasi apa pun.</span>}
                </p>
              </div>
              <QuickForm donationId={donationId} campaign={quick} refused={refused} />
            </Card>
          )}
          <Habits />
        </div>
        {programs.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-xl">Program infak dan sedekah</h2>
            <CampaignGrid campaigns={programs} heading="h3" />
            <LinkButton to="/program?dana=sedekah" look="ghost" className="justify-self-center">
              Semua program sedekah
            </LinkButton>
          </section>
        )}
      </div>
    </>
  )
}

const habits = [
  [
    'Sedekah subuh',
    'Setiap pagi, dua malaikat mendoakan orang yang berinfak agar diberi ganti (HR. Bukhari dan Muslim).',
  ],
  ['Sedekah Jumat', 'Hari terbaik dalam sepekan. Sisihkan sebelum berangkat salat Jumat.'],
  [
    'Infak yang tidak terikat',
    'Dipakai saat ada kebutuhan mendadak. Setiap pemakaian disetujui dua petugas dan tercatat.',
  ],
] as const

function Habits() {
  return (
    <section aria-label="Kebiasaan baik" className="grid gap-4">
      {habits.map(([title, text]) => (
        <div key={title} className="border-l-2 border-accent pl-4">
          <h3 className="text-base">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
      ))}
      <LinkButton to="/donasi-rutin" look="ghost" className="justify-self-start">
        Jadikan rutin
      </LinkButton>
    </section>
  )
}
