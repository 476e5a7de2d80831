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
import type { Route } from './+types/zakat.ts'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

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

/** Zakat in two sentences, with two links. Without a receiver, only the calculator link. */
function ZakatHero({ payTo }: { payTo: string | undefined }) {
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id="zakat-stars" className="opacity-6" />
      <Rosette className="pointer-events-none absolute -right-28 -bottom-32 size-80 text-accent opacity-25 lg:-top-20 lg:right-[8%] lg:size-[30rem] lg:opacity-20" />
      <div className="relative mx-auto grid max-w-wide justify-items-start gap-3 px-page py-8 lg:gap-5 lg:py-16">
        <h1 className="max-w-[24ch] text-3xl lg:text-[2.75rem] lg:leading-[1.12]">
          Zakat: membersihkan harta, menguatkan sesama
        </h1>
        <p className="max-w-[38rem] opacity-90 lg:text-lg">
          Zakat adalah bagian tertentu dari harta yang wajib dikeluarkan seorang muslim ketika
          mencapai nisab, untuk delapan golongan yang berhak.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <LinkButton
            to="/zakatcalculator"
            icon="calculator"
            className="bg-on-hero! text-hero! hover:opacity-90"
          >
            Hitung zakat
          </LinkButton>
          {payTo && (
            <LinkButton
              to={`/donasi-sekarang/${payTo}`}
              className="border border-on-hero/40 bg-transparent! text-on-hero! hover:bg-white/10!"
            >
              Tunaikan zakat
            </LinkButton>
          )}
        </div>
        {!payTo && (
          <p className="text-sm opacity-90">
            Lembaga ini belum menerima zakat lewat situs. Tunaikan melalui BAZNAS atau LAZ resmi di
            daerah Anda.
          </p>
        )}
      </div>
    </section>
  )
}
