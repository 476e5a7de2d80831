/** How people ask in English. */
export const askedInEnglish = `
lost my job, unemployed, cannot find work, got fired, looking for a job | 65:3 94:5 28:24 11:6 62:10 2:216 65:2 2:155
money problems, in debt, cannot pay my debt, broke, poor | 65:3 65:2 2:280 94:5 65:7 2:282 51:22 11:6
provision is from god, rizq is written, god provides for every creature | 11:6 51:22 65:3 29:60 67:15 51:58 13:26
exam tomorrow, nervous before exam, public speaking, stammer, job interview | 20:25 20:26 20:27 20:28 94:5 20:114 65:3
studying, knowledge increase, seeking knowledge, those who know and those who do not | 20:114 58:11 39:9 96:1 35:28 9:122
failed my exam, failure, rejected, did not get what i wanted | 2:216 94:5 3:139 12:87 57:23 65:3
broken heart, heartbreak, breakup, my boyfriend left me, girlfriend, unrequited love | 2:216 94:5 57:23 3:139 13:28 39:53 93:3 24:26
i am lonely, no one cares, abandoned, feeling alone, god forgot me | 93:3 57:4 50:16 2:186 9:40 20:46 94:5
depressed, hopeless, want to die, suicidal, tired of life, giving up | 39:53 4:29 94:5 12:87 2:286 13:28 15:56 93:3 65:3 2:155
anxiety, worried about the future, overthinking, stress, cannot sleep, peace of mind | 13:28 9:51 65:3 94:5 2:286 3:173 10:62 64:11 8:2
fear, scared, afraid of the dark, protection from evil, jinn, black magic | 113:1 114:1 2:255 3:173 20:46 2:102 23:97 10:62 41:36
anger, control my temper, angry, swallow rage | 3:134 42:37 41:34 7:199 42:43 7:200
forgive someone who hurt me, forgiving others, revenge, grudge, hold a grudge | 24:22 42:40 3:134 41:34 7:199 64:14 42:43 16:126
repel evil with good, enemy becomes friend | 41:34 23:96 13:22 60:7
patience in hardship, being patient, how long must i be patient | 2:153 2:155 39:10 3:200 103:3 94:5 16:127 70:5
after hardship ease, hard times, difficulties, life is hard | 94:5 94:6 65:7 2:286 2:155 2:214 65:2
god does not burden a soul beyond what it can bear, too much to handle | 2:286 23:62 65:7 7:42
trust god, reliance, put trust in allah, god is enough | 65:3 3:159 3:173 9:51 9:129 8:2 33:3 39:38 39:36
gratitude, thankful, be grateful, count blessings | 14:7 16:18 14:34 2:152 31:12 27:40 55:13 27:19
happiness, contentment, true happiness, good life | 16:97 13:28 10:58 20:123 89:27
passed away, my mother passed away, death of a parent, my father died, my mother died, grief, funeral, condolences, loved one died | 2:156 2:155 3:185 2:157 89:27 29:57 21:35 57:22
lost a child, miscarriage, my baby died, stillborn | 2:156 2:155 52:21 57:22 18:80 2:157
meet family in paradise, reunited with loved ones in heaven | 52:21 13:23 40:8 36:56
fear of death, every soul tastes death, death will find you | 3:185 4:78 62:8 21:35 29:57 50:19 63:11
what happens after death, grave, barzakh, return to life | 23:99 23:100 39:42 32:11 40:46 102:2 22:7
resurrection, bones brought back to life, fingertips, raised from the dead | 75:3 75:4 36:78 36:79 22:5 22:7 17:49 36:51
sick, illness, healing, cure, hospital, cancer, when i am ill he heals me | 26:80 21:83 17:82 10:57 16:69 2:155 38:41
pregnancy, pregnant, giving birth, labor pain, stages of the embryo, womb | 23:14 31:14 19:23 22:5 46:15 39:6 23:13 13:8 7:189
only god knows what is in the womb, knowledge of the womb | 31:34 13:8 35:11 41:47 3:6
infertility, want a child, prayer for a child, childless, barren wife | 21:89 3:38 19:5 25:74 42:49 42:50 37:100 51:29 11:72
breastfeeding two years, nursing mothers, weaning | 2:233 31:14 46:15
raising children, parenting, advice to son, rebellious child, teach children prayer | 31:13 31:17 66:6 20:132 46:17 31:16 25:74 64:14
do not kill children for fear of poverty, abortion, burying daughters alive | 17:31 6:151 81:8 16:58 16:59 6:140
parents, mother, do not say uff, kindness to mother and father, old parents | 17:23 17:24 31:14 46:15 29:8 19:32 2:83
parents who are not muslim, disobey parents, parents force shirk | 31:15 29:8 60:8 9:113
orphans, mistreat orphan, eat orphan wealth | 93:9 4:10 107:2 4:2 17:34 2:220 4:6 89:17
marriage, love between husband and wife, spouses tranquility, mates | 30:21 24:32 25:74 4:1 7:189 51:49 2:187 16:72
cannot afford marriage, looking for a spouse, soulmate, good women for good men | 24:32 24:26 24:33 30:21 36:36 51:49
divorce, waiting period, iddah, divorced twice, remarry | 2:228 2:229 65:1 2:230 4:35 2:231 4:130 65:4 2:241 33:49
husband beats wife, domestic violence, treat wives kindly, abusive husband | 4:19 4:34 4:128 30:21 65:6 2:231
polygamy, four wives, justice between wives | 4:3 4:129
dowry, bridal gift | 4:4 4:20 4:24 2:229 2:237
whom you cannot marry, forbidden to marry relatives, marry non muslim | 4:23 2:221 4:22 5:5 60:10
adultery, zina, fornication, premarital sex, cheating spouse, infidelity | 17:32 24:2 25:68 24:30 24:4 24:26
lower your gaze, pornography, modesty, private parts | 24:30 24:31 23:5 70:29
hijab, headscarf, veil, dress code for women, covering | 24:31 33:59 24:60 7:26 33:53
homosexuality, gay, people of lot | 7:80 7:81 26:165 27:55 29:28 11:82
menstruation, periods | 2:222 65:4
women rights, equality of men and women, women in islam | 33:35 4:124 16:97 3:195 9:71 4:32 4:7 2:228
inheritance shares, will, daughters inherit half | 4:11 4:12 4:176 4:7 2:180
arrogance, do not walk proudly, proud, show off, boasting | 31:18 17:37 57:20 28:76 107:6 16:23 40:35
humility, servants of the merciful walk humbly | 25:63 31:19 26:215 15:88 17:37
envy, jealous of others, wish for what others have | 4:32 113:5 20:131 4:54 2:109 15:88
backbiting, gossip, eating flesh of dead brother, spying, suspicion | 49:12 104:1 24:19 68:11 49:11
mocking, bullying, name calling, making fun of others | 49:11 104:1 9:79 83:29 15:97
slander, false accusation, accused of something i did not do | 24:11 24:4 33:58 4:112 24:23 24:12 49:6
fake news, verify information, rumors, check the news | 49:6 24:15 17:36 24:12 4:83
lying, liars, tell the truth, false testimony, honesty | 33:70 9:119 22:30 25:72 16:105 40:28 2:42 39:3
keep promises, breaking promises, contracts, oath | 17:34 5:1 16:91 23:8 5:89 61:2 2:225
say what you do not do, hypocrisy, preach but not practice | 61:2 61:3 2:44
betrayal, friend betrayed me, treachery | 8:27 41:34 42:40 12:18 8:58 8:62
friends, bad company, choose friends, friends on judgment day enemies | 43:67 25:28 18:28 9:119 4:140 4:69
neighbors, kindness to neighbors, relatives | 4:36 16:90 17:26 4:1 13:21
justice, be just even against yourself, hatred should not make you unjust, judge fairly | 4:135 5:8 4:58 16:90 57:25 38:26
oppression, tyrant, oppressed people, god is not unaware of wrongdoers | 14:42 42:42 4:75 22:39 11:113 42:41 28:5
self defense, permission to fight, rules of war, peace treaty | 22:39 2:190 8:61 42:41 2:194 60:8
killing innocent person, murder, killing one is like killing all mankind, accidental killing | 5:32 4:93 4:92 17:33 6:151 25:68 2:178
suicide, do not kill yourselves | 4:29 2:195
stealing, thief hand | 5:38 5:39 60:12
bribery, corruption, eating wealth unjustly, fraud | 2:188 4:29 83:1 3:161 11:85 26:181
cheating in business, full measure and weight | 83:1 83:2 83:3 17:35 11:84 26:181 55:9 6:152
interest, usury, bank loans, riba | 2:275 2:276 2:278 3:130 30:39
writing down debts, debt contract, witnesses, longest verse | 2:282 2:283 2:280
charity, give in secret, helping the poor, feeding the needy, seven ears of grain | 2:261 2:271 2:274 76:8 3:92 107:3 57:18 2:267 2:245 90:14
spoil charity with reminders, hurtful charity, kind word better than charity | 2:264 2:263 2:262
stinginess, miser, greed, hoarding wealth, love of money | 3:180 104:2 9:34 102:1 89:20 100:8 59:9 92:8 17:29
extravagance, wasting food, eat and drink but not excess, overeating | 7:31 17:26 17:27 25:67 6:141
worldly life is play, illusion, life is a test, temporary world | 57:20 29:64 67:2 6:32 3:185 18:45 87:16
purpose of life, why did god create us, meaning of life | 51:56 23:115 67:2 2:30 6:162 75:36
why does god test us, why bad things happen, suffering | 2:155 29:2 67:2 2:214 42:30 57:22 64:11 2:216 21:35
bad thing may be good for you, you hate a thing | 2:216 4:19
destiny, everything is written, predestination, free will | 57:22 9:51 54:49 64:11 13:11 18:29 76:3 87:3
god changes condition of people, change yourself | 13:11 8:53
hard work, man gets what he strives for, effort | 53:39 29:69 94:7 9:105 13:11
laziness, time, waste of time | 103:1 94:7 23:3 63:10
repentance, sinned a lot, can god forgive me, major sins, despair of mercy | 39:53 66:8 25:70 4:110 3:135 4:17 4:48 11:114
good deeds remove bad deeds, small good deed, atom weight | 11:114 99:7 99:8 4:40 31:16 6:160
nobody carries the sin of another | 6:164 17:15 35:18 53:38 39:7
shirk, unforgivable sin, idols, associating partners | 4:48 4:116 31:13 39:65 5:72 22:31
who is god, god is one, attributes of god, throne verse, nothing like him | 112:1 2:255 59:22 59:23 59:24 42:11 57:3 2:163
god is near, close to me, answers prayer, call upon me | 2:186 50:16 40:60 57:4 27:62 11:61
unanswered prayer, why are my duas not accepted | 2:186 40:60 2:216 19:4 93:3 27:62
does god have a son, trinity, jesus is not god, jesus like adam | 112:3 4:171 5:73 3:59 19:35 5:72 5:116 5:75
jesus crucified, jesus raised to heaven, did jesus die | 4:157 4:158 3:55 5:117
mary, virgin birth, palm tree, birth of jesus, angel visits mary | 19:23 19:20 19:17 3:45 3:42 19:25 3:47 19:16 66:12
baby jesus speaks, cradle | 19:30 19:29 3:46 5:110
miracles of jesus, bird from clay, table from heaven | 3:49 5:110 5:114 5:112
adam, forbidden tree, eve, creation of adam, angels prostrate, iblis refuses | 2:34 7:11 2:30 7:22 20:121 7:12 38:76 2:35 15:29
cain and abel, crow | 5:27 5:30 5:31
noah, ark, flood, noah son drowned | 11:42 11:40 11:37 11:44 54:11 71:5 29:14
abraham, fire cool, smashed idols, star moon sun, sacrifice of son, dream | 21:69 37:102 21:58 6:76 37:107 2:260 2:258 14:37
lot, lot wife, city overturned | 11:81 11:82 7:80 66:10 15:74
joseph, brothers, well, wolf, seduced, shirt torn, prison, dream of king, cows | 12:4 12:15 12:18 12:23 12:25 12:33 12:43 12:17 12:31 12:92 12:100
jacob, lost sight, weeping for joseph | 12:84 12:96 12:86 12:87
job, patience of job | 21:83 38:41 21:84 38:44
moses, staff snake, burning bush, basket river, sea split, magicians, sandals | 20:12 28:7 26:63 7:107 20:20 20:39 28:30 20:70 28:24
pharaoh, claims god, drowned, body preserved, killed sons | 79:24 10:90 10:92 28:4 7:133 28:38
golden calf, samiri | 20:88 7:148 20:87 2:51 20:85
cow, yellow cow | 2:67 2:69 2:71
moses and khidr, boat damaged, boy killed, wall | 18:65 18:71 18:74 18:77 18:66 18:60 18:82
cave sleepers, dog, three hundred years | 18:9 18:25 18:18 18:10 18:22 18:13
dhul qarnayn, gog and magog, iron wall | 18:83 18:94 18:96 18:86 21:96
korah, qarun treasure swallowed by earth | 28:76 28:81 28:79
david, goliath, talut, psalms | 2:251 2:249 34:10 38:17 21:79 38:24
solomon, ant, hoopoe, queen of sheba, throne, birds language, wind, death staff | 27:18 27:20 27:22 27:44 27:16 27:40 34:14 34:12 27:19 27:30
jonah, whale, fish belly | 21:87 37:142 37:139 68:48 21:88
zechariah, john, old age son | 19:7 3:38 21:89 19:4 3:39 19:12
luqman advice | 31:13 31:16 31:17 31:18 31:19
people of ad, thamud, she camel, wind | 69:6 91:13 7:73 46:24 7:77 54:19 41:15 26:155
elephant army, birds stones | 105:1 105:3 105:4
abu lahab | 111:1 111:4
prophet muhammad character, mercy to worlds, example, last prophet | 68:4 21:107 33:21 33:40 9:128 48:29 3:159
night journey, isra miraj | 17:1 53:14 53:13
cave with abu bakr, do not grieve | 9:40
battle of badr, uhud, angels help | 3:123 8:9 8:17 3:152 8:12 3:140
prayer times, establish prayer, neglect prayer, why pray, prayer prevents sin | 29:45 4:103 17:78 107:4 20:14 2:238 11:114 19:59
night prayer, tahajjud | 17:79 73:2 32:16 51:17 73:6
friday prayer, leave business | 62:9 62:10
wudu, ablution, tayammum | 5:6 4:43
fasting, ramadan, who can break fast | 2:183 2:185 2:184 2:187
night of power, laylatul qadr | 97:1 97:3 44:3
hajj, pilgrimage, kaaba, first house | 3:97 22:27 2:196 3:96 2:197 2:125 2:127 2:158
sacrifice meat does not reach god, eid | 22:37 108:2 22:36
zakat recipients | 9:60 9:103 2:43
remember god, hearts find rest, dhikr | 13:28 2:152 33:41 63:9 7:205 18:24 20:124
dua for this life and hereafter, best dua, prayer for guidance | 2:201 3:8 1:6 2:286 25:74 18:10
dua for parents | 17:24 14:41 71:28 46:15
travel, dua for riding, airplane, ship | 43:13 43:14 11:41 23:29 29:20
quran guidance, quran preserved, challenge produce a surah, no contradiction | 15:9 2:2 2:23 4:82 17:88 17:9 17:82 54:17 41:42
listen to quran in silence, recite slowly | 7:204 73:4 16:98 47:24
bible changed, torah and gospel, previous scriptures | 2:79 5:46 5:48 3:3 2:136 5:44
jews and christians, people of the book, christians closest in love | 5:82 2:62 3:64 29:46 2:120 5:51 3:113
no compulsion in religion, freedom of belief, to you your religion, let whoever wills believe | 2:256 109:6 18:29 10:99
religious tolerance, insult other gods, non muslims kindness | 60:8 6:108 109:6 29:46 2:256
leaving islam, apostasy, converting to islam, new muslim | 2:217 5:54 3:85 110:2 16:106 8:38 2:256
only islam accepted | 3:19 3:85 5:3
calling to islam, invite with wisdom, enjoin good forbid evil | 16:125 3:104 41:33 3:110 20:44
unity, hold the rope, brotherhood, reconcile believers | 3:103 49:10 49:9 8:46
nations and tribes, racism, diversity of languages and colors | 49:13 30:22 49:11
consultation, shura, leadership, obey authority | 42:38 3:159 4:59 4:58
alcohol, wine, drugs, drunk, gambling, betting | 5:90 2:219 5:91 4:43
pork, forbidden foods, carrion, halal meat, seafood | 5:3 2:173 6:145 16:115 5:96 2:168 6:121
music, poets, idle talk, entertainment | 31:6 26:224 23:3 53:61
magic, fortune telling, horoscope, superstition | 2:102 27:65 5:3 5:90 72:26 31:34
satan enemy, whispers of satan, devil promise, steps of satan | 35:6 114:4 2:168 7:16 14:22 36:60 24:21 15:39 7:200
angels recording deeds, guardian angels, gabriel | 50:17 50:18 82:10 13:11 2:97 35:1 66:6
jinn created from fire, jinn listened | 72:1 55:15 15:27 46:29 51:56
judgment day, when is the hour, signs of the hour, trumpet, earth quake, mountains like wool, sky torn | 99:1 81:1 101:5 82:1 39:68 7:187 22:1 47:18 69:13 56:1 79:42 75:6
mountains moving, mountains like clouds, mountains crumble | 27:88 20:105 101:5 18:47 56:5 81:3 78:20 52:10 70:9 73:14 77:10
people flee from family, mother forgets baby | 80:34 22:2 80:35 70:11
limbs testify, mouths sealed, book of deeds, right hand left hand | 36:65 24:24 41:20 69:19 17:14 18:49 84:7 17:13 41:21
scales, balance of deeds | 21:47 101:6 7:8 23:102
intercession | 2:255 20:109 21:28 2:48 39:44
paradise description, rivers of milk and honey, gardens, houris, silk | 47:15 55:46 56:15 2:25 76:12 13:35 3:133 44:54 88:10 9:72
who enters paradise, firdaus | 23:11 3:133 18:107 4:124 23:1 70:35
hell description, skins replaced, zaqqum tree, boiling water, gates of hell | 4:56 37:62 44:43 15:44 47:15 78:21 67:7 74:27 14:16 22:19 39:71 74:30
hypocrites in lowest hell | 4:145 63:1
creation in six days, heavens and earth joined, expanding universe, everything from water | 21:30 51:47 7:54 41:11 10:3 57:4 24:45 41:9
sun and moon orbits, night and day, stars | 36:40 21:33 36:38 39:5 67:5 6:97 24:44 86:3
mountains as pegs, earth spread | 78:7 16:15 21:31 79:30 78:6
rain, clouds, winds, dead land revived, lightning | 24:43 30:48 7:57 35:9 15:22 30:24 50:9 13:12
two seas do not mix, ships, deep sea darkness, waves | 55:19 25:53 24:40 42:32 16:14 55:20
iron sent down | 57:25
bees, honey, ants, spider, mosquito, birds, cattle milk, camels | 16:68 16:69 27:18 29:41 2:26 67:19 6:38 16:66 88:17 16:79
trees, fruits, leaf falls, everything in pairs | 6:59 51:49 36:36 6:99 13:3
environment, corruption on land and sea, climate change, pollution | 30:41 7:56 2:205 55:7 6:141
man created weak, created from clay, sperm drop, best form, anxious | 4:28 95:4 23:12 70:19 76:2 75:37 32:7 96:2 21:37 86:6
soul, spirit, sleep, souls taken | 17:85 39:42 6:60 89:27 91:7
old age, gray hair, weakness after strength, dementia | 30:54 19:4 16:70 36:68 22:5
forty years old, birthday | 46:15
light of god, light upon light, lamp | 24:35
seven heavens, sky without pillars | 67:3 13:2 65:12 2:29 71:15
beneficial parable, parable of good tree, parable of fly, spider house, donkey carrying books | 14:24 29:41 22:73 62:5 24:39
blind hearts, sealed hearts, deaf dumb blind, hardened hearts | 22:46 2:7 7:179 2:74 57:16 47:24 2:18
following ancestors, majority misguided, blind following | 2:170 6:116 5:104 31:21 43:22
desires as god, follow desires | 45:23 25:43 79:40 12:53
greeting, salam, entering houses, permission, guests | 4:86 24:27 24:61 33:53 51:24 24:58
speak gently, lower your voice, donkey voice, good words | 31:19 20:44 17:53 2:83 33:70 14:24
argue with ignorant, debate, respond with peace | 25:63 16:125 28:55 7:199 29:46
moderation, middle nation, balance | 2:143 25:67 17:29 28:77
end of past nations, travel and see the end, lessons | 30:9 6:11 22:46 12:111 3:137 40:21
migrate, earth is spacious, leaving home for god | 4:97 4:100 29:56 39:10 16:41
martyrs are alive | 2:154 3:169
slavery, freeing slaves | 90:13 24:33 4:92 2:177 9:60
animals are communities, kindness to animals | 6:38 11:6 24:45
nursing sick hearts, cure for hearts, pure heart | 10:57 26:89 13:28 91:9 17:82
best of planners, they plan and god plans | 3:54 8:30 86:15
be and it is | 36:82 2:117 3:47 16:40 19:35
who turns away narrow life | 20:124
tomorrow inshallah, say if god wills | 18:23 18:24
`
