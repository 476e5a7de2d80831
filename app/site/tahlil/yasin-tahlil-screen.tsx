import { useSearchParams } from 'react-router'
import { Tabs } from '#app/ui/tabs.tsx'
import type { SurahPage } from '#features/quran/page.server.ts'
import type { TahlilReading } from '#features/tahlil/tahlil.ts'
import { partIn } from './parts.ts'
import { TahlilPart } from './tahlil-part.tsx'
import { YasinPart } from './yasin-part.tsx'

type Props = {
  /** Data from the server; null after a navigation in the browser. */
  yasin: SurahPage['data'] | null
  tahlil: TahlilReading[]
}

/** The screen with surah Yasin and the tahlil as two tabs. */
export function YasinTahlil({ yasin, tahlil }: Props) {
  const [search] = useSearchParams()
  const isTahlil = partIn(search) === 'tahlil'
  const tabs = (
    <div className="px-page pt-1 print-hidden lg:px-0">
      <Tabs
        label="Bagian"
        tabs={[
          { to: '/yasin-tahlil', label: 'Yasin', isHere: !isTahlil },
          { to: '/yasin-tahlil?bagian=tahlil', label: 'Tahlil', isHere: isTahlil },
        ]}
      />
    </div>
  )
  return (
    <div className="booklet">
      {isTahlil ? (
        <TahlilPart readings={tahlil} tabs={tabs} />
      ) : (
        <YasinPart page={yasin} tabs={tabs} />
      )}
    </div>
  )
}
