import { Icon } from '#app/ui/icon.tsx'
import type { IntroductionWire } from '#features/quran/contract.ts'

/** What introduces a surah, folded until someone wants it; on paper it is open. */
export function SurahIntroduction({ isi, sumber, izin, tinjauan }: IntroductionWire) {
  return (
    <details className="group print-open mx-page rounded-card border border-line bg-surface lg:mx-0">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-3 font-semibold lg:px-7">
        Tentang surah ini
        <Icon name="down" className="size-5 text-primary group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4 leading-relaxed lg:px-7">
        {isi.map((part) => (
          <p key={part} data-pengantar="">
            {part}
          </p>
        ))}
        <p className="text-sm text-muted">{`Sumber: ${sumber} ${izin} ${tinjauan}`}</p>
      </div>
    </details>
  )
}
