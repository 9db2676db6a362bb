import { stemOf } from './query-words.ts';

/**
 * Words that people in Pune type, and the words of the catalogue: `|` separates meanings, a space
 * joins words that belong together. Lists common spellings of Hindi and Marathi; one misspelling of
 * them is found as well.
 */
const dictionary: readonly (readonly [meaning: string, written: string])[] = [
  ['mehndi|henna', 'mehndi mehendi mehandi mehdi mehandhi mehnadi mahendi henna heena hina'],
  ['makeup', 'mekup mekap meckup makeover shringar shrungar sajna sajawat'],
  ['massage', 'malish maalish malis maalis massaj masaj masaaj pain dard'],
  ['head massage', 'champi champy'],
  ['oil', 'tel telachi'],
  ['threading', 'thread dhaga dhaaga dhage dora'],
  ['waxing', 'vax wex vex waks vaiks vaiksing'],
  ['cleanup', 'safai saaf swachh'],
  ['facial', 'fesial feshial fashial faceal facel'],
  ['facial|cleanup', 'nikhar chamak'],
  ['bleach|detan|facial', 'gora gori goree fair fairness whitening brightening lightening ujala'],
  ['bleach', 'blich blech blitch'],
  ['detan', 'dtan tan tanning tanremoval suntan sunburn dhoop kalapan suntanremoval'],
  [
    'haircut|trim',
    'cut cutting haircutting baalkatai balkatai katai katna katwana katvana kaatna kaapne kapne kapane kapayche kat',
  ],
  ['colour', 'color dye dai rang rangna rangai rangavne'],
  ['root|colour', 'grey gray white safed pandhre'],
  ['straighten|keratin', 'straight straightner seedha seedhe sidhe saral rebonding'],
  ['keratin|straighten', 'smoothening smoothning'],
  ['curl', 'curly kurale ghungrale ghungharale'],
  ['hairstyle', 'juda jooda ambada hairdo bun choti braid'],
  ['draping', 'pehnana pehna nesvane nesne'],
  ['polishing', 'scrub scrubbing'],
  ['acne', 'pimple muhase muhasa muhanse daag dhabbe daane murum'],
  ['ageing', 'aging antiaging wrinkle jhurri jhurriyan surkutya'],
  ['dandruff', 'rusi roosi kondya konda'],
  ['hydrating', 'hydra hydrafacial moisturising moisturizing'],
  ['gold', 'golden sona'],
  ['maharashtrian', 'marathi'],
  ['extension', 'extention extn'],
  ['gel polish', 'nailpaint nailpolish'],
  ['gel', 'gell jel'],
  ['bikini', 'brazilian'],
  ['spa|condition|hot oil', 'hairfall jhadna jhadte girna girte'],
  ['keratin|spa', 'frizz frizzy'],
  ['package|manicure pedicure|eyebrow lip|arm leg', 'combo combination'],
  ['removal', 'remove remover'],
  ['waxing|threading', 'hairremoval epilation'],
  ['cracked', 'phati fati phate fate'],
  ['manicure', 'mani menikyor mainikyor'],
  ['pedicure', 'pedi pedikyor'],
  ['manicure pedicure', 'manipedi'],
  ['hair', 'baal bal baalon balon kes kesh kesan keshan heyar'],
  ['facial|face', 'chehra chehre chehara chehare mukh munh muh tond'],
  ['manicure|hand|arm', 'haath hath haat haathon hathon'],
  ['arm|hand', 'baju bazu'],
  ['pedicure|foot|feet|leg', 'pair paon pairon pav paay paaya'],
  ['foot|feet|pedicure', 'foot feet'],
  ['arm|manicure', 'hand'],
  ['leg', 'taang taangein'],
  ['nail', 'nakhun nakhoon naakhun nakh nakha'],
  [
    'eyebrow',
    'brow aibro aibrow ibrow bhauhein bhauhe bhauen bhauein bhaunhe bhavein bhonhe bhohe bhaven bhuvai bhuvaya bhuvya ayabro aybro',
  ],
  [
    'upper lip threading|upper lip',
    'upperlip moonch mooch moonchh muchh moochein moustache mustache mishi mishya',
  ],
  ['lip', 'honth hoth oth'],
  ['chin', 'thodi thuddi hanuvati'],
  ['forehead', 'matha maatha kapal kapaal'],
  ['nose', 'naak nak'],
  ['neck', 'gardan gala maan'],
  ['shoulder', 'kandha kandhe khande khanda'],
  ['head', 'sar seer hed doka doke dokyachi dokyala sirki'],
  ['back', 'peeth pith paath kamar'],
  ['stomach', 'pet tummy belly'],
  ['underarm', 'armpit andararm bagal baghal kaakh kakh'],
  ['heel', 'edi aedi ediyan tach tacha'],
  ['body', 'badan sharir shareer ang'],
  ['full', 'pura poora puri poori sampurna whole purn'],
  ['half', 'aadha adha aadhe ardha ardhe'],
  ['both', 'dono donhi'],
  ['one', 'ek'],
  ['long', 'lambe lamba lambi'],
  [
    'bridal',
    'bride bridal wedding marriage dulhan dulhann shaadi shadi vivah lagna lagan lagnache laganache lagnachi lagnasathi navri navari nawri',
  ],
  ['groom|men', 'dulha navra nawra groom'],
  ['men|groom', 'man men gent male boy purush aadmi ladke ladka mard husband'],
  ['engagement', 'sagai sagaai mangni sakharpuda roka'],
  ['party', 'function reception sangeet'],
  ['children', 'child kid bachche bacche bachcha bachchon baby mulanchi mulansathi'],
  ['prenatal', 'pregnant pregnancy maternity garbhvati garbhavati'],
  ['saree', 'sari saari saadi sadi'],
  ['lehenga', 'lehnga ghagra'],
  ['ubtan', 'utane utna uptan'],
];

type Meaning = readonly string[];

const meaningsIn = (text: string): Meaning[] =>
  text.split('|').map((words) => words.split(' ').map(stemOf));

const rows = dictionary.flatMap(([meaning, written]) =>
  written.split(' ').map((word) => [word, meaningsIn(meaning)] as const),
);
const byStem = new Map(rows.map(([word, meanings]) => [stemOf(word), meanings]));

export const wordsWithSynonyms: readonly string[] = rows.map(([word]) => word);

export const synonymsOf = (word: string): readonly Meaning[] => byStem.get(stemOf(word)) ?? [];
