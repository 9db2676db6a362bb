/** One review per person. Asha has none, so that visitors of the demo can write one. */
export type DemoReview = readonly [slug: string, rating: number, daysAgo: number, comment: string];

export const demoReviewAnswers: Record<string, string> = {
  nikita:
    'Sorry about the slots, Nikita. One more of us works in the evenings now, so that nobody has to take an afternoon off for a pedicure.',
  preeti:
    'Preeti, you were right to show it twice. We have changed how we check brows at the end, in good light and with a mirror. The next one is ours.',
};

export const demoAuthorsOfUnseenReviews: readonly string[] = ['komal', 'jyoti'];

export const demoReviews: readonly DemoReview[] = [
  [
    'komal',
    5,
    1,
    'Booked a facial at eleven at night, had it at ten the next morning. My skin and I are both surprised.',
  ],
  [
    'jyoti',
    5,
    2,
    'Rekha tai did my manicure while the baby slept in the next room. She whispered the whole time. I nearly cried.',
  ],
  [
    'vaishnavi',
    4,
    3,
    'Lovely hair spa. Came fifteen minutes late because of the traffic at Swargate, but she called ahead.',
  ],
  [
    'rutuja',
    5,
    5,
    'Full arms and legs with Rica. Hardly any redness, and she carried every used strip away with her.',
  ],
  [
    'farah',
    5,
    6,
    'Mehndi for my mother, my sister and me. Three different designs, all finished before dinner.\n\nThe stain came out almost black on my mother. She is still showing it to the neighbours.',
  ],
  [
    'nikita',
    3,
    8,
    'The pedicure itself was good. The slot I wanted was full twice, so I had to take an afternoon off for it.',
  ],
  [
    'gauri',
    5,
    9,
    'My mother is seventy-one and does not like strangers. She has asked when the nice girl is coming again.',
  ],
  [
    'manasi',
    4,
    11,
    'Clean tools, opened in front of me. The fruit facial smelled better than it felt, but the glow was real.',
  ],
  [
    'simran',
    5,
    12,
    'Bridal package for my sister. They arrived at five in the morning, calm as anything, with their own lamp and extension cord.',
  ],
  [
    'lakshmi',
    5,
    14,
    'The oil massage is the first one in years that was firm where I asked and gentle where I asked.',
  ],
  [
    'preeti',
    2,
    15,
    'Threading was uneven and I had to show it twice. They offered to come back without the visiting charge, which I appreciate.',
  ],
  ['madhuri', 5, 17, 'घरबसल्या इतकं छान फेशियल होईल असं वाटलं नव्हतं. वेळेवर आल्या आणि सगळं नीट आवरून गेल्या.'],
  [
    'ketaki',
    4,
    18,
    'Good value for the clean-up. I like that I can see every price before booking, and the bill was exactly that.',
  ],
  [
    'roshni',
    5,
    20,
    'Gel nails that have lasted twenty days of typing and two of gardening. Not one chip.',
  ],
  [
    'ishita',
    5,
    22,
    'Hair colour to cover the grey, matched on the first try. The bathroom was cleaner after than before.',
  ],
  [
    'zoya',
    4,
    24,
    'Party make-up held through a whole sangeet. The lashes were a bit much for me, so say so if you want them lighter.',
  ],
  [
    'tanvi',
    5,
    25,
    'I work from home with two meetings a day. They fitted a waxing in between, and I was on camera at three.',
  ],
  [
    'nandini',
    5,
    27,
    'The beautician asked about allergies before opening anything. Small thing, but nobody else ever has.',
  ],
  [
    'divya',
    3,
    29,
    'Massage was nice, though it ended ten minutes early. When I wrote to them they took it off the bill.',
  ],
  ['trupti', 5, 31, 'Body polish two days before my engagement. My dress slid on like silk.'],
  [
    'shruti',
    4,
    33,
    'Booking took two minutes on the phone. Would love a few more evening slots, please.',
  ],
  [
    'charu',
    5,
    36,
    'I was nervous about bleach after a bad time elsewhere. She tested it behind my ear and waited the full ten minutes.',
  ],
  [
    'sara',
    5,
    38,
    'The only waxing I do not postpone. Quick, kind, and she talks you through the bad bits.',
  ],
  [
    'bhavna',
    4,
    41,
    'De-tan for both arms before a wedding. Visible difference, no itching. A mirror afterwards would have been nice.',
  ],
  ['anjali', 5, 43, 'आईच्या वाढदिवसाला भेट म्हणून मॅनिक्युअर आणि पेडिक्युअर. ती अजूनही त्याबद्दल बोलते.'],
  [
    'aditi',
    5,
    46,
    'Brows exactly as I asked: the same shape, only clean. Third visit and it has been right every time.',
  ],
  [
    'swati',
    1,
    48,
    'Nobody came in the first slot and I found out by calling. The second visit was fine, and I was not charged for it, but a morning was gone.',
  ],
  [
    'pooja',
    5,
    52,
    'Hair spa in the rains, when my hair gives up on me. For three weeks the comb went straight through.',
  ],
  [
    'yasmin',
    4,
    55,
    'Very good nail art. I showed a photograph and she made it better than the photograph.',
  ],
  [
    'neha',
    5,
    58,
    'They tracked the order right up to the door, so I knew when to put the chai on.',
  ],
  [
    'mitali',
    5,
    63,
    'Pre-bridal over two months, the same person every time. By the wedding she knew my skin better than I did.',
  ],
  [
    'kavita',
    4,
    67,
    'Sixty rotis a day and my hands looked like hands again. Will book every month.',
  ],
  [
    'harshada',
    3,
    72,
    'Facial was relaxing. The products are not all listed on the page, and I would like to know before I book.',
  ],
  [
    'meera',
    5,
    78,
    'Came up four floors with all that equipment when the lift was out, and still smiled.',
  ],
  [
    'ritu',
    5,
    85,
    'Booked for my mother-in-law and myself together. One visiting charge, two happy people, a very peaceful evening.',
  ],
  [
    'deepa',
    4,
    93,
    'Nice work on the hair cut. I would only suggest bringing a bigger sheet for the floor.',
  ],
  [
    'fatima',
    5,
    102,
    'Mehndi like lace. She drew it without a stencil while telling me about her daughter’s exams.',
  ],
  [
    'ananya',
    4,
    114,
    'Made a whole Saturday of it: facial, manicure, hair. It cost less than one visit to the place I used to go.',
  ],
  [
    'sneha',
    2,
    127,
    'The wax was too hot at first. She corrected it at once and put aloe on, but please test it before you begin.',
  ],
  ['priya', 5, 141, 'Did my haldi, my mehndi and my wedding make-up. My family has adopted them.'],
];
