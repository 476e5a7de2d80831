import { englishStem } from './english-words.ts'

/** English words of near meaning, of today and of the older translation. */
const groups = `
punishment punish torment doom chastisement retribution penalty penalties consequence
sign miracle portent evidence proof token
zakat alms almsgiving poor-due charity donate donation sadaqah
charity spend give donate almsgiving
merciful mercy beneficent gracious compassionate compassion kind kindness
patience patient steadfast persevere perseverance endure endurance hold
prayer pray worship salah salat namaz
supplication supplicate dua pray cry call invoke
taqwa pious piety righteous godfearing duty mindful evil
alcohol wine drink drunk intoxicant liquor beer
gambling gamble bet betting lottery chance maysir
interest usury riba bank loan
loan debt lend borrow owe debtor
paradise heaven garden jannah bliss eden
hell fire hellfire blaze jahannam gehenna
book scripture bible torah gospel
torah scripture moses jews
gospel injil bible jesus
unjust injustice oppress oppression oppressor tyrant tyranny wrong wrongdoer
corruption corrupt mischief spoil pollution environment
family relatives relative kin kindred kinsmen kinship near
kill murder slay homicide manslaughter
suicide kill yourself despair
help succour aid support assist helper
clothes clothing raiment garment dress cover wear
hijab veil headscarf cover cloak bosom modest modesty
modest modesty chaste chastity gaze private
adultery fornication zina lewd lewdness sex affair cheat indecency
homosexual homosexuality gay lust sodom lot
marriage marry wed wife husband spouse nikah
divorce separate separation iddah waiting
wife spouse woman mate
husband spouse mate
parents parent mother father
mother parent womb bore
father parent sire
child son daughter offspring seed kid baby
pregnant pregnancy womb bear conceive
orphan fatherless adopt adopted
woman women female lady girl
man men male mankind
inherit inheritance heir bequeath legacy will
forgive forgiveness pardon relent repent repentance absolve
repent repentance penitent relent turn sorry regret remorse
sin sins guilt crime misdeed transgression transgress iniquity wrong
proud pride arrogant arrogance boast boastful scorn haughty
humble humility lowly meek
envy jealous jealousy envier
greed greedy covet covetous avarice miser miserly hoard stingy niggard
wealth rich riches money property substance possession treasure
poor poverty needy indigent want
gossip backbite backbiting slander defame
slander accuse accusation calumny defame rumour rumor
lie liar falsehood untrue false lying deceive
honest honesty truthful truth sincere sincerity
promise covenant oath pledge pact treaty swear vow
anger angry rage wrath temper
sad sadness grieve grief sorrow depressed depression anxious anxiety worry
fear afraid scared dread awe worry
happy happiness joy rejoice glad
stress burden hardship ease difficulty relief
hardship difficulty trouble distress adversity affliction tribulation ordeal
trial test tests tempt tried affliction ordeal
hope despair mercy
lonely alone forsaken
love affection
hate hatred enmity loathe
enemy foe enmity
friend ally guardian protector companion
peace salam tranquil tranquillity reassurance rest calm
heart breast mind
soul spirit self
death die dead mortal grave
grave tomb buried burial
resurrection raise rising revive resurrect
judgment judgement reckoning account doomsday resurrection hour
doomsday hour last end world
scales weigh weight balance measure
angel angels gabriel
devil satan iblis demon shaitan
jinn ghost spirit demon genie
magic sorcery witchcraft wizard magician spell
evil eye envy harm
idol statue image worship partner shirk polytheist polytheism
polytheism idolatry idolater partner shirk associate
disbelief disbelieve disbeliever infidel kafir atheist unbeliever
atheist atheism deny disbelieve
hypocrite hypocrisy hypocritical munafiq
believe believer faith faithful trust
trust reliance rely tawakkul
prophet messenger apostle
jesus isa messiah christ mary
mary maryam virgin
crucify crucified crucifixion cross
trinity three
moses musa
pharaoh firaun
noah nuh ark flood ship
ship boat ark sail
flood drown deluge
abraham ibrahim
joseph yusuf
jacob yaqub
solomon sulaiman sulayman
david dawud psalms
job ayyub
jonah yunus whale fish
whale fish
lot lut
adam eve creation
create creation creator made make fashion
universe heavens world space cosmos
bigbang joined heavens asunder
earth land world
sky heavens heaven
mountain mountains hills peg
rain water cloud storm
sea ocean seas
sun moon orbit
star stars planet
embryo clot womb sperm drop fetus
evolution clay dust create
animal animals beast beasts cattle creature
dog hound hunting
pig pork swine
bee bees honey
ant ants
spider
bird birds fowl
food eat eating diet halal
halal lawful permitted allowed allow
haram unlawful forbid forbidden prohibit prohibited sacred ban
fast fasting ramadan
pilgrimage hajj umrah
mosque mosques masjid temple sanctuary
kaaba kabah house sanctuary
qibla face direction
ablution wudu wash wudhu clean
clean purify purity pure
friday congregation
night vigil tahajjud
war fight fighting battle jihad strive
jihad strive fight
terrorism kill innocent mischief
justice just fair equity equitable
witness testify testimony evidence
judge judging decide
thief steal theft rob robbery
weigh scale cheat defraud measure
trade business commerce merchandise bargain traffic buy sell
work labor effort strive earn job
knowledge know learn science study education wise
wisdom wise
think ponder reflect understand sense intellect
guidance guide lead right
reward recompense wage hire
work deed deeds works action
good righteousness kindness virtue
evil bad wicked ill
truth right
sick illness disease heal ill cure
heal healing cure
blind deaf dumb
old age aged elderly senile
young youth boy
neighbor neighbour
guest guests visitor hospitality
greeting greet salutation salute salam
traveller wayfarer travel journey
slave slaves captive freedom servant free
king kingdom sovereignty ruler
leader ruler authority obey
obey obedience submit
parents obey
consult consultation counsel shura
unity united divide sect cleave division
race tribe nation equality racism color language
religion faith islam compulsion
compulsion force coercion
free will choose choice
destiny fate decree decreed qadar predestination written ordained
provision sustenance rizq bounty livelihood provide
thankful gratitude grateful thanks
remember remembrance dhikr mention
sleep slumber
dream vision
time hour era
life living alive
waste squander prodigal extravagant extravagance wasteful
moderate moderation middle balance
mock mockery deride ridicule scoff bully bullying nickname
suspicion suspect spy
secret whisper conceal hide
play sport pastime amusement idle entertainment
music song idle
curse cursed
victory triumph win
army soldiers hosts troops
elephant
treasure gold silver
tree fruit
date palm
light lamp
iron
breastfeed suckle suck nurse weaning
menstruation menstruate period courses
bath wash ablution
beard head
forever eternal immortal abide everlasting
hypocrites say do
alone
secretly secret stealth
near close closer vein
revenge retaliation retaliate qisas requite
enough sufficient suffice
refuge protection protect shelter
purpose aim vain
`

/** The stems of near words, by stem. */
export const englishNear: ReadonlyMap<string, readonly string[]> = read()

function read(): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const line of groups.trim().split('\n')) {
    const stems = line.split(/[ -]/).map(englishStem)
    for (const stem of stems) {
      const own = found.get(stem) ?? new Set()
      for (const other of stems) if (other !== stem) own.add(other)
      found.set(stem, own)
    }
  }
  return new Map([...found].map(([stem, near]) => [stem, [...near]]))
}
