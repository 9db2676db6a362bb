import type { DemoPost } from './demo-post.ts';

export const weddingPosts: readonly DemoPost[] = [
  {
    slug: 'bridal-haldi',
    title: 'What nobody told me about my own haldi morning',
    category: 'Bridal',
    author: 'priya',
    daysAgo: 4,
    content: `My mother makes her ubtan by feel. A fistful of haldi, besan until it holds, a little sandalwood, rose water from the bottle that only comes out for weddings. For a week before my ceremony I asked her for the measures, and for a week she told me that her hands knew them. In the end we wrote it down together: four spoons of besan, one of turmeric, half of sandalwood, and enough curd to make it spreadable. That is plenty for one bride and the cousins who will certainly smear it on each other.

Three things I wish I had known.

First, try it on your arm two days earlier. Kitchen haldi is strong, and mine left a faint yellow band that needed two baths to go. Kasturi haldi, the wild kind sold for the skin, stains far less and smells of camphor rather than of dal. Ask for it by name, because the two look the same in the packet.

Second, no waxing, threading or bleach on the day before. Freshly waxed skin and turmeric do not get along, and a red, stinging bride is nobody's idea of auspicious. I had my waxing done four days ahead, at home, with my feet up and the invitations on my lap. By the morning of the haldi my skin had forgotten about it.

Third, oil before paste. A thin film of coconut oil on the elbows, knees, hairline and nails keeps the colour from settling where it is hardest to wash away. Wear the oldest yellow thing you own, tie your hair up tighter than you think you need to, and take your rings off before somebody's aunt has to fish them out of the bowl.

Afterwards, lift the paste off with wet hands instead of scrubbing it. Rinse with lukewarm water, pat dry, and put on nothing but a plain moisturiser. No soap until evening. The glow people talk about is half turmeric and half the fact that you have spent an hour being fussed over by everyone who loves you. The second half cannot be bought, and it photographs better than any highlighter.`,
  },
  {
    slug: 'mehndi-stain',
    title: 'A darker mehndi stain, without the myths',
    category: 'Bridal',
    author: 'fatima',
    daysAgo: 9,
    content: `Every family has a rule for dark mehndi. Mine swears by clove smoke, my neighbour by pickle oil, and a cousin once kept her hands in plastic bags for a whole night. I have had mehndi on for four weddings this year, so I kept notes. Here is what made a difference, and what only made a mess.

The paste matters more than anything you do later. Good henna is powder, water or lemon, sugar and an essential oil, left to rest until the dye lets go. It looks olive green and smells of wet leaves. If a cone is jet black or promises a stain in ten minutes, do not let it near your skin. That colour is not henna, and it can leave you with blisters instead of a memory.

Wash and wax before, never after. I have my arms waxed two days earlier and use no cream at all on the day itself, because moisturiser sits between the leaf and the skin like a raincoat.

Then, patience. Keep the paste on for at least six hours; overnight is better. Once it has dried to the touch, dab it with lemon and sugar, only enough to make it sticky. It does not darken anything by itself. It keeps the paste from crumbling off while you sleep. Cotton and paper tape over the top, and old socks over that, if you are a restless sleeper.

Scrape it off with the back of a butter knife. No water for twelve hours, which is the hard part, and the reason brides are fed by hand. The stain will look orange, and you will be disappointed. Do not be. It deepens for two days, so have it done two evenings before the ceremony, not on the night before.

Warmth helps. The clove smoke my grandmother uses works because it is warm, and so does sitting near the stove while the chai boils. Palms and soles take the deepest colour because the skin there is thickest. The back of the hand will always be lighter, and that is how it should be.

After that: mustard oil before every bath, gloves for the dishes, and a little vanity.`,
  },
  {
    slug: 'wedding-timeline',
    title: 'The ninety days before a wedding, week by week',
    category: 'Bridal',
    author: 'ananya',
    daysAgo: 16,
    content: `When my sister got engaged we made a spreadsheet for the caterer, the hall and the saris, and not one line for her. Ten weeks later she was tired, broken out and being offered a new facial by everybody she met. For my own wedding I made the other list. It is short on purpose.

Ninety days before, change one thing: sunscreen, every morning, also when it rains. If your skin has a problem that cream has not solved in a year, see a dermatologist now, because real treatments take two or three months. Decide on your hair length and leave it alone.

Sixty days before, begin a facial every four weeks, with the same person. The first visit is for her to learn your skin. Say what you react to. This is also the moment for a trial of any colour, since a shade that is wrong can still be mended. Drink water, go to bed, and stop picking.

Thirty days before, have the make-up trial, in daylight, in a blouse of the colour you will wear. Take a photograph with flash and one without. Have your brows shaped now by whoever will do them for the wedding, and do not let anyone else touch them. If you want nail extensions and have never worn them, try a set for a week and find out whether you can still type.

Ten days before, the last facial. A gentle one, nothing new, no peel. Trim the ends of your hair. Break in the shoes.

Four days before, waxing and a body polish. That leaves time for any bumps to settle before turmeric touches the skin.

Two days before, mehndi in the evening. Pedicure first, as nobody can work on feet that are drying.

One day before, brows and upper lip if you must, manicure, oil in the hair, early dinner. Hide your telephone.

On the day, eat breakfast. Truly. Everything else on this list can go wrong and you will still be a bride; without breakfast you will be a bride who is lying down. Book everything you can at home, keep an hour free between any two things, and give somebody else the list.`,
  },
  {
    slug: 'festive-makeup',
    title: 'Festive make-up that survives a Pune October',
    category: 'Make-up',
    author: 'zoya',
    daysAgo: 23,
    content: `Navratri is nine nights of dancing in heat that has not been told the summer is over. Last year my foundation left with the first garba. This year I treated my face the way I treat my shoes: fewer things, better fastened.

Start colder than feels necessary. A clean face, an ice cube wrapped in a handkerchief for a minute, then a light gel moisturiser. Heavy cream under make-up in this weather turns into a slide. Wait five minutes before the next step. I use the time to untangle my earrings.

Primer only where you shine, which for most of us is the middle of the forehead, the sides of the nose and the chin. Then skip foundation and use concealer where you need it: under the eyes, around the nose, on the one spot that always arrives for festivals. Press it in with a damp sponge. What is thin cannot crack.

Powder before you think you need it, and only in those same places. Cream blush under, a touch of powder blush over: the pair of them outlasts either alone. I learnt that from the beautician who came for my cousin's engagement, and it is the single best thing anyone has told me about make-up.

Kajal is the one that travels. Dry the lower lid with a tissue, draw the line, then set it with a dark eye shadow on a flat brush. For the upper lid use a gel liner and give it a full minute with your eyes closed. Waterproof mascara on the upper lashes only.

Choose between eyes and lips. If the eyes are gold, a rose stain on the lips is enough, and a stain does not mind samosas. If you want the red mouth, line it, fill it with the pencil, blot, and put the colour over that.

Setting spray from an arm's length, twice. In the bag: blotting paper, a lipstick, two safety pins. Not powder. Powder over sweat makes paste, and we have enough of that on haldi mornings.

Then take it all off before you sleep, however late. Oil first, face wash second. Morning-you will remember.`,
  },
];
