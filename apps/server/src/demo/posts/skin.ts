import type { DemoPost } from './demo-post.ts';

export const skinPosts: readonly DemoPost[] = [
  {
    slug: 'first-facial',
    title: 'My first facial at thirty-four, and what I asked',
    category: 'Skin',
    author: 'sneha',
    daysAgo: 2,
    content: `I put it off for years because I imagined being told off. About my pores, about the sunscreen I forget, about the pillowcase. What happened was that a calm woman named Rekha spread a clean sheet over our guest bed, washed her hands for longer than I wash mine, and asked me three questions. What do you use now? What has ever stung? What would you like your skin to stop doing?

If you are about to have your first one, here is what goes on, so that you can enjoy it instead of wondering.

It begins with cleansing, twice. Then steam, which is pleasant for two minutes and boring for four. A scrub follows, softer than I had feared. Then the part people dread: removing blackheads. It pinches. You can say "enough" at any time, and you should, because skin that is squeezed in anger takes its revenge for a week. Mine was only done on the nose.

After that it is all reward. Twenty minutes of massage over the face, neck and shoulders, upward, with more patience than I have ever had for my own cheeks. A mask that sets while you lie there with nothing to do. I fell asleep. Apparently everybody does.

The questions I asked. Will I glow? For a day or two, yes, mostly because the blood has been moved about. Will it cure my marks? No, and she was the first person who did not promise it. How often? Every four to six weeks if you like it, and not at all if you do not; a facial is care, not medicine. Which one? For a first time, the plainest on the list. Fruit, gold and diamonds can wait until you know how your skin takes the simple thing.

What to do after: nothing. No make-up until the next day, no sun, no gym the same evening, no new cream out of enthusiasm. I had a little redness around the nose that was gone by dinner.

Pick a day before a quiet day, not before a wedding. And put your telephone in another room. Mine rang twice, and I let it.`,
  },
  {
    slug: 'summer-de-tan',
    title: 'De-tan in May: what works and what only lightens your purse',
    category: 'Skin',
    author: 'meera',
    daysAgo: 31,
    content: `I ride a scooter to work, so every May I come in two colours, with a border where my watch sits. Over three summers I have tried most things that promise to put me back together. This is my honest table, without a table.

Curd, besan and a pinch of haldi, twice a week, fifteen minutes. It costs almost nothing and it works slowly: the lactic acid in curd loosens the dull top layer, and the besan carries it away. Do not add lemon. Everyone's grandmother says lemon, and everyone's grandmother stayed indoors at noon. Lemon juice on skin that then sees the sun can burn.

A de-tan pack by someone who knows it: faster and more even, particularly for arms and feet, where I never have the patience myself. At home it took forty minutes for both arms, and the line at the watch was down to something only I could see. What it does is exfoliate and calm. It does not bleach, and it will not change the colour you were born with. If somebody promises that, keep your money.

Bleach makes the hairs lighter, not the skin, so it can make a tan look brighter for a while. I like it before a function and never within two days of waxing or of a day out.

Scrubbing hard is the mistake. I did it for a whole summer with a loofah and a grudge. Skin that is rubbed raw makes more pigment to defend itself, so I was working for the other side.

And then the dull truth. Prevention is most of it. Two finger lengths of sunscreen for face and neck, more for the arms, again at lunch. A dupatta is good, a cotton sun sleeve is better, and gloves look silly until you see your hands in July. It takes about a month for skin to renew itself, so whatever you do, give it four weeks before you judge.

My routine now: sleeves and sunscreen on weekdays, curd on Sundays, and a de-tan for arms and feet at the end of May, like a full stop.`,
  },
  {
    slug: 'waxing-myths',
    title: 'Seven things I believed about waxing, and was wrong about',
    category: 'Waxing',
    author: 'sara',
    daysAgo: 12,
    content: `I grew up in a house with two sisters and a great many opinions. Here are seven of them, each tested on my own legs.

One. Hair grows back thicker. It does not. A cut hair has a blunt end and feels like more; a waxed hair grows in with a fine tip. After some years mine is sparser than it was.

Two. Longer hair comes off better. Up to a point. Half a centimetre, about a grain of rice, is right. Longer only means more pulling. Shorter, and the wax has nothing to hold, so you pay for pain and keep the hair.

Three. It always hurts the same. It hurts most in the days before and during a period, when everything does, and after a night of little sleep. I book for the week after, and I drink water instead of coffee that morning.

Four. All wax is the same thing in different tins. It is not. The ordinary honey kind grips skin and hair alike. Rica holds on to the hair and far less to the skin, which is why it costs more and why my underarms are so grateful. For the legs I am happy with the ordinary one.

Five. Bumps mean that it was done badly. Sometimes. More often they mean tight jeans on the same evening, or a hot bath. For a day I wear loose cotton, keep away from the gym and the pool, and put on aloe rather than perfume. Two days later I begin to exfoliate gently, and ingrown hairs have stopped visiting.

Six. You can wax over anything. You cannot. Not over sunburn, not over broken skin, not over moles, and not if you use retinol or strong acne creams on that patch. Stop those a week before, and tell your beautician; she will not be shocked, she will be relieved.

Seven. Only salons are clean. The cleanest waxing I have had was on my own sofa: a fresh sheet, a new spatula for every dip, strips thrown away in front of me. Ask for it wherever you go. Nobody who works properly minds being asked.`,
  },
  {
    slug: 'threading-brows',
    title: 'In praise of leaving your eyebrows mostly alone',
    category: 'Threading',
    author: 'aditi',
    daysAgo: 38,
    content: `In college I had the brows of the year, thin as a thread and very surprised. It took them eighteen months to come back, and one corner never did. So I speak as a reformed person.

The best brow is your own, tidied. Before anybody touches yours, find the three points. Hold a pencil straight up beside your nose: the brow should begin there. Slant it from the nostril past the outer edge of the iris: that is the arch. Slant it further, past the outer corner of the eye: that is the end. Everything between those points stays. What grows wild beneath, and on the bridge of the nose, may go. Above the brow I ask for nothing at all to be taken, since that is how the shape wanders upward over the years.

Why thread rather than wax here? A thread can take a single hair and leave its neighbour, and it does not pull at eyelid skin. It does sting. Two things help: holding the skin taut with both hands, one above and one below, and breathing out while the thread works. The eyes will water on principle. Let them.

Tell your beautician what you do not want. "Same shape, only clean" are the four most useful words I know. Ask to see a mirror halfway. A good one offers it unasked, and mine, who comes home every third Saturday, also puts the brows side by side and tells me that they are sisters, not twins. They never will be twins. Nobody else has noticed.

Afterwards there is redness for half an hour. Ice, or aloe from the fridge, and no make-up and no sunscreen with perfume on that strip until evening. If small white bumps appear, leave them; they come from touching with hands that have been everywhere.

Between visits, put the tweezers away. One hair at a time, in bad light, is how I came to look surprised for a year and a half. If a gap bothers you, fill it with three short strokes of pencil, brush them through, and go and read something instead.`,
  },
];
