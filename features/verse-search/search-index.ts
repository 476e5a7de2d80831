import { foldArabic } from './script/fold-arabic.ts'
import { foldLatin } from './script/fold-latin.ts'
import { type Jumper, jumper } from './place/jump.ts'
import { type LetterIndex, letterIndexBuilder } from './script/letter-index.ts'
import {
  type ScriptData,
  type ScriptIndex,
  scriptIndexBuilder,
  scriptIndexOf,
} from './script/script-index.ts'
import {
  type MeaningData,
  type MeaningIndex,
  meaningIndexOf,
  meaningIndexBuilder,
} from './meaning/meaning-index.ts'
import { type TopicIndex, topicIndex } from './meaning/topic-index.ts'
import type { SearchText, MoreOfVerse, SearchVerse } from './types.ts'
import { verseMeaningBuilder } from './meaning/verse-meaning.ts'
import { type WordingIndex, wordingIndex } from './meaning/wording-index.ts'
import { askedSubjects } from './meaning/wordings.ts'
import { englishStems } from './meaning/english-words.ts'
import { tellingStems } from './meaning/topic-words.ts'
import { wordIndexBuilder, type WordData, type WordIndex, wordIndexOf } from './words/word-index.ts'
import { verseKey } from '#features/quran/verse-key.ts'

/** What verses say, in English words of our own: there is no English translation here under a free licence. */
export const toldEnglish = `
1:1 name god merciful compassionate basmala opening · 1:2 praise god lord worlds · 1:4 master day judgment owner · 1:5 you alone we worship ask help · 1:6 guide us straight path · 1:7 path favored not angry astray
2:2 book no doubt guidance righteous · 2:7 seal hearts hearing veil · 2:8 hypocrites say believe · 2:10 disease hearts lie · 2:11 corruption earth reformers · 2:22 earth bed sky canopy rain fruit provision · 2:23 produce surah like it challenge doubt · 2:24 hell fuel people stones · 2:25 gardens rivers paradise good news pure spouses · 2:26 mosquito gnat example · 2:28 dead gave life death again return · 2:29 created everything earth seven heavens · 2:30 angels vicegerent successor khalifah create human · 2:31 taught adam names · 2:34 angels bow prostrate adam satan iblis refused · 2:35 adam wife garden tree forbidden fruit · 2:36 satan slip fall eden expelled · 2:37 adam words repentance · 2:42 mix truth falsehood hide conceal · 2:43 establish prayer give charity zakat bow · 2:44 tell others righteous forget yourselves hypocrite preach · 2:45 seek help patience prayer · 2:48 day no soul help intercession · 2:50 parted sea drowned pharaoh · 2:51 forty nights moses calf · 2:57 manna quails cloud · 2:60 rock twelve springs staff · 2:62 jews christians sabians reward believe · 2:67 cow sacrifice moses · 2:74 hearts hardened stone rocks · 2:79 write scripture own hands forge · 2:83 parents relatives orphans speak kindly · 2:97 gabriel enemy · 2:102 magic sorcery harut marut witchcraft · 2:110 prayer zakat good send ahead · 2:115 east west wherever turn face god · 2:117 originator be and it is · 2:120 jews christians never pleased · 2:124 abraham tested leader · 2:125 kaaba house abraham station · 2:126 abraham peaceful city · 2:127 abraham ishmael raise foundations kaaba accept · 2:128 our lord submissive muslims · 2:136 believe all prophets no distinction · 2:143 middle nation moderate community witness · 2:144 turn face sacred mosque qibla direction · 2:148 race compete good · 2:152 remember me i will remember you grateful · 2:153 patience prayer god with patient · 2:154 killed martyrs alive not dead · 2:155 test fear hunger loss wealth lives fruits hardship trials patient died lost · 2:156 belong to god return innalillahi calamity died death passed away loss grief mother father · 2:157 blessings mercy patient bereaved · 2:158 safa marwa hajj · 2:163 one god · 2:164 signs creation ships wind clouds night day · 2:165 love god more · 2:168 eat lawful good footsteps satan · 2:170 follow forefathers tradition · 2:172 eat good things thankful · 2:173 forbidden carrion blood pork swine necessity · 2:177 righteousness not faces east west charity patience · 2:178 retaliation murder blood money forgive · 2:180 will bequest death · 2:183 fasting prescribed ramadan · 2:184 fasting sick traveler make up ransom · 2:185 ramadan quran revealed ease not hardship · 2:186 near call answer prayer alone lonely close listens dua · 2:187 fasting night wives garment dawn eat drink · 2:188 bribery bribe judges wealth unjustly · 2:190 fight those who fight you transgress defense war · 2:191 persecution worse than killing · 2:195 destruction own hands suicide harm yourself smoking · 2:196 hajj umrah complete · 2:197 hajj no quarrel provision best · 2:201 our lord give us good this world hereafter protect fire · 2:205 destroy crops corruption environment · 2:208 enter islam completely · 2:213 mankind one nation · 2:214 enter paradise trials help god near when · 2:215 spend parents orphans needy traveler · 2:216 hate good love bad perhaps you dislike something best plan heartbreak breakup rejection disappointment fighting · 2:217 sacred month apostasy leave religion · 2:219 wine gambling alcohol drinking drunk sin benefit · 2:220 orphans · 2:221 marry non muslim idolater interfaith · 2:222 menstruation period · 2:223 wives field · 2:225 oaths unintentional · 2:228 divorced women wait three periods · 2:229 divorce twice · 2:230 third divorce remarry · 2:231 divorce kindness harm · 2:233 breastfeed two years nursing mothers · 2:234 widows wait four months ten days · 2:235 propose widow · 2:238 guard prayers middle prayer · 2:245 loan god · 2:249 small group defeat large army goliath saul · 2:250 our lord pour patience firm steps prayer · 2:251 david killed goliath · 2:255 throne living never sleeps slumber protector · 2:256 no compulsion religion convert force · 2:257 darkness light protector · 2:258 abraham king sun east west · 2:259 hundred years dead donkey · 2:260 abraham four birds hearts · 2:261 spend seven hundred grain charity · 2:262 charity reminders · 2:263 kind word better charity · 2:264 show off charity cancel · 2:267 give good things charity · 2:268 satan poverty · 2:269 wisdom · 2:271 charity secret public · 2:274 spend night day secret · 2:275 usury interest trade riba bank · 2:276 usury destroys · 2:278 give up usury · 2:280 debtor hardship postpone debt time forgive loan struggling · 2:282 write debt contract witnesses · 2:283 pledge testimony conceal · 2:285 messenger believed angels books · 2:286 does not burden soul beyond capacity bear forget mistake overwhelmed stress
3:7 clear verses allegorical · 3:8 do not let hearts deviate · 3:14 love desires women children gold · 3:19 religion god islam · 3:26 owner sovereignty power king · 3:28 disbelievers allies · 3:31 love god follow me prophet · 3:35 imran wife vow · 3:37 mary zechariah provision · 3:38 zechariah prayer child righteous offspring children · 3:42 mary chosen women · 3:45 mary word jesus messiah · 3:47 mary virgin child · 3:49 jesus miracles blind bird clay · 3:54 plan best planners plot · 3:55 jesus raised · 3:59 jesus adam dust · 3:64 common word people book · 3:85 other religion than islam accepted · 3:92 righteousness spend love · 3:96 first house mecca · 3:97 pilgrimage hajj duty able · 3:102 die muslims fear · 3:103 rope divided unity together hold · 3:104 enjoin good forbid evil · 3:110 best nation · 3:118 intimates outsiders · 3:123 badr · 3:130 usury doubled · 3:133 hasten forgiveness garden wide · 3:134 restrain anger forgive people · 3:135 sin remember god forgiveness · 3:139 do not weaken grieve superior sad · 3:140 days alternate · 3:145 die permission · 3:147 forgive sins firm · 3:159 gentle consult trust lenient · 3:160 god helps none overcome · 3:169 martyrs alive · 3:173 sufficient god disposer scared · 3:175 satan frightens · 3:180 stingy withhold · 3:185 every soul taste death · 3:186 tested wealth hurt words · 3:190 creation heavens earth signs · 3:191 remember standing sitting reflect in vain · 3:193 forgive sins die righteous · 3:195 deeds male female not lost · 3:200 patience persevere
4:1 one soul women kinship mankind · 4:2 orphans property · 4:3 marry two three four wives polygamy justice orphans · 4:4 dowry bridal gift · 4:6 orphans age · 4:7 inheritance men women share · 4:10 orphans wealth fire bellies · 4:11 inheritance children male female · 4:12 inheritance spouse · 4:17 repentance accept soon · 4:18 repentance death too late · 4:19 live kindly wives inherit women force · 4:23 forbidden marry mothers daughters · 4:24 married women forbidden · 4:28 man weak · 4:29 wealth wrongly trade kill yourselves suicide · 4:32 envy wish others · 4:34 men women maintainers obedient · 4:35 arbiter breach husband wife · 4:36 parents neighbors kin traveler kindness · 4:40 atom weight injustice · 4:43 drunk prayer dry ablution · 4:48 does not forgive associating partners · 4:56 skins roasted fire · 4:58 trusts judge justice render · 4:59 obey messenger authority · 4:69 prophets martyrs company · 4:75 oppressed fight weak · 4:76 plot satan weak · 4:78 death find you towers wherever · 4:79 good from god evil yourself · 4:82 ponder quran contradiction · 4:86 greeting return better · 4:92 kill by mistake blood money accident · 4:93 kill believer intentionally · 4:95 strive jihad ranks · 4:97 emigrate earth spacious · 4:100 emigrate refuge · 4:101 travel shorten prayer · 4:103 prayer fixed times · 4:110 evil seek forgiveness · 4:112 accuse innocent slander · 4:116 associate partners · 4:119 change creation satan · 4:124 deeds male female paradise · 4:125 abraham friend · 4:128 wife fears husband · 4:129 equal between wives · 4:135 justice witness against yourselves parents · 4:140 mock verses do not sit · 4:142 hypocrites lazy prayer show · 4:145 hypocrites lowest depth fire · 4:148 public evil words wronged · 4:157 not crucified killed appeared · 4:158 raised jesus · 4:171 trinity three people book · 4:176 inheritance siblings
5:1 fulfill contracts agreements · 5:2 cooperate righteousness sin help · 5:3 forbidden food pork perfected religion · 5:5 food people book marry · 5:6 wash faces ablution wudu · 5:8 justice hatred enemy fair · 5:27 cain abel sons adam sacrifice · 5:30 murdered brother cain · 5:31 crow raven bury · 5:32 kill soul kills all mankind saves life · 5:33 robbers spread corruption punishment · 5:38 thief cut hands steal theft · 5:45 life for life eye for eye · 5:48 law compete good one nation · 5:51 jews christians allies friends · 5:54 love god beloved apostate · 5:72 messiah god disbelieved · 5:73 trinity third of three · 5:75 messiah messenger mother ate food · 5:82 christians nearest affection friends · 5:87 lawful forbid · 5:89 oaths expiation ten poor · 5:90 intoxicants gambling idols alcohol wine drinking satan · 5:91 enmity wine gambling prayer · 5:95 hunting pilgrim ihram · 5:96 sea food fish · 5:101 do not ask questions · 5:110 jesus favors · 5:114 table heaven · 5:116 jesus worship mother
6:17 harm remove · 6:32 worldly life play amusement · 6:38 animals communities birds · 6:50 unseen treasures · 6:59 keys unseen leaf falls knows land sea · 6:60 souls night sleep · 6:76 abraham star · 6:95 splits seed grain · 6:97 stars guide darkness · 6:99 rain plants fruits · 6:103 vision cannot grasp see god · 6:108 do not insult idols gods · 6:116 majority most people astray · 6:118 eat name god · 6:125 breast open islam tight sky · 6:141 harvest due waste · 6:151 ten commandments children poverty parents · 6:152 full measure orphan justice · 6:159 sects divide religion · 6:160 ten times good deed · 6:162 my prayer sacrifice life death · 6:164 bear burden another
7:8 weighing scales · 7:12 satan refused fire clay better · 7:13 satan expelled arrogant · 7:16 satan lie in wait · 7:20 satan whispered · 7:23 wronged ourselves forgive adam eve · 7:26 clothing cover · 7:27 satan sees you · 7:31 eat drink not waste excess extravagant eating too much adornment mosque · 7:34 term nation hour · 7:40 camel needle eye · 7:46 heights · 7:54 six days throne creation · 7:55 call humbly secret · 7:56 corruption earth after order environment · 7:57 winds rain dead land · 7:80 lot homosexuality men · 7:81 men desire · 7:96 blessings heaven earth · 7:107 staff serpent · 7:126 patience die muslims · 7:143 moses see god mountain · 7:148 calf · 7:156 mercy encompasses all good world · 7:157 unlettered prophet torah gospel · 7:172 children adam testify lord · 7:179 hearts eyes ears cattle heedless hell · 7:180 beautiful names · 7:187 hour when knowledge · 7:199 forgive ignorant turn away · 7:200 satan refuge · 7:204 listen quran silent · 8:2 hearts tremble faith · 8:9 thousand angels · 8:28 wealth children trial · 8:30 plot planners · 8:46 dispute lose strength · 8:53 favor change condition · 8:60 prepare power horses · 8:61 peace incline · 9:5 kill polytheists sacred months · 9:6 idolater protection · 9:18 mosques maintain · 9:23 fathers brothers allies · 9:24 love family wealth more · 9:29 jizya · 9:34 hoard gold silver · 9:36 twelve months year number sacred · 9:40 cave do not grieve god with us sad lonely · 9:51 decreed nothing befall trust · 9:60 zakat recipients poor needy · 9:71 believers men women allies · 9:103 charity purify · 9:105 work deeds see · 9:111 purchased lives paradise · 9:119 truthful honest · 9:122 study religion group · 9:128 messenger concerned merciful · 9:129 sufficient throne
10:5 sun light moon phases · 10:12 affliction calls forgets · 10:44 people wrong themselves · 10:57 healing breasts · 10:62 friends god no fear · 10:90 pharaoh drowning believe · 10:92 pharaoh body saved preserved · 10:99 compel people believe force · 10:107 harm remove bounty · 11:6 provision creature rizq · 11:41 ride name god ship · 11:42 noah son waves · 11:44 earth swallow water judi · 11:114 prayer ends day good deeds remove evil · 12:4 joseph eleven stars dream · 12:10 joseph well throw · 12:15 joseph well bottom brothers threw · 12:18 false blood patience beautiful · 12:23 seduce joseph doors · 12:31 women cut hands · 12:33 prison dearer · 12:36 prison dreams · 12:43 king dream cows · 12:53 soul inclines evil · 12:55 storehouses · 12:84 blind grief jacob · 12:86 complain grief sorrow only god · 12:87 despair mercy god · 12:92 no blame forgive brothers · 12:101 die muslim righteous · 12:111 stories lesson · 13:2 heavens without pillars · 13:11 change people condition themselves · 13:13 thunder praises · 13:17 foam parable · 13:21 kinship join · 13:23 eden parents spouses · 13:28 remembrance hearts rest peace anxiety calm depressed · 14:7 grateful increase thankful thank · 14:24 good word tree · 14:34 count favors blessings · 14:37 valley uncultivated · 14:40 establish prayer offspring · 14:41 forgive parents · 14:42 unaware wrongdoers oppressors · 15:9 preserve guard reminder · 15:22 winds fertilizing · 15:26 clay black mud · 15:27 jinn fire · 15:44 seven gates · 15:49 forgiving merciful servants · 15:56 despair astray
16:14 sea fish ships · 16:18 count blessings · 16:32 angels good death peace · 16:43 ask people knowledge · 16:53 favor from god · 16:58 daughter birth face dark female · 16:66 milk cattle bellies · 16:68 bee bees · 16:69 honey healing · 16:70 old age · 16:72 spouses children grandchildren · 16:78 wombs knew nothing hearing · 16:79 birds sky · 16:90 justice kindness relatives · 16:91 covenant fulfill · 16:97 good life male female · 16:98 recite seek refuge · 16:106 forced disbelieve · 16:125 invite wisdom argue · 16:126 punish equal patience revenge · 17:1 night journey mosque jerusalem · 17:12 night day signs · 17:15 soul bear burden · 17:23 parents uff kindness old age elderly rude · 17:24 wing humility mercy parents raised mother father passed died · 17:26 relatives poor wasteful · 17:27 wasteful brothers devils · 17:29 stingy hand chained · 17:31 kill children poverty abortion · 17:32 adultery zina approach fornication · 17:33 kill soul sacred · 17:34 promise covenant · 17:35 full measure weigh trade scale · 17:36 follow no knowledge hearing · 17:37 arrogance walk earth · 17:44 everything glorifies animals · 17:53 speak best · 17:70 honored children adam dignity · 17:78 prayer sun decline dawn · 17:79 night prayer · 17:80 entrance exit truth · 17:81 truth come falsehood · 17:82 healing mercy quran · 17:85 soul spirit knowledge little · 17:88 mankind jinn produce quran · 17:110 call allah rahman · 17:111 no son
18:9 cave companions · 18:10 youths cave mercy · 18:18 dog cave awake asleep · 18:22 number cave dog · 18:23 tomorrow inshallah · 18:24 god willing inshallah · 18:25 three hundred nine years · 18:29 let believe disbelieve · 18:32 two men gardens owner grapes · 18:34 more wealth than you garden · 18:39 mashallah garden · 18:42 garden ruined · 18:46 wealth children adornment · 18:50 iblis jinn · 18:60 moses servant two seas · 18:65 khidr knowledge servant · 18:66 follow teach · 18:71 ship hole · 18:74 killed boy · 18:77 wall · 18:83 dhul qarnayn two horned · 18:86 sun setting muddy spring · 18:94 gog magog · 18:96 iron barrier · 18:103 greatest losers · 18:109 sea ink words · 18:110 man like you · 19:4 bones weak gray · 19:16 mary east · 19:20 how son untouched · 19:23 childbirth palm tree · 19:25 shake palm dates · 19:30 baby jesus speaks cradle · 19:33 peace day born · 19:59 neglected prayer · 19:64 lord never forgetful · 19:71 pass over hell bridge · 19:96 affection love · 20:10 moses fire burning bush · 20:12 take off sandals valley · 20:14 i am god prayer remembrance · 20:18 staff lean sheep · 20:25 expand breast ease exam exams test nervous speech public speaking interview tomorrow · 20:26 ease my task exam · 20:27 tongue knot · 20:39 chest river baby moses · 20:44 gentle speech pharaoh · 20:46 do not fear with you hear see · 20:77 dry path sea · 20:85 samiri · 20:105 mountains blow · 20:114 increase knowledge study exam · 20:115 adam forgot · 20:124 depressed life turns blind · 20:131 do not look others enjoyment · 20:132 family prayer
21:22 two gods ruined · 21:30 joined heavens earth split water living · 21:33 orbit sun moon · 21:35 soul taste death test · 21:68 burn abraham fire thrown · 21:69 fire cool abraham safe · 21:83 job ayub adversity sickness illness ill · 21:87 jonah darkness no god glory wrong · 21:89 alone childless heirs · 21:104 roll heavens scroll · 21:107 mercy worlds · 22:1 earthquake hour · 22:5 dust sperm clot embryo stages · 22:18 prostrate sun trees · 22:27 proclaim pilgrimage hajj · 22:36 camels sacrifice · 22:37 meat blood piety · 22:39 permission fight wronged · 22:46 eyes blind hearts · 22:47 day thousand years · 22:73 fly create · 23:1 successful believers · 23:2 humble prayer · 23:3 vain talk · 23:5 chastity private parts · 23:12 extract clay man · 23:13 drop womb · 23:14 clot embryo bones flesh fetus development · 23:62 no burden soul · 23:96 repel evil · 23:97 devils whispers · 23:99 death send back life after die · 23:100 barrier barzakh after we die · 23:115 created without purpose · 24:2 adulterer hundred lashes · 24:3 adulterer marry · 24:4 accuse chaste women · 24:11 slander false aisha · 24:12 think good rumor · 24:22 pardon overlook · 24:26 good women good men · 24:27 enter houses permission · 24:30 lower gaze men · 24:31 lower gaze women veil hijab headscarf · 24:32 marry single poor · 24:33 chaste cannot marry · 24:35 light upon light heavens lamp niche · 24:40 darkness deep sea · 24:43 clouds rain hail · 24:45 creature water · 24:58 permission three times privacy · 25:27 bite hands regret · 25:28 wish friend bad company · 25:30 abandoned quran · 25:43 desire god · 25:53 two seas fresh salt barrier · 25:54 human water lineage · 25:63 servants merciful humbly peace · 25:67 moderate spend · 25:68 murder adultery · 25:70 repent evil good past · 25:74 spouses offspring comfort eyes children · 26:63 strike sea parted · 26:78 guides me · 26:80 sick heals illness ill cure · 26:88 wealth sons no benefit · 26:89 sound heart · 26:224 poets
27:7 moses fire family · 27:16 speech birds solomon · 27:18 ants ant valley · 27:19 grateful parents solomon · 27:20 hoopoe · 27:22 sheba news · 27:23 queen woman ruling throne · 27:30 solomon letter name god · 27:40 throne blink · 27:44 palace glass · 27:62 distressed answers · 27:65 unseen none knows future · 27:80 dead hear deaf · 27:82 beast earth · 27:88 mountains clouds pass · 28:7 mother moses river suckle · 28:9 pharaoh wife baby · 28:15 moses struck killed · 28:16 wronged myself forgive · 28:21 escaped afraid · 28:23 two women watering · 28:24 need good moses shade job · 28:26 hire strong trustworthy · 28:29 moses fire side mountain · 28:30 tree bush valley called · 28:38 pharaoh god haman tower · 28:56 guide whom you love · 28:68 chooses · 28:73 night rest day · 28:76 korah treasures exult · 28:77 do good as god has been good share world hereafter · 28:81 swallowed korah house · 28:88 everything perish face · 29:2 tested say believe · 29:8 parents strive associate · 29:14 noah nine hundred fifty years · 29:41 spider house · 29:45 prayer prevents indecency why pray · 29:46 argue people book best · 29:56 earth spacious · 29:57 every soul death return · 29:64 life play real hereafter · 29:69 strive guide paths · 30:2 romans defeated byzantines · 30:21 spouses love mercy tranquility marriage mates wedding husband wife · 30:22 languages colors diversity race · 30:23 sleep night · 30:30 nature fitrah · 30:41 corruption land sea hands climate pollution · 30:48 winds clouds · 30:54 weakness strength old · 31:6 idle talk music · 31:12 luqman wisdom · 31:13 luqman son partners · 31:14 mother carried weakness parents weaning · 31:15 parents strive disobey kindness · 31:17 son prayer patient · 31:18 cheek arrogance · 31:19 lower voice donkey · 31:27 trees pens sea · 31:34 hour rain wombs tomorrow · 32:7 clay creation · 32:11 angel death souls · 32:16 sides forsake beds · 32:17 hidden joy · 33:4 two hearts · 33:5 adopted fathers names · 33:6 prophet wives mothers · 33:21 messenger excellent example role model · 33:33 house stay · 33:35 men women muslim equal reward · 33:40 seal prophets last · 33:41 remember much · 33:53 prophet house curtain · 33:56 blessings prophet salawat · 33:58 harm believers false · 33:59 outer garments cloak veil hijab · 33:63 hour when · 33:70 speak truth straight · 33:72 trust heavens mountains · 34:13 statues · 34:14 solomon death worm staff · 34:39 spend replaces · 35:1 angels wings · 35:6 satan enemy · 35:15 need god poor · 35:18 burden bear · 35:22 living dead graves hear · 35:28 scholars fear knowledge · 36:36 pairs plants · 36:38 sun runs course · 36:40 orbit float · 36:65 mouths sealed hands speak · 36:78 bones revive · 36:82 be and it is · 37:97 building fire abraham · 37:100 grant righteous son · 37:102 sacrifice dream son abraham · 37:107 ransom sacrifice · 37:139 jonah · 37:142 whale fish swallowed jonah · 37:144 belly · 38:24 david tested · 38:26 david judge · 38:35 kingdom solomon · 38:41 job ayub satan suffering · 39:5 night wraps day round earth · 39:6 three darknesses womb · 39:9 those who know equal · 39:10 patient reward without measure · 39:18 listen best · 39:23 skins shiver · 39:30 you will die · 39:42 souls sleep death dream · 39:53 despair mercy sins forgives all hopeless sinned addicted · 39:67 heavens rolled · 39:68 trumpet · 39:73 gates paradise groups · 40:7 throne bearers · 40:19 treachery eyes · 40:28 believing man pharaoh · 40:44 entrust affair · 40:46 fire morning evening grave · 40:60 call upon me respond answer prayers · 40:78 messengers not told number · 41:11 smoke heaven · 41:20 skins testify · 41:30 steadfast angels fear · 41:33 better speech calls · 41:34 repel evil better enemy friend betrayed hurt · 41:39 dead barren earth · 41:46 good deed yourself · 41:53 signs horizons selves · 42:11 nothing like him · 42:25 accepts repentance · 42:27 provision measure · 42:30 misfortune hands · 42:37 angry forgive · 42:38 consultation · 42:40 recompense forgives pardon betrayed · 42:43 patient forgives · 42:49 daughters sons gives · 42:50 barren · 42:51 revelation veil · 43:13 ride transport glory · 43:32 livelihood ranks · 43:61 jesus hour · 43:67 friends enemies · 44:10 smoke · 44:43 zaqqum · 45:13 subjected · 45:23 desire god · 45:24 time destroys atheist · 46:15 forty years parents mother hardship · 46:17 uff parents disobedient · 46:29 jinn listen · 46:35 patience resolve · 47:4 captives war · 47:7 help god · 47:15 rivers milk honey wine · 47:19 no god forgiveness · 47:22 sever ties · 47:24 ponder quran locks · 48:4 tranquility hearts · 48:10 pledge · 48:29 muhammad messenger harsh merciful
49:2 voices prophet · 49:6 news verify wicked rumor fake · 49:9 two groups fight peace · 49:10 believers brothers reconcile · 49:11 ridicule mock nicknames bully bullying · 49:12 suspicion spy backbite gossip talk behind back flesh · 49:13 nations tribes know noble race racism diversity · 49:14 faith islam bedouins · 50:16 jugular vein closer whispers · 50:18 word observer speech recorded · 50:19 agony death · 51:17 little sleep · 51:19 beggar right · 51:22 sky provision · 51:47 heaven expanding universe · 51:49 pairs · 51:56 created jinn mankind worship purpose · 52:21 offspring join · 52:35 created by nothing creators · 53:3 desire revelation · 53:14 lote tree · 53:32 minor sins · 53:39 strive effort man · 54:1 moon split · 54:10 overcome help · 54:17 quran easy remember · 54:49 measure decree · 55:7 balance · 55:9 weight justice measure · 55:13 which favors lord deny blessings · 55:14 clay pottery · 55:15 jinn flame · 55:19 two seas meet · 55:20 barrier · 55:22 pearls coral · 55:26 perish · 55:33 pass regions heavens space · 55:37 rose · 55:56 maidens houris · 55:60 reward good · 56:27 right hand · 56:41 left hand · 56:58 semen · 56:63 sow · 56:68 water drink · 56:79 touch pure · 57:3 first last · 57:4 with you wherever lonely alone · 57:16 hearts humble time · 57:18 charity loan · 57:20 life play adornment · 57:22 disaster register decree · 57:23 grieve missed exult lost · 57:25 iron sent down strength · 58:1 woman dispute husband · 58:7 three secret fourth · 58:11 ranks knowledge assemblies · 59:7 messenger gives take rich · 59:9 prefer others selfless · 59:10 forgive brothers rancor dead prayer · 59:18 tomorrow provide future · 59:19 forgot themselves · 59:21 mountain quran humbled · 59:23 king holy peace · 59:24 creator names
60:8 non muslims kind just friends fight religion · 60:9 allies expelled · 61:2 say not do · 61:6 ahmad jesus announce · 62:2 unlettered · 62:5 donkey books · 62:8 death flee · 62:9 friday prayer business · 62:10 disperse seek bounty · 63:9 wealth children distract · 63:10 spend before death regret · 64:11 calamity permission heart · 64:14 spouses children enemies · 64:15 wealth children trial · 64:16 fear able · 65:1 divorce waiting period · 65:2 way out job lost · 65:3 provide unexpected trust sufficient job lost money future worried · 65:4 waiting period pregnant · 65:7 ease hardship spend means · 66:6 family fire protect children · 66:8 sincere repentance · 66:10 wives noah lot · 66:11 pharaoh wife house paradise · 66:12 mary daughter imran · 67:2 death life test · 67:3 seven heavens layers flaw · 67:5 lamps stars devils · 67:15 earth manageable · 67:30 water sink spring · 68:1 pen · 68:4 great character morals · 68:11 slanderer gossip malicious · 68:17 garden owners · 69:25 book left · 70:4 fifty thousand · 70:19 anxious impatient man · 71:10 forgiveness · 71:12 wealth children gardens · 71:28 forgive parents · 72:1 jinn · 72:26 unseen · 73:1 wrapped · 73:2 stand night · 73:4 recite slowly · 74:1 cloaked · 74:4 clothes clean · 75:3 bones assemble · 75:4 fingertips fingerprints fingers · 75:22 faces radiant · 75:36 aimless · 76:8 feed poor orphan captive · 78:6 earth bed · 78:7 mountains pegs · 78:9 sleep rest · 78:40 dust wish · 79:24 pharaoh lord · 79:30 earth spread · 79:40 desire restrain · 80:1 frowned blind · 80:34 flees brother · 81:1 sun folded · 81:8 girl buried alive · 82:10 guardians recorders · 83:1 defraud cheat short measure trade · 83:3 give less · 83:14 rust hearts · 84:7 right book · 85:4 trench · 85:22 preserved tablet · 86:6 gushing fluid · 86:7 backbone ribs · 87:14 purify success · 88:17 camels · 89:27 peaceful soul tranquil · 89:28 return lord pleased · 90:4 toil hardship · 90:14 feed hunger · 91:9 purify soul · 93:3 not forsaken hate abandoned lonely · 93:5 give satisfied · 93:6 orphan · 93:7 found you lost guided · 93:8 found poor enriched · 93:9 orphan oppress · 93:10 beggar repulse · 93:11 proclaim favor · 94:1 breast · 94:5 hardship ease difficult tough hopeless · 94:6 ease hardship · 94:7 finished work · 95:4 best form mold · 96:1 read recite · 96:4 pen · 97:1 night decree power · 97:3 thousand months · 98:5 sincere worship · 99:1 earthquake · 99:7 atom weight good · 99:8 atom evil · 100:8 love wealth · 101:5 wool mountains · 102:1 rivalry more distract · 102:2 graves · 102:8 pleasure asked · 103:1 time · 103:2 loss mankind · 103:3 except believe truth patience · 104:1 backbiter slanderer mock back · 104:2 hoard wealth count · 105:1 elephant · 105:3 birds flocks · 105:4 stones · 106:4 fed hunger safe · 107:1 denies religion · 107:2 orphan repels · 107:4 woe pray · 107:5 heedless prayer · 107:6 show off · 108:1 abundance · 108:2 pray sacrifice · 109:6 your religion mine tolerance · 110:1 victory help · 110:2 crowds enter religion convert · 111:1 abu lahab · 112:1 one god who is allah · 112:3 begets born son · 112:4 equal none · 113:1 daybreak refuge · 113:4 knots witchcraft · 113:5 envier envy · 114:1 refuge mankind · 114:4 whisperer · 114:5 whispers
51:56 why did god create us purpose exist reason life · 67:2 why create test life tired · 23:115 purpose why created play · 2:30 first human why create · 75:36 purpose · 18:29 free will choose believe · 76:3 free will choice way · 81:28 free will whoever wills · 90:10 two ways choice · 74:55 whoever wills · 42:30 why bad things happen good people suffer · 2:155 why bad things happen good people suffering · 2:216 why bad things happen · 29:2 why bad things happen tested · 21:35 bad things test · 64:11 bad things happen · 4:79 bad things · 17:31 worried child money · 4:9 worried child children future · 31:17 child advice · 66:6 worried child family teenager · 25:74 child children wife · 64:15 child · 39:53 guilty past sins shame regret · 25:70 guilty past sins · 3:135 guilty sins · 66:8 guilty · 6:103 can we see god · 75:23 can we see god looking lord · 7:143 can we see god · 42:51 god speak human · 3:134 angry brother husband wife temper · 42:37 angry temper anger · 49:10 angry brother fight family · 12:92 brother forgive · 7:199 angry people rude · 94:5 tired life exhausted struggling burnout · 2:286 tired life exhausted cannot cope · 13:28 tired restless worried lonely cares nobody · 90:4 tired life struggle · 57:4 nobody cares · 93:3 nobody cares unloved lord abandoned · 50:16 nobody cares feel · 2:186 nobody listens · 3:59 first human adam · 15:26 first human · 7:11 first human · 38:71 first human clay · 6:38 animals resurrected gathered · 81:5 beasts gathered animals resurrected · 24:33 slavery slaves freedom contract · 4:92 free slave · 2:177 free slaves · 90:13 slavery freeing slave · 47:4 prisoners war · 16:71 rich poor why · 43:32 rich poor why unfair · 2:256 religion force others · 109:6 other religions · 29:69 struggle path effort · 65:3 money problem rent unemployed · 28:24 looking for work marriage single · 24:32 single looking spouse · 30:21 looking spouse love soulmate · 4:34 husband beats wife · 4:35 marriage problems counseling · 4:128 husband cheating ignores wife · 17:32 cheating affair girlfriend boyfriend dating · 24:30 porn pornography looking · 2:219 drugs addiction drinking · 5:90 drugs betting casino · 2:195 drugs smoking cigarettes self harm · 4:29 kill myself suicidal · 12:86 crying heartbroken broken heart sad · 3:139 heartbroken broken sad weak · 57:23 lost love regret past breakup · 9:40 sad scared · 20:46 scared afraid · 3:173 scared afraid anxious worried · 9:51 afraid future worried accident · 33:35 gender equality women rights · 4:32 jealous compare · 20:131 jealous compare others social media · 49:11 racism body shaming · 30:22 skin color black white · 46:15 turning forty birthday · 21:30 big bang water life · 2:275 bank loan mortgage interest · 4:11 daughter half · 2:282 lending money friend loan written
`

const PARTS = {
  translation: { worth: 1, shortened: 0.4 },
  told: { worth: 2, shortened: 0 },
  asked: { worth: 1.5, shortened: 0 },
} as const

let told: Map<string, string> | undefined

/** Collects what verses are about in English: what is told of them, and on a server a whole translation. */
function englishBuilder() {
  const builder = meaningIndexBuilder(PARTS)
  told ??= new Map(
    toldEnglish
      .trim()
      .split(/ · |\n/)
      .map((each) => [each.split(' ')[0] ?? '', each]),
  )
  return {
    add(verse: number, own: SearchVerse, { english, askedInEnglish }: MoreOfVerse): void {
      builder.add(verse, {
        translation: stems(english),
        told: stems(told?.get(verseKey(own))?.replace(/^\S+/, '')),
        asked: stems(askedInEnglish),
      })
    },
    done: builder.done,
  }
}

function stems(text: string | undefined): string[] {
  return text ? englishStems(text) : []
}

/** Verses whose meaning is read between two pauses. */
const AT_ONCE = 60

/** An index over one text; it is immutable. */
export type Search = {
  text: SearchText
  words: WordIndex
  latin: LetterIndex
  arabic: LetterIndex
  script: ScriptIndex
  topics: TopicIndex
  meaning: MeaningIndex
  english: MeaningIndex
  wordings: Record<keyof typeof askedSubjects, WordingIndex>
  jump: Jumper
}

/** What takes long to build of an index, without functions. */
export type SearchData = {
  words: WordData
  latin: LetterIndex
  arabic: LetterIndex
  script: ScriptData
  meaning: MeaningData
  english: MeaningData
}

/** The data of an index, from which `searchOf` makes it again. */
export function searchDataOf(search: Search): SearchData {
  const { words, latin, arabic, script } = search
  const { idOf: _ids, stem: _stem, ...data } = words
  const { full: _full, byForm: _byForm, verses: _verses, ...written } = script
  const { idOf: _stems, ...meaning } = search.meaning
  const { idOf: _english, ...english } = search.english
  return { words: data, latin, arabic, script: written, meaning, english }
}

/** The index whose data was taken of an index over the same text. */
export function searchOf(text: SearchText, data: SearchData): Search {
  const words = wordIndexOf(data.words)
  const script = scriptIndexOf(data.script)
  const meaning = meaningIndexOf(data.meaning)
  const english = meaningIndexOf(data.english)
  const topics = topicIndex(words, text)
  const wordings = wordingsOf(text, words)
  return { ...data, text, words, script, meaning, english, topics, wordings, jump: jumper(text) }
}

function wordingsOf(text: SearchText, { stem }: WordIndex): Search['wordings'] {
  return {
    indonesian: wordingIndex(text, askedSubjects.indonesian, (name) => tellingStems(name, stem)),
    english: wordingIndex(text, askedSubjects.english, englishStems),
  }
}

/** What else is said of a verse. */
export type Explain = (verse: number) => MoreOfVerse

/** Builds the index surah by surah, so that a server can answer others between two of them. */
export function searchBuilder(text: SearchText, explain?: Explain) {
  const words = wordIndexBuilder()
  const latin = letterIndexBuilder()
  const arabic = letterIndexBuilder()
  const script = scriptIndexBuilder()
  return {
    add(verse: number): void {
      const own = text.verses[verse] as SearchText['verses'][0]
      const spoken = own.latin
      words.add(verse, own.indonesian)
      arabic.add(verse, foldArabic(own.arabic))
      script.add(own.arabic)
      if (spoken === null) return
      const paused = foldLatin(spoken, false)
      const flowing = foldLatin(spoken)
      latin.add(verse, paused)
      if (flowing.text !== paused.text) latin.add(verse, flowing)
    },
    /** Arranges what was added, in parts. */
    *steps(): Generator<undefined, Search> {
      const ofWords = words.done()
      yield
      const [ofLatin, ofArabic] = [latin.done(), arabic.done()]
      yield
      const meaning = verseMeaningBuilder(ofWords.stem)
      const english = englishBuilder()
      for (const [verse, own] of text.verses.entries()) {
        const more = explain?.(verse) ?? {}
        meaning.add(verse, own, more)
        english.add(verse, own, more)
        if (verse % AT_ONCE === 0) yield
      }
      const ofMeaning = meaning.done()
      yield
      const ofEnglish = english.done()
      yield
      return {
        text,
        words: ofWords,
        latin: ofLatin,
        arabic: ofArabic,
        script: script.done(),
        topics: topicIndex(ofWords, text),
        meaning: ofMeaning,
        english: ofEnglish,
        wordings: wordingsOf(text, ofWords),
        jump: jumper(text),
      }
    },
  }
}

/** Builds the index over a whole text at once. */
export function buildSearch(text: SearchText, explain?: Explain): Search {
  const builder = searchBuilder(text, explain)
  for (const verse of text.verses.keys()) builder.add(verse)
  const steps = builder.steps()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
