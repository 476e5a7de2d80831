/** The intention as a common wording. The institution's sharia board must review it. */
export type Intention = { title: string; arabic: string; latin: string; meaning: string }

export const wealthIntention: Intention = {
  title: 'Zakat maal',
  arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ مَالِيْ فَرْضًا لِلّٰهِ تَعَالَى',
  latin: 'Nawaitu an ukhrija zakāta mālī farḍan lillāhi ta‘ālā',
  meaning: 'Aku berniat mengeluarkan zakat hartaku, fardu karena Allah Ta‘ala.',
}

export const fitrahIntention: Intention = {
  title: 'Zakat fitrah untuk diri sendiri',
  arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ الْفِطْرِ عَنْ نَفْسِيْ فَرْضًا لِلّٰهِ تَعَالَى',
  latin: 'Nawaitu an ukhrija zakātal-fiṭri ‘an nafsī farḍan lillāhi ta‘ālā',
  meaning: 'Aku berniat mengeluarkan zakat fitrah untuk diriku, fardu karena Allah Ta‘ala.',
}

export const familyIntention: Intention = {
  title: 'Zakat fitrah untuk diri sendiri dan keluarga',
  arabic: 'نَوَيْتُ أَنْ أُخْرِجَ زَكَاةَ الْفِطْرِ عَنِّيْ وَعَنْ جَمِيْعِ مَا يَلْزَمُنِيْ نَفَقَاتُهُمْ شَرْعًا فَرْضًا لِلّٰهِ تَعَالَى',
  latin:
    'Nawaitu an ukhrija zakātal-fiṭri ‘annī wa ‘an jamī‘i mā yalzamunī nafaqātuhum syar‘an farḍan lillāhi ta‘ālā',
  meaning:
    'Aku berniat mengeluarkan zakat fitrah untuk diriku dan semua yang wajib kunafkahi menurut syariat, fardu karena Allah Ta‘ala.',
}
