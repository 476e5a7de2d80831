/** More of how people ask in English: situations, stories and nature in few words. */
export const askedInMoreEnglish = `
wife and children enemies, wealth and children trial | 64:14 64:15 8:28 63:9 18:46
prostrate, all creation glorifies god | 17:44 24:41 22:18 13:15 57:1 62:1
ashamed of my sins, too sinful to pray, feel dirty, guilty, shame after sin | 39:53 4:110 3:135 25:70 66:8 42:25 11:114
newborn baby, new baby, birth announcement, naming a baby | 3:36 19:7 42:49 46:15 14:39 25:74 3:35
good neighbor, being good to neighbors, noisy neighbors | 4:36 107:7 16:90 41:34
sun goes dark, stars fall, moon split, sky rolled up, seas boil | 81:1 81:2 82:2 75:8 54:1 81:6 21:104 77:8 84:1 75:9 82:3
how many wives, can a man have several wives, second wife | 4:3 4:129
life on other planets, aliens, extraterrestrial, living beings in the heavens | 42:29 65:12 17:44 16:8 1:2
lunar eclipse, solar eclipse, eclipse of the moon | 75:8 41:37 54:1 36:40 75:7 10:5 21:33 55:5
bestie betrayed me, fake friends, backstabber, two faced, stabbed in the back | 8:27 25:28 43:67 41:34 3:118 4:107 8:62 2:14
lost everything, bankrupt, business failed, lost my money, house burned | 2:155 65:3 57:22 57:23 94:5 2:156 34:39 65:2 65:7
joseph storehouses, joseph minister of egypt, in charge of treasury | 12:55 12:54 12:56 12:47
joseph interprets dreams in prison, two prisoners | 12:36 12:41 12:37 12:39
joseph reveals himself to brothers, no blame on you today | 12:92 12:90 12:91
women cut their hands, joseph beauty | 12:31 12:30
golden cup, brother accused of stealing | 12:70 12:76 12:77 12:69
jealous of rich people, envy wealth, why are others richer | 20:131 4:32 43:32 28:79 16:71
prayer for late parents, pray for dead father | 17:24 14:41 71:28 59:10
can i drink beer, party, club | 5:90 2:219 5:91 4:43
smoking, cigarettes, harm body | 2:195 4:29 7:157
dating, boyfriend girlfriend relationship allowed, flirting | 17:32 24:30 24:31 24:33 2:235
masturbation, lust, sexual desires, addicted to porn | 23:5 24:30 24:33 17:32 70:29
tattoo, plastic surgery, changing creation | 4:119 30:30 95:4
body image, feel ugly, not pretty, beauty | 95:4 64:3 40:64 82:7 49:13
imposter, low self esteem, worthless, not good enough | 95:4 17:70 3:139 39:53 94:5
social media, showing off on instagram, influencer | 57:20 102:1 107:6 31:18 50:18 49:12
gaming, wasting time, procrastinate | 103:1 23:3 94:7 57:20
burnout, exhausted, overwhelmed, so tired | 94:5 2:286 94:6 13:28 94:7 78:9
panic attack, racing heart, calm my heart | 13:28 20:25 3:173 48:4 94:5
new job, first day at work, starting something new | 17:80 65:3 3:159 20:25 28:24
moving to new house, new home | 17:80 23:29 16:80
wedding, marriage invitation, newlyweds | 30:21 24:32 51:49 25:74 36:36
graduation, graduated, success, promotion | 58:11 14:7 27:19 20:114 93:11
birthday, turning forty, new year | 46:15 103:1 59:18 14:7
ramadan begins, eid greeting | 2:183 2:185 87:14
visiting the sick, get well soon, surgery tomorrow | 26:80 21:83 17:82 9:51
condolence message, obituary, funeral verse | 2:156 3:185 89:27 29:57 2:155
meeting opening, speech opening, begin with | 1:1 20:25 3:159 42:38
farewell, saying goodbye, leaving home | 28:85 17:80 12:64 12:67
natural disaster, earthquake victims, flood victims | 2:155 2:156 99:1 57:22 30:41 5:2
war in gaza, palestine, refugees, oppressed children | 4:75 14:42 22:39 3:169 8:72 59:8
jerusalem, al aqsa, holy land | 17:1 5:21 21:71 7:137
corrupt leaders, bad leader, unjust ruler | 14:42 11:113 28:4 42:42 5:8
election, choosing a leader, qualities of leader, trustworthy strong | 28:26 4:58 12:55 2:247 3:159 38:26
obey your boss, obey those in charge, do not obey sinners | 4:59 18:28 76:24 26:151 68:10
employees wages, pay workers, fair wage | 11:85 65:6 28:26 7:85 26:183
return trusts, borrowed item, keep a secret | 4:58 8:27 23:8 2:283 66:3
lend money, give time to debtor, friend does not pay back | 2:280 2:282 4:58 2:245
insurance, saving money, planning ahead | 12:47 59:18 25:67 4:9
stock market, trade allowed, business permitted | 2:275 4:29 2:282 62:10
a trade that never fails, profitable bargain | 35:29 61:10 9:111 2:245
charity grows, seven ears, seed multiplies | 2:261 2:265 2:245 57:18
kind word like good tree | 14:24 2:263
smile, be gentle, harshness drives people away | 3:159 20:44 41:34
noise, shouting, donkey | 31:19 49:2
walking arrogantly, cannot pierce the earth | 17:37 31:18
swearing oaths, break oath, fast three days feed ten poor | 5:89 2:225 2:224 16:91
vows, fulfil vow | 76:7 22:29 2:270
food halal, animals slaughtered, food of jews and christians | 5:5 6:121 5:3 6:118 2:173
starving eat pork, forced by necessity | 2:173 5:3 6:145 16:115
eat too much, diet, healthy eating | 7:31 2:168 5:88 20:81
shortening prayer, prayer while traveling, prayer in war | 4:101 4:102 2:239
who can skip fasting, sick or on journey, pregnant fasting | 2:184 2:185
white thread black thread, dawn meal | 2:187
they are garments for you | 2:187
waiting period widow, four months ten days | 2:234 2:228 65:4
husband and wife quarrel, arbiters | 4:35 4:128 30:21
adopt, adopted children names | 33:5 33:4 33:37
stepdaughters, foster, milk mothers | 4:23
privacy of parents bedroom, children ask permission | 24:58 24:59
old women without veil | 24:60
old parents nursing home | 17:23 17:24 31:14 46:15
grandparents, ancestors, forefathers | 2:170 12:38 43:22 2:133
siblings fight, brothers hate | 12:8 5:27 49:10 12:92 12:9
abusive parents | 31:15 17:23 29:8 19:46
jinn believe in islam, jinn muslim | 72:1 72:14 46:29 72:11
shooting stars, devils pelted | 67:5 37:10 72:8 15:18
guardians over you, angel of death takes souls | 32:11 6:61 82:10 79:1
nineteen angels of hell, malik | 74:30 43:77 66:6 74:31
throne carried by eight, eight angels | 69:17 40:7
moon split | 54:1
smoke, beast from earth, signs before the hour | 44:10 27:82 47:18 21:96 43:61
earth speaks, earth throws out burdens | 99:1 99:4 99:2 84:4
baby girl buried alive asked | 81:8 16:58 81:9
people like moths scattered | 101:4 54:7
intimate friends enemies that day | 43:67
people of hell beg for water, wish to return | 7:50 23:99 35:37 32:12 67:10 6:27
satan speech in hell | 14:22
last person, hell say is there any more | 50:30
meeting with god, seeing god in paradise | 75:23 10:26 18:110 6:103
people of the heights, wall between | 7:46 57:13
faces white and black | 3:106 80:38 75:22
drop of sperm, created from water, clot | 75:37 23:14 96:2 86:6 25:54 76:2
fingerprints | 75:4
pain receptors skin | 4:56
mountains pegs stabilizers earth not shake | 78:7 16:15 21:31 31:10
orbit, swimming in orbit, sun runs | 36:38 21:33 36:40
night covers day, alternation of night and day | 3:190 36:37 25:62 39:5 24:44
milk from between blood and dung | 16:66 23:21
shade, shadow lengthens | 25:45 16:81 13:15
camels created, sky raised | 88:17 88:18
birds held in the sky | 67:19 16:79
dead earth green, rain revives | 41:39 22:5 30:50 35:9 36:33
olive tree, fig | 95:1 24:35 23:20
dates palm | 19:25 16:11 50:10
wind ships sail | 42:33 30:46 10:22 31:31
thunder glorifies | 13:13
who invented names, taught names | 2:31
hud, salih, shuaib, elijah, idris, dhul kifl, elisha | 11:50 11:61 11:84 37:123 19:56 21:85 38:48
aaron, brother of moses helper | 20:30 19:53 28:34 20:29
mother of moses, sister watched | 28:7 28:11 28:13 20:38
moses killed a man, fled to midian, two women, well | 28:15 28:23 28:24 28:25 28:21
plagues locusts frogs blood | 7:133
manna and quail, twelve springs | 2:57 2:60 7:160
forty years wandering | 5:26
sabbath fish apes | 7:163 2:65 7:166
haman tower | 28:38 40:36
believer of pharaoh family | 40:28 40:44
pharaoh wife asiya | 66:11 28:9
two sea meeting, fish escaped | 18:61 18:60
owner of two gardens, arrogant rich man | 18:32 18:35 18:42 18:39
garden owners planned to exclude poor, burned | 68:17 68:19 68:24
people of the ditch, burned believers | 85:4 85:5
slept a hundred years, donkey | 2:259
four birds, abraham how you give life | 2:260
king argued with abraham, sun from west | 2:258
harut marut babylon | 2:102
saba flood, dam | 34:16 34:15
romans defeated | 30:2 30:3
aisha slander | 24:11 24:12 24:16
zayd | 33:37
treaty hudaybiyyah, tree pledge, conquest of mecca | 48:18 48:1 110:1 48:27
battle of trench, confederates | 33:9 33:10
hunayn | 9:25
frowned blind man | 80:1 80:2
first revelation, read in the name of your lord | 96:1
last verse, perfected your religion | 5:3
seal of prophets | 33:40
names of prophets | 6:84 4:163 21:85 40:78
names of god most beautiful | 7:180 59:24 17:110 20:8
names of hell | 104:4 74:26 70:15 101:9
names of paradise | 18:107 9:72 53:15
verse of throne ayat kursi | 2:255
the opening, mother of the book, seven repeated | 1:1 15:87
which favors of your lord will you deny | 55:13 55:16
heart of quran yasin | 36:1
sleeping, before sleep, sleep as rest | 78:9 39:42 25:47 2:255 30:23
dreams, nightmare | 12:5 12:4 37:102 8:43 12:44
laughing and crying, god makes laugh | 53:43 9:82
hope, never lose hope | 39:53 12:87 94:5 15:56 65:3
courage, brave, stand firm | 3:173 8:45 3:139 41:30 3:146
guidance is from god, cannot guide whom you love | 28:56 2:272 10:100
doubt, losing faith, weak iman, heart hard | 3:8 57:16 13:28 49:15 2:74 39:22
far from god, return to allah, not practicing | 57:16 39:53 51:50 20:124 66:8 59:19
temptation, resist sin, addicted to sin | 7:201 12:33 29:69 39:53 79:40 23:97
sincere, intention, deeds for god only | 98:5 39:2 76:9 6:162 18:110
superiority, claim to be pure | 53:32 4:49 49:11
religious extremism, excess in religion | 4:171 5:77 2:143 5:87
sects, divisions in religion | 6:159 30:32 3:105 42:13
can women have jobs, women working, career woman | 28:23 4:32 16:97 3:195 33:33
boss treats me unfairly, toxic workplace, unfair treatment, treated badly | 14:42 42:41 4:148 42:43 16:126 42:40
rain after drought, rain finally came, drought, pray for rain | 42:28 30:48 7:57 71:11 50:9 25:48 11:52
yolo, party, enjoy life, live for fun | 57:20 29:64 45:24 28:77 31:6 23:115 6:32
mountain crumble quran sent down | 59:21
laugh at others, do not laugh at other people, make fun | 49:11 83:29 104:1 23:110
interfaith marriage, christian girlfriend | 2:221 5:5 60:10
in laws, mother in law | 4:36 41:34 49:12
homesick, far from home, miss my family | 28:85 12:86 4:100 57:4 94:5
single mother, widow, left by husband | 65:2 65:3 4:130 94:5 93:3
road rage, short temper, losing patience with kids | 3:134 42:37 64:14 41:34
parents favor my sibling, unloved child | 12:8 4:32 93:3
addiction, drugs, quit drinking | 5:90 2:219 39:53 29:69
cannot forgive myself, self forgiveness | 39:53 4:110 3:135 25:70 28:16
prayers feel empty, no focus in prayer, khushu | 23:2 2:45 20:14 29:45
miss fajr, wake up for fajr, dawn prayer | 17:78 11:114 73:6 17:79
gratitude for food, before eating | 2:172 16:114 5:88 6:118
injured, accident, survived | 64:11 2:156 9:51 6:63 13:11
insulted for my religion, mocked for praying, laughed at for being muslim | 83:29 49:11 15:95 2:212 5:54 23:110
new mother, postpartum, caring for baby | 31:14 46:15 2:233 28:7
pets, dogs, cats, hunting dogs | 5:4 6:38 18:18
science and quran, universe creation | 21:30 51:47 41:53 3:190
human rights, dignity of man | 17:70 49:13 5:32 4:1
does god get tired, god rest, god never sleeps | 50:38 46:33 2:255
business partners cheat, partners wrong each other | 38:24 4:29 2:188
elisha, alyasa | 6:86 38:48
`
