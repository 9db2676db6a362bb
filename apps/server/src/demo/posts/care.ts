import type { DemoPost } from './demo-post.ts';

export const carePosts: readonly DemoPost[] = [
  {
    slug: 'monsoon-hair',
    title: 'Monsoon hair: a truce, not a cure',
    category: 'Hair',
    author: 'ishita',
    daysAgo: 6,
    content: `Every June my hair remembers that it comes from Bengal. It rises with the humidity, and by the second week of rain I have a halo that no saint would want. I have stopped fighting it. What follows is a truce.

Frizz is thirsty hair reaching for the water in the air. So the answer is not less moisture but enough of it from the inside. I oil on the night before washing, an hour at least: coconut in the dry months, but almond or sesame in the rains, because coconut sits heavily when nothing ever dries. Lengths and ends, only a little on the scalp. A damp scalp under oil is where dandruff is born.

I wash every third day, with a mild shampoo on the scalp alone. Rain is not clean water in a city; if I get soaked, I rinse that evening and do not wait for hair-wash day. Conditioner from the ears down, combed through with fingers, left for as long as it takes to sing one song.

The towel was my great mistake. Rubbing lifts every scale on the hair and invites the frizz in. An old cotton T-shirt, squeezed and not rubbed, did more for me than two expensive serums. Then a leave-in cream on hair that is still wet, and no touching until it is dry. That last part is the hardest thing in this whole post.

Never tie it up wet. It smells by noon, and the band breaks the hair where it is weakest. If you must go out, a loose plait at half dry is kinder.

Once in the season, in July, I have a hair spa at home. I used to think that it was only a lovely nap. It is a lovely nap; but the steam does get the mask in further than my patience would, and for three weeks afterwards the comb goes through.

And trim the ends before the rain starts, not after. Split hair drinks the most and behaves the worst.

What I have given up: straightening it in the morning. It lasts as far as the gate. Curls, a good plait, a clip, and an umbrella that closes properly. The rest is weather.`,
  },
  {
    slug: 'nail-care',
    title: 'Short nails, long life: care for hands that cook',
    category: 'Nails',
    author: 'kavita',
    daysAgo: 19,
    content: `I make sixty rotis a day, and I like my nails. People tell me to choose. I have chosen both, and this is how it goes.

Keep them short and give them a shape. A soft square, just past the fingertip, does not break in the dough and looks like a decision. File in one direction, from the side to the middle, with a fine file. Sawing to and fro opens the layers, and then they peel like an onion.

Do not cut the cuticle. Push it back after a bath with a towel, and rub in a drop of almond oil. It is a seal; whoever cuts it opens the door to turmeric, chilli and infection. If a bit of skin hangs, snip only that bit.

Gloves for the dishes. I resisted for years, as if it were giving up. Water is what ruins nails, not work: they swell, they dry, they swell again, forty times a day. With gloves mine stopped splitting within two months.

About haldi. It stains, and natural nails take it worst. A clear base coat, even without colour on top, keeps the yellow out. If it is too late, soak for five minutes in warm water with a little lemon, then wash and oil. Not more often than once a week; lemon dries.

Colour: two thin coats last longer than one thick one, and wrap the tip, meaning that you draw the brush along the very edge. Let it dry for longer than you believe. I do mine after the children have gone to bed, when no one can need me. Gel is another matter. It lasts me eighteen days of rotis. But have it taken off by somebody who soaks it, since picking it off takes the top of your own nail along. One week bare between two sets, with oil every night.

Once a month somebody comes home and does my hands properly: soak, file, buff, cream up to the elbow. I used to feel guilty about it. Then I counted what these hands do between six in the morning and ten at night, and I stopped.`,
  },
  {
    slug: 'pedicure-home',
    title: 'A pedicure at home on a Sunday, in forty minutes',
    category: 'Hands and feet',
    author: 'divya',
    daysAgo: 26,
    content: `Feet are the part of us that goes everywhere and is thanked for nothing. I give mine forty minutes every other Sunday. You need a bucket, a towel you are not proud of, and a door that closes.

Ten minutes: soak. Warm water, not hot, with a spoon of salt and whatever smells good; I throw in a few neem leaves when the tree outside is generous. Take the old polish off before, not after. If you have any cut or a fungus, leave the soaking out and see somebody about it first.

Five minutes: nails. They are soft now, so cut them straight across, never down into the corners, and not too short. A corner that you dig out today is an ingrown nail next month. Smooth the edge with a file.

Ten minutes: heels. A pumice stone or a foot file, wet, in one direction, with light pressure. Stop while there is still something left to do; it is better to take off a little every fortnight than to be sorry on Monday. No blades. I do not care how much your aunt likes hers. Skin that is shaved comes back harder, and a slip takes weeks to heal.

Five minutes: scrub. Two spoons of sugar and one of coconut oil, from the toes to below the knee. Rinse and dry, especially between the toes, where damp makes trouble.

Ten minutes: cream. The thickest you have, with the thumbs, from the heel to the toes in long strokes. Press the hollow of the arch and count to five. This is the part that money is usually paid for. Then cotton socks, for an hour or for the night.

Colour, if you like: toe separators are a tissue, folded. A base coat first, or dark red will leave its memory behind.

How do I know when I need more than this? When the heels have cracks that I can feel, or the corners are sore, or I have simply carried too much that month. Then somebody else comes with the bucket, and I keep the door closed and the book open.`,
  },
  {
    slug: 'oil-massage',
    title: 'Sunday oil, and the lost hour',
    category: 'Massage',
    author: 'lakshmi',
    daysAgo: 45,
    content: `In my grandmother's house in Guntur, Sunday began with oil. We were caught one by one, sat on a low stool in the sun, and rubbed from the crown to the heels with warm sesame oil until we shone like temple lamps. We ran about for half an hour, because one had to, and then came the bath with shikakai, and lunch, and sleep. I have looked for that sleep in many expensive places since.

You can have some of it yourself. Warm the oil by standing the bottle in hot water, never on the flame. Sesame for the cold months, coconut for summer, almond for the face. A spoonful is enough for an arm; more ends up on the floor.

Begin with the head: fingertips, not nails, in small circles, moving the scalp over the bone rather than the hair over the scalp. Then long strokes along the limbs, towards the heart, and round ones over every joint. The belly clockwise. Feet last and longest. Ten minutes of it before a bath does more for my back than any chair I have bought.

What one cannot do is the back itself, or let go while being the one who works. So once a month I have a massage at home. A mattress on the floor, a sheet that may be spoilt, the fan at one. Say at the start what hurts, what must not be pressed, and whether you like talk or silence. I like silence, and I had been too polite to say so for years.

A few cautions, since oil is kind but not harmless. Not with a fever, not right after a meal, not over varicose veins or a fresh injury. If you are expecting, ask your doctor, and ask for somebody who has been trained for it. Try a new oil on the inside of the elbow first.

Drink warm water afterwards. Do not plan anything. The lost hour is the point: the body is told that for once nobody will call it. Then the bath, then rice and rasam, then the curtain drawn, and the sleep that I remember.`,
  },
];
