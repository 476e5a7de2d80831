import { isToldInEnglish } from './english-verses.ts'
import type { Search } from '../search-index.ts'
import { spelledWord } from './topic-words.ts'
import { wordsOf } from '../words/words.ts'

/**
 * English words of our own choice, with the Indonesian ones that verses and topics have. Longer phrases stand for more
 * than their words.
 */
const table = `
verse of the throne, throne verse = ayat kursi · day of judgment, day of judgement, judgment day, judgement day, last day, doomsday, day of resurrection, resurrection day, end times, end of the world, hour = hari kiamat
night of power, night of decree = lailatulqadar · straight path, right path = jalan yang lurus · people of the book = ahli kitab · people of the cave, sleepers of the cave, companions of the cave = ashabul kahfi
sons of adam, children of adam = anak adam · children of israel = bani israil · golden calf = patung anak sapi · lower gaze, lowering gaze, gaze = menahan pandangan · big bang = langit dan bumi dahulu menyatu · expanding universe, expanding = langit diluaskan
with hardship comes ease, after hardship comes ease, hardship ease, ease after hardship = bersama kesulitan ada kemudahan · no compulsion in religion, compulsion religion, compulsion = tidak ada paksaan dalam agama · kind to parents, good to parents, obey parents, respect parents, honor parents, dutiful to parents = berbakti kepada orang tua
parent, parents, mother and father = orang tua · mother, mothers, mom = ibu · father, dad = ayah · son, sons = anak laki-laki · daughter, daughters = anak perempuan · child, children, kid, kids = anak · offspring, descendant = keturunan · brother, brotherhood, brothers = persaudaraan · sister = saudara perempuan · family, families = keluarga
wife, wives, spouse = istri · husband = suami · marriage, marry, married, wedding, nikah = menikah · divorce, divorced = talak · dowry = mahar · adultery, fornication, zina = zina · polygamy = poligami · pregnant, pregnancy = mengandung · breastfeeding, breastfeed, nursing = menyusui · womb, embryo, fetus = rahim
women, woman, female, girl, ladies = perempuan · men, man, male = laki-laki · human, humans, mankind, humanity, humankind, people, person = manusia · right, rights = hak · equality, equal = setara · race, racism, nation, nations, tribe, tribes = suku bangsa
orphan, orphans = anak yatim · poor, needy, poverty = fakir miskin · charity, alms, give charity, giving, donate, donation, sadaqah, sadaqa = sedekah · zakat, zakah = zakat · spend, spending = menafkahkan · rich, wealth, money, riches, richness = harta · greed, greedy, greediness = serakah · stingy, miser, miserly, miserliness = kikir
extravagance, extravagant, waste, wasting, wasteful, squander = boros · usury, interest, riba = riba · debt, debts, loan, loans, lend, lending = utang · trade, business, selling, commerce = perdagangan · measure, weigh, scales, weights, weighing, cheating, cheat = timbangan · inheritance, inherit, heir, heirs, will = warisan · provision, sustenance, rizq, livelihood, income = rezeki
prayer, prayers, salah, salat, pray, praying, namaz = salat · prayer times, times of prayer = waktu salat · night prayer, tahajjud = salat malam · friday prayer, friday, jumuah = salat jumat · ablution, wudu = wudu · mosque, mosques, masjid = masjid · qibla, direction of prayer = kiblat · bow, prostrate, prostration = sujud
supplication, supplications, dua, duas, invocation = doa · answer prayer, accepted dua, call upon me = doa dikabulkan · fasting, fast, sawm, ramadan, ramadhan = puasa · hajj, pilgrimage, umrah, umra = haji · kaaba, kabah, kaba = kakbah · mecca, makkah = mekah · sacrifice, qurban, slaughter = kurban
remembrance of allah, remember allah, remember god, remembrance, dhikr, zikr = zikir · glorify, praise, glorification = bertasbih · worship, worshipping = ibadah · quran, koran, scripture, book = quran · recite, recitation, read, reading = membaca · revelation, revealed, revelations = wahyu · torah = taurat · gospel, bible = injil · psalms = zabur
faith, believe, belief, believing = iman · believer, believers, believing people = orang beriman · disbelief, disbeliever, disbelievers, unbeliever, unbelievers, infidel, infidels, disbelieve, kuffar = orang kafir · hypocrite, hypocrites, hypocrisy = munafik · polytheism, idolatry, shirk, idols, idol, polytheists, partners, associating = syirik
monotheism, oneness, tawhid, one god = keesaan allah · god, allah, lord = allah · mercy, merciful, compassion, compassionate = rahmat · forgive, forgiveness, forgiving, forgiven, pardon = ampunan · forgive others, forgive people, pardoning others = memaafkan orang lain · sin, sins, sinful, sinner, sinners = dosa · repentance, repent, tawbah, tawba = tobat · forgiveness of sins, sins forgiven = ampunan dosa
despair, hopeless, hopelessness, give up, lose hope, hope = putus asa · despair mercy, despair of mercy, despair of god mercy = putus asa dari rahmat allah · patience, patient, steadfast, steadfastness, perseverance, sabr, persevere, endure = sabar · gratitude, grateful, thankful, thanks, thankfulness, thank, shukr = syukur · trust, rely, reliance, tawakkul = tawakal
trust in allah, trust in god, trust allah, trust god, rely on allah = tawakal kepada allah · piety, pious, god fearing, taqwa, righteousness, righteous = takwa · fear allah, fear god, fear of god, fear of allah = takut kepada allah · fear, afraid, scared = takut · sincere, sincerity, ikhlas = ikhlas · humble, humility, modest = rendah hati · modesty, chastity, chaste = menjaga kehormatan
arrogance, arrogant, pride, proud, boast, boasting = sombong · anger, angry, rage, wrath = menahan amarah · envy, jealous, jealousy, hasad = dengki · backbiting, gossip, backbite, slander, gossiping = gibah · mock, mocking, mockery, ridicule, bully, bullying, nicknames, insult = mengolok-olok · suspicion, suspicious, spying, spy = prasangka · fake news, rumor, rumors, rumour, hoax, verify news = berita bohong
lie, lies, lying, liar, liars, falsehood, dishonest = dusta · truth, truthful, honest, honesty, truthfulness = jujur · promise, promises, covenant, oath, oaths, contract, contracts = menepati janji · trustworthy, trusts, entrusted = amanah · betray, betrayal, treachery = khianat · justice, just, fair, fairness, judge justly = adil · injustice, oppression, oppressor, oppressors, wrongdoers, unjust, tyranny = zalim
witness, testimony, testify = saksi · leader, leadership, ruler, authority, rulers = pemimpin · consultation, consult, shura = musyawarah · peace, peaceful, reconcile, reconciliation = perdamaian · war, battle, fight, fighting, fought = perang · jihad, strive, striving, struggle = jihad · martyr, martyrs, martyrdom = mati syahid · kill, killing, murder, murderer = membunuh · suicide, kill yourself = bunuh diri
steal, stealing, theft, thief, thieves = mencuri · alcohol, wine, intoxicants, drinking, drunk, intoxicant, liquor, beer = khamar · gambling, gamble, lottery = judi · alcohol and gambling, wine and gambling, intoxicants and gambling = khamar dan judi · pork, pig, pigs, swine = daging babi · food, eat, eating, lawful food, halal, halal food = makanan halal · forbidden, unlawful, haram, prohibited = haram · blood = darah
hijab, veil, headscarf, cover, covering, dress, clothing, clothes = jilbab · homosexuality, gay, sodomy = kaum lut · menstruation, menses, period = haid · love, loving = cinta · kindness, kind, good deeds, good deed, do good, goodness, doing good = berbuat baik · neighbor, neighbors, neighbour, neighbours = tetangga · friend, friends, friendship = teman · guest, guests = tamu · help each other, cooperation, cooperate, help one another, helping others = tolong-menolong dalam kebaikan
help, helping, victory, support = pertolongan · guidance, guide, guided = petunjuk · heart, hearts = hati · peace of heart, peaceful heart, heart find rest, hearts find rest, tranquility, calm, peace of mind, anxiety, anxious, stress, worry, worried, depression, depressed = hati tenang · sad, sadness, sorrow, grief, grieve, grieving = sedih · soul, spirit, self = jiwa · lonely, alone, loneliness = allah dekat · happiness, happy, joy = bahagia
hardship, hardships, difficulty, difficulties, hard times, suffering, adversity = kesulitan · test, tests, trial, trials, tested = cobaan · calamity, calamities, disaster, disasters, tragedy, affliction, loss, bad things, bad thing = musibah · sickness, illness, sick, disease, ill = sakit · healing, cure, heal, medicine = penyembuh · honey = madu · bee, bees = lebah · ant, ants = semut · spider = laba-laba · elephant = gajah · cow, heifer = sapi betina · dog = anjing · camel = unta · birds, bird, hoopoe = burung · fish, whale = ikan · animals, animal, cattle = binatang
death, die, dying, dead, fear of death, afraid of death, afraid to die = kematian · every soul shall taste death, taste of death, taste death = setiap yang bernyawa akan merasakan mati · grave, graves, barzakh = kubur · resurrection, resurrected, life after death, afterlife, hereafter = kebangkitan · paradise, heaven, garden, gardens, jannah = surga · heavens, sky, skies = langit · hell, hellfire, jahannam = neraka · hell fire, fire of hell = neraka · punishment, torment, punished, chastisement = azab · fire = api
hell fire punishment, punishment of hell = azab neraka · reward, rewards, rewarded = pahala · deeds, record of deeds, book of deeds = catatan amal · scale, balance, mizan = timbangan amal · intercession, intercede = syafaat · trumpet, horn = sangkakala · world, worldly, worldly life, life of this world, this life = kehidupan dunia · life = hidup · time = waktu
angel, angels = malaikat · angel of death = malaikat maut · gabriel, jibreel = jibril · satan, devil, shaytan, shaitan, satans, iblis = setan · satan is your enemy, satan enemy, enemy satan = setan musuh yang nyata · enemy, enemies = musuh · jinn, jinns, genie = jin · magic, sorcery, witchcraft, black magic = sihir · evil eye, evil, protection from evil = perlindungan dari kejahatan
prophet, prophets, messenger, messengers = nabi · muhammad, mohammed = muhammad · adam, eve, adam and eve = adam dan istrinya · noah, nuh = nuh · ark, flood, noah flood, noah ark, flood of noah = banjir nabi nuh · abraham, ibrahim = ibrahim · ishmael, ismael = ismail · isaac = ishak · jacob = yakub · joseph = yusuf · dream, dreams = mimpi · moses, musa = musa · aaron = harun · pharaoh, firaun = firaun · moses and pharaoh, pharaoh and moses = musa dan firaun
split sea, parting of the sea, red sea, parted sea, sea split = laut terbelah · staff, stick = tongkat · david, goliath = daud · david and goliath = daud dan jalut · solomon = sulaiman · queen of sheba, sheba = ratu balqis · job = ayub · jonah = yunus · lot = lut · zechariah, zachariah = zakaria · john = yahya · elijah = ilyas · jesus, christ, messiah = isa · jesus son of mary, son of mary = isa putra maryam · mary, virgin mary, birth of jesus = maryam
gog and magog, gog, magog = yakjuj dan makjuj · luqman = luqman · korah = qarun · christians, christian, trinity = nasrani · jews, jew = yahudi · muslim, muslims, islam, submission = islam · crucified, crucifixion, cross = penyaliban isa · disciples = hawariyun
create, created, creates, creation, creator = penciptaan · creation of man, creation of human, man created, human creation, man from clay, creation of man from clay, clay = penciptaan manusia dari tanah · creation of the heavens and the earth, heavens and earth, heavens and the earth, heaven and earth = penciptaan langit dan bumi · earth, land = bumi · universe = alam semesta · sun = matahari · moon = bulan · sun and moon = matahari dan bulan · star, stars = bintang · day and night, night and day = siang dan malam
night = malam · day = hari · water = air · rain = hujan · sea, ocean, seas = laut · two seas = dua laut · ship, ships = kapal · mountain, mountains = gunung · earthquake, earthquakes = gempa · wind, winds = angin · cloud, clouds, thunder, lightning = awan · tree, trees = pohon · fruit, fruits = buah · date, dates = kurma · olive, fig = zaitun · iron = besi · light = cahaya · darkness = kegelapan · environment, corruption on earth, pollution, corruption, mischief = kerusakan di bumi
knowledge, learn, learning, education, study, scholars, scholar, science = ilmu · seek knowledge, seeking knowledge, increase knowledge, increase me in knowledge = mencari ilmu · wisdom, wise = hikmah · think, reflect, ponder, reason, intellect, thinking, understand = berpikir · destiny, fate, predestination, qadr, decree = takdir · sign, signs, miracle, miracles = tanda kekuasaan allah · blessing, blessings, favor, favors, bounty = nikmat
greeting, greetings, salam = salam · permission, enter houses, entering houses = meminta izin masuk rumah · house, home, houses = rumah · travel, traveling, journey, traveler, travelers = perjalanan · work, effort, working, job seeking = bekerja · success, successful, succeed, prosper = beruntung · best, better = baik · competition, race to good, compete in good = berlomba dalam kebaikan · unity, united, division, rope of allah = berpegang teguh pada tali allah
slave, slaves, slavery = budak · freedom = merdeka · tolerance, to you your religion, your religion = untukmu agamamu · religion, religions = agama · migration, emigrate, hijrah = hijrah · throne = arasy · near, close = dekat · secret, unseen = gaib · soul taste = jiwa · old age, old, elderly = tua · youth, young = pemuda · eye, eyes, sight = penglihatan · tongue, speech, words, speak, talk = ucapan · vain, idle = sia-sia
created, made = menciptakan · who created the heavens and the earth, created the heavens and the earth = menciptakan langit dan bumi · rights of women, women rights, womens rights = hak perempuan · greed for wealth, love of wealth, love of money = bermegah-megahan mencintai harta · dua for parents, prayer for parents = doa untuk orang tua · how to repent, sincere repentance = tobat · charity to the poor, help the poor, feed the poor, feeding the poor = memberi makan orang miskin
prayer for, prayers for, pray for, prayer of, prayers of, supplication of, supplication for, dua of = doa · character, manners, morals, ethics, conduct, akhlaq, behavior = akhlak · good character, good manners = akhlak yang baik · play, amusement, game, entertainment = permainan dan senda gurau · music, song, songs, singing = nyanyian · forever, eternal, eternity, immortal = kekal · bad, evil deeds, wicked = kejahatan
repel evil, repel evil with good, respond evil with good = membalas kejahatan dengan kebaikan · justice against yourselves, just against yourselves, just even against yourselves = adil walau terhadap diri sendiri · spend in the way of allah, spending in the way of allah, spending wealth in the way of allah, spend in charity = menafkahkan harta di jalan allah · way of allah, path of allah, cause of allah = jalan allah
who is allah, who is god, what is allah = keesaan allah · women in islam, status of women, role of women = perempuan dalam islam · good wife, good husband, treat wife, treatment of wives, treat your wife = pergaulan suami istri yang baik · mother rights = jasa ibu · raise children, raising children, parenting = mendidik anak · infertility, childless, barren = mandul · miscarriage = kehilangan anak · losing a child, loss of a child, death of a loved one, losing a loved one, loved one death, death of child = kehilangan anak
healthy, health, body = tubuh · milk = susu · bread, hunger, hungry = lapar · thirst, thirsty, drink = minum · gold, silver, hoarding, hoard = menimbun emas dan perak · king, kingdom, queen = kerajaan · prison, jail, prisoner = penjara · well = sumur · cave = gua · garden owners = pemilik kebun · tower, palace = istana · blind = buta · deaf = tuli · cold, heat, hot = panas · shade, shadow = naungan · river, rivers = sungai
sleep, sleeping = tidur · laugh, laughing, cry, crying, weep, tears = menangis · smile = senyum · walk, walking = berjalan · listen, hear, hearing = mendengar · see, seeing, look = melihat · ask, asking, question, questions = bertanya · answer, answers, answered = dikabulkan · forget, forgetful, heedless = lupa · remember, remembering, reminder = ingat · return = kembali · change, change yourself, change condition, change people = mengubah keadaan suatu kaum · choose, choice, free will = kehendak · leave, abandon = meninggalkan
argue, argument, debate, dispute, quarrel, arguing = berdebat dengan baik · neighbors rights = tetangga · needy untoldr, beggar, beggars = peminta-minta · relatives, relative, kinship, family ties, ties of kinship = kerabat · orphans property = harta anak yatim · bribery, bribe, bribes = suap · fraud, deceive, deception = curang · robbery = merampok · rape = zina · abortion, killing children, infanticide = membunuh anak · tattoo, plastic surgery, changing creation = mengubah ciptaan allah · astrology, fortune telling, fortune teller, horoscope = ramalan
perform, establish = mendirikan · blame, regret, remorse = menyesal · shy, shame = malu · generous, generosity = dermawan · brave, courage = berani · weak, weakness = lemah · lazy, laziness = malas · hasty, haste, hurry = tergesa-gesa · moderation, moderate, balance life = pertengahan · obligation, duty, duties = kewajiban · law, laws, rule, rules = hukum · limit, limits, boundaries = batas · permissible, lawful, allowed = halal · clean, cleanliness, purity, purification, pure = bersuci · bath, ghusl = mandi junub
mercy for all worlds, mercy to the worlds = rahmat bagi seluruh alam · first revelation, first verse = wahyu pertama · last revelation, perfected religion = agama sempurna · seal of the prophets, last prophet, final prophet = penutup para nabi · preserve quran, preservation of quran, quran preserved = alquran dijaga · challenge, produce a surah, challenge of the quran = tantangan membuat surah · names of allah, beautiful names, 99 names = asmaulhusna · fitrah, nature = fitrah · verily, indeed = sungguh
reliance, whoever relies on allah, whoever puts trust in allah = tawakal kepada allah · allah does not burden a soul, burden a soul, burden, overburden, soul beyond = allah tidak membebani seseorang · remembrance of allah hearts find rest, hearts find peace = hati tenang · closer than jugular vein, jugular vein = lebih dekat daripada urat leher · kill one person, killed all mankind, kills a soul = membunuh seorang manusia seakan-akan membunuh semua manusia · call me i will answer, call upon me i will respond = doa dikabulkan · best of planners, planner, plan, plans, plot = tipu daya
good life, purpose of life, why we exist, purpose of creation, meaning of life = tujuan hidup · save life, saving a life, save one life = memelihara kehidupan seorang manusia · mercy of allah, mercy of god, god mercy, allah mercy = rahmat allah · night journey, isra = isra · luxury = kemewahan · obey, obedience = taat · strength, power, strong = kekuatan · protect, protection, refuge = perlindungan
`

/** English words between the others. */
const small = new Set(
  (
    'a an the of in on at to for from by with and or but not no is are was were be been do does did doing have has had ' +
    'how what who whom whose when where why which that this these those there it its he she him her his they them their ' +
    'we us our i me my mine you your yours can could should would will shall may must about into over upon between among ' +
    'if as than then so very all any every each some more most much many one two other say says said tell tells mean ' +
    'means meaning verse verses surah ayah chapter story stories islamic comes come go goes get make makes makes find ' +
    'thing things happen happens happened treat five well first want need please give us know really always never still ' +
    'like up out during before after against towards toward through s t ' +
    'feel feeling am just because only back away myself yourself himself herself themselves ourselves something anything everything nothing ' +
    'someone anyone everyone nobody already yet again also too even while though although without within own same such other others ' +
    'let got going gone having been being keep kept take took put seem seems look looks try trying tried become became said told ' +
    'deal dealing cope handle allowed today anymore'
  ).split(' '),
)

const byPhrase = new Map<string, string>()
for (const entry of table.trim().split(/ · |\n/)) {
  const [names = '', meaning = ''] = entry.split(' = ')
  for (const name of names.split(', ')) {
    if (!byPhrase.has(name)) byPhrase.set(name, meaning)
    const bare = name.split(' ').filter((word) => !small.has(word))
    if (bare.length > 1 && !byPhrase.has(bare.join(' '))) byPhrase.set(bare.join(' '), meaning)
  }
}
const ofPhrases = new Set(
  [...byPhrase.keys()].flatMap((name) => name.split(' ')).filter((word) => !small.has(word)),
)
const LONGEST = 7
const LONG = 4
const SURELY_ENGLISH = /^(?:...+|of|to|by|be|or|we)$/

/** The Indonesian words for an English query; undefined for any other. */
export function fromEnglish(
  { words: index, topics }: Pick<Search, 'words' | 'topics'>,
  typed: string,
): string | undefined {
  const words = wordsOf(typed.replace(/[’']s\b/g, '')).map(({ text }) => text)
  const isIndonesian = (word: string) =>
    !small.has(word) && (index.idOf.has(word) || topics.own.has(word))
  const english = words.filter((word) => !isIndonesian(word))
  if (english.length === 0 || english.length < words.length / 2) return undefined
  const isEnglish = (word: string) => singular(word) !== undefined || ofPhrases.has(word)
  // A few words that nobody translated are left out of a sentence that is surely English.
  const untold = words.filter((word) => !small.has(word) && !isEnglish(word) && !isIndonesian(word))
  const isSentence = words.some((word) => small.has(word) && SURELY_ENGLISH.test(word))
  if (untold.length > (isSentence ? words.length / 3 : 0)) return undefined
  // Shorter words are Latin of Arabic as well: 'man', 'in'.
  const isPhrase = words.length > 1 && byPhrase.has(words.join(' '))
  if (!isPhrase && !words.some((word) => word.length >= LONG && isEnglish(word))) return undefined
  return translated(words, isIndonesian).join(' ') || undefined
}

/** The share of English words from which a query is English. */
const MOSTLY = 0.6

/** True for a query whose words are mostly English, whether or not they were translated. */
export function isEnglish(
  search: Pick<Search, 'words' | 'topics' | 'wordings' | 'english'>,
  typed: string,
): boolean {
  const { words: index, topics } = search
  const words = wordsOf(typed.replace(/[’']s\b/g, '')).map(({ text }) => text)
  const isKnown = (word: string) => singular(word) !== undefined || isToldInEnglish(search, word)
  const english = words.filter((word) => small.has(word) || isKnown(word))
  // "taqwa" is Indonesian in another spelling.
  const isIndonesian = (word: string) =>
    index.idOf.has(word) || topics.own.has(word) || index.idOf.has(spelledWord(word))
  const telling = english.filter(
    (word) => word.length >= LONG && isKnown(word) && !isIndonesian(word),
  )
  return telling.length > 0 && english.length >= MOSTLY * words.length
}

type Known = (word: string) => boolean

/** The longest phrases first; words that only join others are left out. */
function translated(words: readonly string[], isKnown: Known): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const [taken, meaning] = longestAt(words, at, isKnown)
    if (meaning !== undefined && !found.includes(meaning)) found.push(meaning)
    at += taken
  }
  return found
}

function longestAt(
  words: readonly string[],
  at: number,
  isKnown: Known,
): [taken: number, meaning?: string] {
  for (let count = Math.min(LONGEST, words.length - at); count > 1; count -= 1) {
    const own = words.slice(at, at + count)
    const meaning =
      byPhrase.get(own.join(' ')) ?? byPhrase.get(own.filter((w) => !small.has(w)).join(' '))
    if (meaning !== undefined && (byPhrase.has(own.join(' ')) || !small.has(own.at(-1) ?? '')))
      return [count, meaning]
  }
  const word = words[at] as string
  return [
    1,
    singular(word) ??
      (isKnown(word) && !small.has(word) && !ofPhrases.has(word) ? word : undefined),
  ]
}

function singular(word: string): string | undefined {
  if (small.has(word) && !byPhrase.has(word)) return undefined
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/our(s?)$/, 'or$1'),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ing|ed)$/, ''),
    word.replace(/(?:ing|ed)$/, 'e'),
  ]
  for (const form of forms) if (byPhrase.has(form)) return byPhrase.get(form)
  return undefined
}
