import type { ReviewedPassage } from '#platform/db/schema/schema-review.ts'
import type { TextKey } from '#features/scholar-review/scholar-review.ts'

/** A wording that is in common use, with where it is from: what the desk gives a scholar to review. */
type CommonWording = { title: string; passage: ReviewedPassage; source: string }

/**
 * The intentions of zakat, and what the receiver prays for who gave: an-Nawawi, al-Adzkar, chapter on the dhikr of
 * zakat, who takes it from asy-Syafi‘i.
 */
export const commonWordings = {
  'zakat.niat-maal': {
    title: 'Zakat maal',
    passage: {
      arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ مَالِيْ فَرْضًا لِلّٰهِ تَعَالَى',
      latin: 'Nawaitu an ukhrija zakāta mālī farḍan lillāhi ta‘ālā',
      indonesian: 'Aku berniat mengeluarkan zakat hartaku, fardu karena Allah Ta‘ala.',
    },
    source: 'Lafal yang umum dipakai',
  },
  'zakat.niat-fitrah': {
    title: 'Zakat fitrah untuk diri sendiri',
    passage: {
      arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ الْفِطْرِ عَنْ نَفْسِيْ فَرْضًا لِلّٰهِ تَعَالَى',
      latin: 'Nawaitu an ukhrija zakātal-fiṭri ‘an nafsī farḍan lillāhi ta‘ālā',
      indonesian: 'Aku berniat mengeluarkan zakat fitrah untuk diriku, fardu karena Allah Ta‘ala.',
    },
    source: 'Lafal yang umum dipakai',
  },
  'zakat.niat-keluarga': {
    title: 'Zakat fitrah untuk diri sendiri dan keluarga',
    passage: {
      arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ الْفِطْرِ عَنِّيْ وَعَنْ جَمِيْعِ مَا يَلْزَمُنِيْ نَفَقَاتُهُمْ شَرْعًا فَرْضًا لِلّٰهِ تَعَالَى',
      latin:
        'Nawaitu an ukhrija zakātal-fiṭri ‘annī wa ‘an jamī‘i mā yalzamunī nafaqātuhum syar‘an farḍan lillāhi ta‘ālā',
      indonesian:
        'Aku berniat mengeluarkan zakat fitrah untuk diriku dan semua yang wajib kunafkahi menurut syariat, fardu karena Allah Ta‘ala.',
    },
    source: 'Lafal yang umum dipakai',
  },
  'donasi.doa': {
    title: 'Doa bagi yang berdonasi',
    passage: {
      arabic: 'آجَرَكَ اللهُ فِيمَا أَعْطَيْتَ وَجَعَلَهُ لَكَ طَهُورًا وَبَارَكَ لَكَ فِيمَا أَبْقَيْتَ',
      latin: 'Ājarakallāhu fīmā a‘ṭaita, wa ja‘alahū laka ṭahūran, wa bāraka laka fīmā abqaita',
      indonesian:
        'Semoga Allah memberi Anda pahala atas apa yang Anda berikan, menjadikannya penyuci bagi Anda, dan memberkahi apa yang Anda simpan.',
    },
    source: 'Imam an-Nawawi, al-Adzkar',
  },
} satisfies Partial<Record<TextKey, CommonWording>>

export type CommonKey = keyof typeof commonWordings
