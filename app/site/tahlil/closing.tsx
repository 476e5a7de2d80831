import { SourceNote } from '#app/site/reader/source-note.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { IconName } from '#app/ui/icon.tsx'

type Props = {
  next: { to: string; label: string; icon: IconName }
  /** Shows the order of the tahlil and facts about it. */
  hasOrder?: boolean
}

/** What follows the reading: a donation in the name of the deceased, printing, and sources. */
export function Closing({ next, hasOrder = false }: Props) {
  return (
    <div className="grid gap-5 px-page lg:px-0">
      <div className="flex flex-wrap gap-2 print-hidden">
        <LinkButton look="ghost" to={next.to} icon={next.icon}>
          {next.label}
        </LinkButton>
        <Button look="quiet" icon="print" className="noscript:hidden" onClick={() => print()}>
          Cetak
        </Button>
      </div>
      <Card as="section" className="grid justify-items-start gap-2 p-5 print-hidden lg:p-6">
        <h2 className="text-lg">Sedekah atas nama almarhum</h2>
        <p className="text-muted">
          Niatkan pahalanya untuk orang tua, keluarga, atau sahabat yang telah mendahului kita.
        </p>
        <LinkButton to="/sedekah" icon="heart" className="mt-2">
          Sedekah sekarang
        </LinkButton>
      </Card>
      <div className="grid gap-2 print:-mx-page print:pt-3">
        {hasOrder && (
          <p className="text-sm text-muted">
            Urutan bacaan mengikuti buku Yasin dan tahlil yang lazim beredar, antara lain Majmu’
            Syarif; urutan dan jumlahnya dapat berbeda di tiap daerah. Tahlilan adalah tradisi
            Nusantara yang hidup terutama di kalangan Nahdlatul Ulama. Praktiknya berbeda antarormas
            Islam; ikutilah yang Anda yakini.
          </p>
        )}
        <SourceNote about="Yasin dan tahlil" />
      </div>
    </div>
  )
}
