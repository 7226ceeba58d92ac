/**
 * Phrases for general questions: office contacts, questions for which an FAQ is the better answer, handover to a
 * person, and small talk.
 */
import { paths } from '#shared/paths'

export const officeTopics = ['phone', 'place', 'hours'] as const
export type OfficeTopic = (typeof officeTopics)[number]

const desk =
  '(support | customer service | customer care | billing | technical support | sales | office | help desk | help | builder | gas | outage | technical)'
const officePrefix = `[company] [${desk}] [desk]`

/** Questions say "your"; wording.ts replaces it with "company". */
export const officePhrases: Record<OfficeTopic, readonly string[]> = {
  phone: [
    `[(what is | do you have | give)] ${officePrefix} (phone | telephone | contact) (number | numbers)`,
    `[(what is | give)] ${desk} number`,
    '[what is] company (number | numbers | phone | telephone)',
    '(how | where) (do i | can i | should i) (call | phone | reach | contact) (you | support | customer service | customer care | billing)',
    '(which | what) number (do i | should i | can i) (call | dial) [(about | for)]',
    'who (do i | should i | can i) call [(about | for)] [(bill | bills | internet | gas | payment | help)]',
    '(number | phone number | telephone number) [call] [(you | for help)]',
    'contact (details | information | info)',
  ],
  place: [
    '(where is | where are) [company] (office | offices | store | stores | shop | location | address)',
    'where are you [(located | based)]',
    '[what is] [company] (office | company | store) (address | location)',
    '[what is] company [(mailing | street)] (address | location)',
    'do you have (office | store | shop | location)',
    '(where | how) (do i | can i) (visit | come by | come see | find) (you | office)',
    'where (do i | can i) pay in person',
  ],
  hours: [
    `[what are] [company] [${desk}] [(opening | business | office | working | store)] (hours | times) [of operation]`,
    `when (are you | is office | is company office | is store | is ${desk}) [(open | closed | available)]`,
    `(are you | is office | is company office | is ${desk}) (open | closed) [(now | today | sunday | saturday | sundays | saturdays | weekends | weekend | on sunday | on saturday | on weekends | on sundays | on saturdays)]`,
    '(when | what time | at what time) (do you | does office | does company office) (open | close)',
    'how late are you open',
  ],
}

const relatedPerson =
  '(wife | husband | partner | spouse | son | daughter | roommate | someone | somebody | person | user | another person | mother | father | mom | dad | assistant | family member | girlfriend | boyfriend | brother | sister | authorized user)'

interface FaqPhrases {
  phrases: readonly string[]
  /** Replaces the FAQ's own link. */
  link?: { label: string; path: string }
}

/** Questions that an FAQ answers although they share few words with it. */
export const faqPhrases: Record<string, FaqPhrases> = {
  'move-when': {
    phrases: [
      '[i am] [(going | planning)] (moving | relocating | moving out | moving house | move | moving away)',
      'i (move | will move | moved | have moved | will be moving) [(out | house | away)]',
      '(how do i | how can i | what if i | what when i) (move | transfer) [service] [(new address | house)]',
      '(move | transfer) [service] (new address | new home | new house | another address)',
      'i have new address',
      'moving house',
    ],
    link: { label: 'Tell us about a move', path: `${paths.serviceTicketCreate}?type=moving&subtype=move` },
  },
  'add-person': {
    phrases: [
      `(add | give | put | invite) ${relatedPerson} [(on | as | access)] [(user | authorized user | access)] [account]`,
      `[how do i] (add | give | put | invite) ${relatedPerson} [(on | as | access)] [(user | authorized user | access)] [account]`,
      `${relatedPerson} (on account | account | access | access account | as user)`,
      `(can | may | could) ${relatedPerson} (see | use | manage | pay) [(account | bill | bills)]`,
      'share account',
    ],
  },
  'paid-twice': {
    phrases: [
      '(i was | was i | i got | why was i) (charged | billed) (twice | double | two times)',
      'i paid [bill] (twice | double | two times)',
      'you charged (twice | double)',
      'double (charge | charged | payment)',
    ],
  },
  'cannot-pay': {
    phrases: [
      "i (cannot | can't | cant | can not) pay [(bill | everything | all)] [(now | in full | on time)]",
      '[can i] pay [bill] (in parts | in installments | later | over time | in payments)',
      '[(can i get | is there)] (payment plan | payment arrangement | payment extension | extension | installments)',
      'i need more time [pay] [bill]',
    ],
  },
  'ways-to-pay': {
    phrases: [
      '(where | how) (do i | can i | should i) (mail | send) (check | checks | payment | payments | money)',
      '[(what is | what)] mailing address (for | of) (payments | payment | checks)',
    ],
  },
  'when-due': {
    phrases: [
      'when (is | does | will | do i get) next (bill | statement | invoice) [(come | made | sent | issued | arrive | ready | out)]',
      'when (is | are | does | do) (bill | bills) [(come | made | sent | issued | arrive | ready | out)]',
      'when do you bill',
    ],
  },
  'late-fee': {
    phrases: [
      '(do i have | is there | are there | did i get | was i charged | am i charged | have i) [any] late (fee | fees | charge | charges)',
      'why (did i get | was i charged | is there | do i have) late (fee | charge)',
      '[(what is | how much is)] late (fee | charge)',
    ],
  },
}

/** Users who ask for a person are offered one immediately. */
export const personPhrases: readonly string[] = [
  '(talk | speak | chat) [with] (person | human | someone | somebody | agent | representative | operator | staff)',
  '[real] (person | human | agent | representative | operator)',
  'connect [with] (person | human | someone | agent | representative)',
  '(contact | call | reach) (customer care | support | somebody | someone)',
]

export type SmallTalk = 'greeting' | 'thanks' | 'agreed' | 'goodbye' | 'whoAreYou' | 'help'

/** Whole messages that ask nothing, without final punctuation. */
export const smallTalkSentences: Record<SmallTalk, readonly string[]> = {
  greeting: [
    'hi',
    'hello',
    'hey',
    'hallo',
    'hola',
    'howdy',
    'yo',
    'greetings',
    'good morning',
    'good afternoon',
    'good evening',
    'good day',
    'how are you',
    'how are you doing',
    'how is it going',
    'hows it going',
    'whats up',
    "what's up",
    'hi how are you',
    'hello how are you',
    'hii',
    'helo',
    'test',
  ],
  thanks: [
    'thanks',
    'thank you',
    'thx',
    'ty',
    'thank you so much',
    'thank you very much',
    'thanks a lot',
    'many thanks',
    'cheers',
    'great thanks',
    'ok thanks',
    'okay thanks',
    'ok thank you',
    'that helped',
    'that helps',
    'gracias',
  ],
  agreed: ['great', 'perfect', 'awesome', 'ok', 'okay', 'cool', 'good', 'got it', 'nice', 'yes', 'no', 'sure', 'fine'],
  goodbye: [
    'bye',
    'goodbye',
    'good bye',
    'bye bye',
    'see you',
    'good night',
    'that is all',
    "that's all",
    'nothing else',
    'no thanks',
    'no thank you',
  ],
  whoAreYou: [
    'are you a person',
    'are you a human',
    'are you human',
    'are you a bot',
    'are you a robot',
    'are you real',
    'are you ai',
    'are you an ai',
    'are you a machine',
    'are you a computer',
    'are you a real person',
    'is this a bot',
    'is this a person',
    'is this a human',
    'am i talking to a person',
    'am i talking to a human',
    'am i talking to a bot',
    'am i speaking to a person',
    'am i chatting with a person',
    'who are you',
    'what are you',
    'who is this',
    'are you chatgpt',
    'what is your name',
    "what's your name",
    'whats your name',
  ],
  help: [
    'help',
    'help me',
    'please help',
    'i need help',
    'can you help',
    'can you help me',
    'what can you do',
    'what do you do',
    'what do you know',
    'what can i ask',
    'what can i ask you',
    'what can you tell me',
    'how does this work',
    'how can you help',
    'how can you help me',
    'i have a question',
    'can i ask you something',
    'can i ask a question',
  ],
}
