/**
 * The names of the surahs in plain English, in order, translated by us from the Arabic; names of letters and of
 * people stay as they are.
 */
export const englishSurahNames: readonly string[] = (
  'The Opening|The Cow|The Family of Imran|The Women|The Table|The Cattle|The Heights|The Spoils of War|Repentance|Jonah|' +
  'Hud|Joseph|The Thunder|Abraham|The Rocky Tract|The Bees|The Night Journey|The Cave|Mary|Ta Ha|' +
  'The Prophets|The Pilgrimage|The Believers|The Light|The Criterion|The Poets|The Ants|The Stories|The Spider|The Romans|' +
  'Luqman|The Prostration|The Confederates|Sheba|The Originator|Ya Sin|Those Ranged in Rows|Sad|The Groups|The Forgiver|' +
  'Explained in Detail|The Consultation|The Ornaments of Gold|The Smoke|The Kneeling|The Sand Dunes|Muhammad|The Victory|The Private Rooms|Qaf|' +
  'The Scattering Winds|The Mount|The Star|The Moon|The Most Gracious|The Inevitable Event|Iron|The Woman Who Pleads|The Gathering|She Who Is Examined|' +
  'The Ranks|Friday|The Hypocrites|Mutual Loss and Gain|Divorce|The Prohibition|The Dominion|The Pen|The Sure Reality|The Ways of Ascent|' +
  'Noah|The Jinn|The Enwrapped One|The Cloaked One|The Resurrection|Man|Those Sent Forth|The Great News|Those Who Pull Out|He Frowned|' +
  'The Folding Up|The Splitting Open|Those Who Give Short Measure|The Bursting Apart|The Constellations|The Night Comer|The Most High|The Overwhelming Event|The Dawn|The City|' +
  'The Sun|The Night|The Morning Light|The Opening Up|The Fig|The Clinging Clot|The Night of Decree|The Clear Proof|The Earthquake|The Charging Horses|' +
  'The Striking Calamity|Rivalry in Increase|The Time|The Backbiter|The Elephant|Quraysh|Small Kindnesses|Abundance|The Disbelievers|The Help|' +
  'The Palm Fibre|Sincerity|The Daybreak|Mankind'
).split('|')
