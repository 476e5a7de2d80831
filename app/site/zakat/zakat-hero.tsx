import { LinkButton } from '#app/ui/button.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

/** Zakat in two sentences, with two links. Without a receiver, only the calculator link. */
export function ZakatHero({ payTo }: { payTo: string | undefined }) {
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
