/** The most common leaked passwords. Loaded on demand: most visitors never choose a password. */
let commonPasswords: ReadonlySet<string> | undefined;
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  if (commonPasswords) return commonPasswords;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  commonPasswords = new Set(dictionary['passwords-common']);
  return commonPasswords;
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** `p@ssw0rd` becomes `password`. */
const undoSubstitutions = (text: string): string =>
  text
    .replaceAll('@', 'a')
    .replaceAll('4', 'a')
    .replaceAll('3', 'e')
    .replaceAll('1', 'i')
    .replaceAll('!', 'i')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('$', 's')
    .replaceAll('7', 't');

const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '`1234567890-=',
  '01234567890',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
];
/** The same keys with Shift on a US or Indian keyboard: what `!` is to `1`. */
const shifted = new Map(
  [...'~!@#$%^&*()_+{}|:"<>?'].map((sign, at) => [sign, [..."`1234567890-=[]\\;',./"][at] ?? '']),
);
const withoutShift = (text: string): string =>
  [...text].map((sign) => shifted.get(sign) ?? sign).join('');
const runs = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);

const minRun = 3;

const runLengthAt = (text: string, at: number): number => {
  let length = 1;
  while (
    at + length < text.length &&
    runs.some((run) => run.repeat(2).includes(text.slice(at, at + length + 1)))
  )
    length += 1;
  return length;
};

/** Consists only of runs, such as `qwer1234` or `!@#$%^&*`. */
const isRun = (text: string): boolean => {
  const keys = withoutShift(text);
  for (let at = 0; at < keys.length; ) {
    const length = runLengthAt(keys, at);
    if (length < minRun) return false;
    at += length;
  }
  return true;
};

const isRepeated = (text: string): boolean =>
  /^(.{1,3})\1+.{0,2}$/u.test(text) || new Set(text).size < 4;

/**
 * Additions to the international lists: what is guessed first in India and at a salon. A word with
 * a few digits or signs around it counts too.
 */
const list = `
  glow-with-asha glow-with-admin glow-with-usha
  12345678 123456789 1234567890 87654321 987654321 9876543210 0987654321 11111111 22222222
  00000000 12341234 12344321 11223344 112233445566 121212121212 123123123 123321123 147258369
  159357456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5
  qwer1234 qwe123qwe asdf1234 abcd1234 abc12345 a1b2c3d4 a1b2c3d4e5 aa123456 aaa111aaa
  abc123abc 1234abcd 1234qwer 123qweasd 123456qwerty passw0rd! p@ssword p@ssw0rd pa55word
  pa$$word trustno1 letmein1 iloveyou1 jaishriram1 india123 india@123 ind1a123 pune1234
  pune@123 mumbai123 admin123 admin@123 admin1234 root1234 test1234 test@123 user1234 welcome1
  welcome@123 qwerty123 qwerty12 qwerty1! zxcvbnm1 asdfghjk asdfghjkl1 1a2b3c4d 7777777777
  99999999 88888888 66666666 55555555 44444444 33333333 20002000 19901990 19951995 20202020
  20242024 20252025 20262026 01012000 15081947 26011950 02101869 31121999 01011990 password
  passwort passw0rd pass passcode passphrase letmein welcome admin administrator root login
  user guest test testing tester demo sample default changeme change secret secure security
  private access master qwerty qwertyuiop qwert qwer asdf asdfgh asdfghjkl zxcvbn zxcvbnm
  azerty qazwsx qazwsxedc qwaszx abc abcd abcde abcdef abcdefgh abcabc xyz iloveyou iloveu
  loveyou love lovely lover loveme ilove sunshine princess prince king queen angel angels baby
  babygirl babyboy honey sweety sweetie sweetheart darling dragon monkey tiger lion eagle
  panther elephant peacock butterfly flower flowers rose jasmine lotus lily daisy summer
  winter spring autumn monsoon january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday football
  cricket hockey tennis soccer baseball basketball badminton kabaddi ipl dhoni sachin
  tendulkar kohli virat rohit sehwag ganguly dravid bumrah superman batman spiderman ironman
  avengers pokemon naruto pikachu starwars matrix hunter ranger shadow ninja samurai warrior
  killer phoenix thunder lightning diamond silver golden platinum rainbow purple orange yellow
  black white green blue pink red magic computer internet laptop keyboard mouse google
  facebook instagram whatsapp youtube twitter gmail yahoo hotmail outlook microsoft windows
  android iphone samsung nokia apple amazon flipkart paytm jio airtel india indian bharat
  hindustan jaihind vandemataram pune mumbai delhi newdelhi bangalore bengaluru chennai
  kolkata hyderabad ahmedabad nagpur nashik maharashtra gujarat kerala punjab rajasthan
  kothrud ganesh ganesha ganpati shiva shivaji shivay mahadev omnamahshivaya krishna
  radhakrishna radheradhe radhe radha jaishriram jaishreeram shriram sriram ram rama hanuman
  jaihanuman bajrangbali saibaba sairam omsairam om aum laxmi lakshmi saraswati durga kali
  parvati vishnu venkatesh balaji tirupati govinda swami swamisamarth waheguru allah bismillah
  muhammad jesus jesuschrist christ god godisgreat blessed mummy mummypapa mamta maa maapapa
  mom momdad dad daddy papa family brother sister friend friends bestfriend forever together
  shona jaan jaanu janu jaaneman pyaar pyar dil dilse zindagi khushi anjali pooja priya neha
  asha sneha kavita sunita anita geeta sita rani rahul rohan amit sumit vijay ajay sanjay raj
  raja rajesh suresh ramesh mahesh deepak prakash akash vikas ashok anil sunil manoj santosh
  kumar sharma singh patil kulkarni joshi deshpande gupta shah khan patel reddy nair iyer
  michael jordan jennifer jessica michelle nicole daniel thomas charlie george andrew robert
  william joshua matthew ashley amanda hannah maggie buster bailey harley ginger pepper cookie
  chocolate cheese banana mango pineapple strawberry coffee chai masala biryani samosa jalebi
  gulabjamun haldi haldihome turmeric mehndi beauty beautiful salon parlour parlor makeup
  facial waxing bridal nailart hairstyle glow glowup gorgeous pretty cute cutie cutiepie hello
  hellohello helloworld hithere namaste namaskar goodmorning goodnight goodluck thankyou
  please whatever nothing something anything dontknow forgot forget remember trustno
  trustnoone nopassword mypassword yourpassword thepassword newpassword oldpassword temp
  temporary temppass freedom liberty america london paris newyork canada australia dubai
  singapore qwertyqwerty asdfasdf testtest adminadmin useruser rootroot guestguest loveislove
  money rupees rich success lucky luckyme luckycharm number one jackpot poker casino player
  gamer gaming minecraft fortnite pubg freefire valorant counterstrike callofduty ferrari
  mercedes porsche mustang corvette yamaha honda suzuki royalenfield bullet harleydavidson
  toyota maruti mahindra tata reliance infosys wipro cognizant accenture engineer doctor
  teacher student college school university hostel corona covid lockdown vaccine happy
  happiness smile smiley peace dreams dream dreamer heaven paradise sunflower moonlight
  starlight galaxy universe earth ocean river mountain
`;

const commonPasswordWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

const isWordWithExtras = (text: string, common: ReadonlySet<string>): boolean =>
  [text, undoSubstitutions(text)].some((form) => {
    const word = lettersOf(form);
    return (
      text.length - word.length <= 5 &&
      (commonPasswordWords.has(word) || (word.length >= 5 && common.has(word)))
    );
  });

export type PasswordOwner = {
  username?: string;
  email?: string | null;
  mobileNumber?: string | null;
  /** Guessed for every account of a salon. */
  businessName?: string;
};

const wordsOf = (name: string | null | undefined): string[] =>
  (name ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);

/** Each word of a person's name; all of the salon's name or its first word. */
const namesOf = ({ username, email, mobileNumber, businessName }: PasswordOwner): string[] => {
  const own = [username, email?.split('@')[0], mobileNumber].map(wordsOf);
  const salon = wordsOf(businessName);
  const names = [...own.map((words) => words.join('')), ...own.flat(), salon.join(''), salon[0]];
  return names.filter((name) => name !== undefined && name.length >= 4) as string[];
};

const containsName = (text: string, owner: PasswordOwner): boolean => {
  const compact = text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return namesOf(owner).some((name) => compact.includes(name));
};

export const findPasswordWeakness = async (
  password: string,
  owner: PasswordOwner = {},
): Promise<string | undefined> => {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (containsName(text, owner)) {
    return 'Choose a password that does not contain your name, email, number or our name';
  }
  const common = await loadCommonPasswords();
  const isCommon =
    [text, undoSubstitutions(text)].some(
      (form) => common.has(form) || commonPasswordWords.has(form),
    ) ||
    isRun(text) ||
    isRepeated(text) ||
    isWordWithExtras(text, common);
  return isCommon ? 'This password is too easy to guess. Please choose another' : undefined;
};
