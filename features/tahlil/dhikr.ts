/** Remembrance (dhikr) that is not from the Quran: short, and the same in every book of tahlil. */
export type Dhikr = { arabic: string; latin: string; indonesian: string }

export type DhikrName =
  | 'hadiah'
  | 'tahlilTakbir'
  | 'irhamna'
  | 'hauqalah'
  | 'istigfar'
  | 'utama'
  | 'tahlil'
  | 'syahadat'
  | 'selawat'
  | 'tasbih'

/** A longer text waits until a scholar has reviewed it. */
export const dhikr: Readonly<Record<DhikrName, Dhikr>> = {
  hadiah: {
    arabic: 'إِلَى حَضْرَةِ النَّبِيِّ الْمُصْطَفَى مُحَمَّدٍ صَلَّى اللهُ عَلَيْهِ وَسَلَّمَ، الْفَاتِحَة',
    latin: "Ilā ḥaḍratin-nabiyyil-muṣṭafā muḥammadin ṣallallāhu 'alaihi wa sallam, al-fātiḥah.",
    indonesian:
      'Untuk Nabi pilihan, Muhammad, semoga rahmat dan keselamatan Allah tercurah kepadanya: Al-Fatihah.',
  },
  tahlilTakbir: {
    arabic: 'لَا إِلٰهَ إِلَّا اللهُ وَاللهُ أَكْبَرُ (وَلِلّٰهِ الْحَمْدُ)',
    latin: 'Lā ilāha illallāhu wallāhu akbar (wa lillāhil-ḥamd).',
    indonesian: 'Tiada tuhan selain Allah, dan Allah Mahabesar (dan segala puji bagi Allah).',
  },
  irhamna: {
    arabic: 'اِرْحَمْنَا يَا أَرْحَمَ الرَّاحِمِيْنَ',
    latin: 'Irḥamnā yā arḥamar-rāḥimīn.',
    indonesian: 'Rahmatilah kami, wahai Zat Yang Maha Penyayang di antara para penyayang.',
  },
  hauqalah: {
    arabic: 'وَلَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللهِ الْعَلِيِّ الْعَظِيْمِ',
    latin: "Wa lā ḥaula wa lā quwwata illā billāhil-'aliyyil-'aẓīm.",
    indonesian:
      'Tiada daya dan tiada kekuatan kecuali dengan pertolongan Allah Yang Mahatinggi lagi Mahaagung.',
  },
  istigfar: {
    arabic: 'أَسْتَغْفِرُ اللهَ الْعَظِيْمَ',
    latin: "Astagfirullāhal-'aẓīm.",
    indonesian: 'Aku memohon ampun kepada Allah Yang Mahaagung.',
  },
  utama: {
    arabic: 'أَفْضَلُ الذِّكْرِ فَاعْلَمْ أَنَّهُ لَا إِلٰهَ إِلَّا اللهُ',
    latin: "Afḍaluż-żikri fa'lam annahū lā ilāha illallāh.",
    indonesian: 'Zikir yang paling utama, ketahuilah, ialah: tiada tuhan selain Allah.',
  },
  tahlil: {
    arabic: 'لَا إِلٰهَ إِلَّا اللهُ',
    latin: 'Lā ilāha illallāh.',
    indonesian: 'Tiada tuhan selain Allah.',
  },
  syahadat: {
    arabic: 'لَا إِلٰهَ إِلَّا اللهُ مُحَمَّدٌ رَسُوْلُ اللهِ',
    latin: 'Lā ilāha illallāhu muḥammadur rasūlullāh.',
    indonesian: 'Tiada tuhan selain Allah, Muhammad utusan Allah.',
  },
  selawat: {
    arabic: 'اَللّٰهُمَّ صَلِّ عَلَى سَيِّدِنَا مُحَمَّدٍ، اَللّٰهُمَّ صَلِّ عَلَيْهِ وَسَلِّمْ',
    latin: "Allāhumma ṣalli 'alā sayyidinā muḥammad, allāhumma ṣalli 'alaihi wa sallim.",
    indonesian:
      'Ya Allah, limpahkanlah rahmat kepada junjungan kami, Nabi Muhammad. Ya Allah, limpahkanlah rahmat dan keselamatan kepadanya.',
  },
  tasbih: {
    arabic: 'سُبْحَانَ اللهِ وَبِحَمْدِهِ سُبْحَانَ اللهِ الْعَظِيْمِ',
    latin: "Subḥānallāhi wa biḥamdihī subḥānallāhil-'aẓīm.",
    indonesian: 'Mahasuci Allah, dan dengan memuji-Nya; Mahasuci Allah Yang Mahaagung.',
  },
}
