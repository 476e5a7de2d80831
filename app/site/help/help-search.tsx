import { Form } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Rosette, StarPattern } from '#app/ui/star.tsx'

/** The search field of the help centre; a plain form that needs no script. */
export function HelpSearch({ typed }: { typed: string }) {
  return (
    <section className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id="bantuan" className="opacity-6" />
      <Rosette className="pointer-events-none absolute -top-24 -right-28 size-72 text-accent opacity-25 lg:-top-20 lg:right-[8%] lg:size-[26rem] lg:opacity-20" />
      <div className="relative mx-auto grid max-w-wide gap-4 px-page py-7 lg:gap-5 lg:py-14">
        <div className="grid gap-1.5">
          <h1 className="text-3xl">Ada yang bisa kami bantu?</h1>
          <p className="opacity-90 lg:text-lg">
            Cari jawabannya, atau tulis kepada kami. Setiap pesan kami balas.
          </p>
        </div>
        <Form action="/pusat-bantuan" method="get" role="search" className="max-w-form">
          <label htmlFor="cari-bantuan" className="sr-only">
            Cari di pusat bantuan
          </label>
          <div className="relative">
            <input
              key={typed}
              id="cari-bantuan"
              type="search"
              name="q"
              defaultValue={typed}
              maxLength={80}
              required
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Misalnya: sudah bayar"
              className="min-h-14 w-full rounded-field border border-transparent bg-surface pr-14 pl-5 text-ink placeholder:text-muted focus-visible:outline-on-hero"
            />
            <button
              type="submit"
              aria-label="Cari"
              className="absolute inset-y-1.5 right-1.5 grid w-11 place-items-center rounded-field bg-primary text-on-primary hover:bg-primary-strong"
            >
              <Icon name="search" className="size-5.5" />
            </button>
          </div>
        </Form>
      </div>
    </section>
  )
}
