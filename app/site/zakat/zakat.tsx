import { Link } from 'react-router'
import { ctxContext } from '#app/context.ts'
import { pageMeta } from '#app/site/sharing/page-meta.ts'
import { CampaignGrid } from '#app/site/campaign/campaign-grid.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Asnaf, Dalil } from './asnaf-section.tsx'
import { CalculatorGroups } from './calculator-cards.tsx'
import { LegalBasis, Niat, Questions } from './learn.tsx'
import { NisabToday } from './nisab-today.tsx'
import { loadZakatPage } from './zakat-page.server.ts'
import { ZakatHero } from './zakat-hero.tsx'
import type { Route } from './+types/zakat.ts'

export const handle = { cache: 'public', maxAge: 300 }

export async function loader({ context }: Route.LoaderArgs) {
  return loadZakatPage(context.get(ctxContext))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Zakat: nisab yang berlaku dan cara menunaikannya',
    description:
      'Nisab emas, perak, dan penghasilan yang berlaku beserta keputusannya, kalkulator zakat, delapan golongan penerima, dan jawaban atas pertanyaan yang sering diajukan.',
    path: '/zakat',
  })
}

export default function Zakat({ loaderData, matches }: Route.ComponentProps) {
  const { now, parameters, receivers, spent, dalil, campaigns, intentions } = loaderData
  const { institution } = matches[0].loaderData
  return (
    <>
      <ZakatHero payTo={receivers.zakat} />
      <div className="mx-auto grid max-w-wide gap-10 px-page pt-8 lg:gap-16 lg:pt-12">
        <NisabToday parameters={parameters} now={now} />
        <section className="grid gap-4">
          <h2 className="text-xl">Hitung dan tunaikan</h2>
          <p>
            <Link to="/zakatcalculator#panduan" className="font-semibold text-primary underline">
              Belum tahu zakat apa yang wajib? Jawab beberapa pertanyaan
            </Link>
          </p>
          <CalculatorGroups heading="h3" />
        </section>
        {receivers.zakat && campaigns.length > 0 && (
          <section className="grid gap-4">
            <h2 className="text-xl">Program zakat</h2>
            <CampaignGrid campaigns={campaigns} heading="h3" />
          </section>
        )}
        {dalil && <Dalil verse={dalil} />}
        <Asnaf spent={spent} />
        <Niat intentions={intentions} />
        <LegalBasis institution={institution} />
        <Questions />
        <div className="grid justify-items-center gap-3 rounded-card bg-tint p-6 text-center lg:p-10">
          <h2 className="text-xl">Sudah tahu zakat yang wajib?</h2>
          <p className="max-w-reading text-muted">
            Hitung dahulu, lalu tunaikan tepat sampai satuan rupiah.
          </p>
          <LinkButton to="/zakatcalculator" icon="calculator">
            Buka kalkulator zakat
          </LinkButton>
        </div>
      </div>
    </>
  )
}
