import { useMemo } from 'react'
import { surahInPage } from '#app/site/quran/surah-in-page.ts'
import { surahStore } from '#app/site/quran/surah-store.ts'
import { useLoaded } from '#app/client/use-loaded.ts'
import type { SurahPage } from '#features/quran/page.server.ts'

const YASIN = 36

/** Surah Yasin from the page, else from the API. In reading mode the page holds only the Arabic. */
export function useYasin(page: SurahPage['data'] | null, isMushaf: boolean) {
  const fromPage = useMemo(() => page && surahInPage(YASIN, page), [page])
  return useLoaded(surahStore, YASIN, { fromPage, isPersonal: true, isWhole: !isMushaf })
}
