/** Texts about chat. */
import { countText, quantity } from '../../format/plural'

export const askAQuestion = 'Ask a question'
export const welcomeTitle = 'What would you like to know?'
export const chatNotLoaded = 'We couldn’t load the chat.'
export const modelNotice = 'Written by AI, based on what we found.'
export const fromAccount = 'From your account'
export const fromOpenAccount = 'From the open account'
export const otherQuestionsTitle = 'Or did you mean:'
export const relatedQuestions = 'Related questions'
export const call911 = 'Call 911'
export const gasEmergency = (gasEmergencyNumber: string) => `Gas emergency ${gasEmergencyNumber}`
export const answerFailed = (failure: string) =>
  `We couldn’t answer your question. ${failure} It’s still in the box, so send it again in a moment.`
export const yourQuestion = 'Your question'
export const questionTooLong = 'The question is too long to send.'
export const enterSends = 'Press Enter to send'
export const ofCharacters = (count: number, most: number) => `${countText(count)} of ${countText(most)} characters`
export const excessHint = (excess: number) => `Too long by ${quantity(excess, 'character', 'characters')}`
export const programNotice =
  'I’m a program, not a person. I answer from the FAQs, the Resource Center documents and your own account, and I’ll tell you when I don’t know.'
export const introduction =
  'I’m a program, not a person. I answer from the FAQs, the Resource Center documents and the open account, and I’ll tell you when I don’t know.'
interface AnsweredAccount {
  isForStaff: boolean
  service: string
  streetAddress: string
}

export const answeredAccount = ({ isForStaff, service, streetAddress }: AnsweredAccount) =>
  isForStaff
    ? `Answers about the account are for ${service} at ${streetAddress}.`
    : `Answers about your account are for ${service} at ${streetAddress}.`
export const transcriptEntry = (question: string, answer: string) => `Question: ${question}\nChat: ${answer}`
export const suggestionsTitle = 'Questions to start with'
export const closeChat = 'Close chat'
export const conversation = 'Conversation'
export const handOverTitle = 'Send to customer care'
export const startOver = 'Start over'
export const youAsked = 'You asked:'
export const lookingItUp = 'Looking it up'
export const handedOver = (caseNo: string) =>
  `Customer care has this conversation as message ${caseNo}. You’ll find their reply in the Message Center.`
export const openTheMessage = 'Open the message'
export const emergencyHint =
  'No one reads a message right away. If you’re in danger, leave the building first, then call.'
export const handoverHint =
  'Customer care gets this as a message and replies in the Message Center, usually within one business day. Nothing is sent until you press Send.'
export const noteOptional = 'Note (optional)'
export const conversationCut = 'The conversation is too long for a message, so the beginning is left out.'
export const slowInternetQuestion = 'Why is my internet slower than my plan?'
export const exampleWifiPassword = 'Where do I find or change my Wi-Fi password?'
export const exampleEstimatedReading = 'Why is my meter reading estimated?'
export const gasBillQuestion = 'What goes into my gas bill?'
export const voicemailQuestion = 'How do I set up voicemail?'
export const emergencyAddressQuestion = 'Which address do emergency services see when I call 911?'
export const tvPictureQuestion = 'There’s no picture on my TV.'
export const tvPinQuestion = 'I forgot my TV PIN.'
export const payQuestion = 'How can I pay?'
export const outageQuestion = 'How do I find out if there’s an outage?'
export const movingQuestion = 'How soon should I tell you I’m moving?'
export const passwordQuestion = 'I forgot my password.'
export const exampleDisconnect = 'When do you disconnect gas for an unpaid bill?'
export const refundQuestion = 'How long does a refund take?'
export const depositQuestion = 'When do I get my deposit back?'
export const returnedPaymentQuestion = 'What happens if a payment is returned?'
export const balanceQuestion = 'What’s the balance?'
export const lastPaymentQuestion = 'When was the last payment?'
export const openRequestsQuestion = 'Are there open requests?'
export const planQuestion = 'What’s the current plan?'
export const exampleAutopay = 'Is autopay on?'
export const omissionNote = '(The conversation is too long for a message, so the beginning is left out.)'
export const conversationHeading = 'Conversation with the chat:'
export const handedOverNotice = (caseNo: string) => `Handed over as message ${caseNo}.`
export const fromTheChat = (question: string) => `From the chat: ${question}`
