import { Rosette, StarPattern } from '#app/ui/star.tsx'

type Props = { id: string; title: string; text: string }

/** The heading of a donation theme, with one sentence that explains it. */
export function ThemeHead({ id, title, text }: Props) {
  return (
    <header className="relative overflow-hidden bg-linear-150 from-hero to-hero-deep text-on-hero">
      <StarPattern id={`${id}-stars`} className="text-on-hero opacity-6" />
      <Rosette className="pointer-events-none absolute -top-24 -right-24 size-72 text-accent opacity-20 lg:-top-32 lg:right-24 lg:size-[28rem]" />
      <div className="relative mx-auto grid max-w-wide gap-2 px-page py-9 lg:py-14">
        <h1 className="max-w-[20ch] text-2xl lg:text-3xl">{title}</h1>
        <p className="max-w-[38rem] opacity-90 lg:text-lg">{text}</p>
      </div>
    </header>
  )
}
