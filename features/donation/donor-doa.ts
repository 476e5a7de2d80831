/**
 * What the receiver prays for who gave: an-Nawawi, al-Adzkar, chapter on the dhikr of zakat, who takes it from
 * asy-Syafi‘i. The institution's sharia board must review the wording.
 */
export const donorDoa = {
  arabic: 'آجَرَكَ اللهُ فِيمَا أَعْطَيْتَ وَجَعَلَهُ لَكَ طَهُورًا وَبَارَكَ لَكَ فِيمَا أَبْقَيْتَ',
  latin: 'Ājarakallāhu fīmā a‘ṭaita, wa ja‘alahū laka ṭahūran, wa bāraka laka fīmā abqaita',
  meaning:
    'Semoga Allah memberi Anda pahala atas apa yang Anda berikan, menjadikannya penyuci bagi Anda, dan memberkahi apa yang Anda simpan.',
  source: 'Imam an-Nawawi, al-Adzkar',
} as const
